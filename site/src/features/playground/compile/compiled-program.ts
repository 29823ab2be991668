/** What the frame runs: modules in the order in which they need each other, and style sheets. */
export type CompiledProgram = {
  readonly modules: readonly CompiledModule[];
  readonly styles: readonly string[];
};

export type CompiledModule = {
  /** Name of the file that it was made of, such as `main.ts`. */
  readonly file: string;
  /** JavaScript whose lines are those of the file. */
  readonly code: string;
  /** Places in the code where the address of another file belongs, in their order. */
  readonly links: readonly FileLink[];
};

export type FileLink = {
  readonly from: number;
  readonly to: number;
  /** Name of a module before this one, or of a file beside it. */
  readonly target: string;
  readonly kind: 'module' | 'file';
};

/** Text files by name. */
export type SourceFiles = Readonly<Record<string, string>>;

/** The first file of programs that are written with React. */
export const REACT_ENTRY = 'main.tsx';

/** The file that a program begins with. */
export function entryOf(files: SourceFiles): string {
  return isWrittenWithReact(files) ? REACT_ENTRY : 'main.ts';
}

export function isWrittenWithReact(files: SourceFiles): boolean {
  return Object.hasOwn(files, REACT_ENTRY);
}

/** The function that each turn of a loop calls; the frame defines it, and ends what has no end. */
export const LOOP_GUARD = '__endEndlessLoop';
