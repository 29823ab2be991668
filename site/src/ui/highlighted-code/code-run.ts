/** A part of code with one class name, such as `hl-k` for keywords. */
export type CodeRun = { readonly text: string; readonly className: string | undefined };
