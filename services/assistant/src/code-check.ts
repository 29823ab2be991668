/** Code of an answer, and the SDK that it is for. */
export type CodeToCheck = {
  readonly code: string;
  /** Of its fence, such as `ts` or `tsx`. */
  readonly language: string;
  /** Such as `web-sdk`. */
  readonly sdk: string;
  readonly version: string;
};

export type CodeVerdict = {
  /** Such as `Web SDK 6.0`. */
  readonly sdk: string;
  readonly compiles: boolean;
  readonly message?: string;
  /** Where it compiles and the playground can open it: the whole program, by its first file. */
  readonly program?: { readonly file: string; readonly text: string };
};

/** Compiles code before readers see it. Without an answer where there is no compiler for it. */
export type CheckCode = (code: CodeToCheck) => Promise<CodeVerdict | undefined>;
