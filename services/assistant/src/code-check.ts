/** Code of an answer, and the SDK that it is for. */
export type CodeToCheck = {
  readonly code: string;
  /** Info string of its fence, for example `ts` or `tsx`. */
  readonly language: string;
  /** For example `web-sdk`. */
  readonly sdk: string;
  readonly version: string;
};

export type CodeVerdict = {
  /** For example `Web SDK 6.0`. */
  readonly sdk: string;
  readonly compiles: boolean;
  readonly message?: string;
  /**
   * The whole program, named by its first file. Set if it compiles and the playground can open it.
   */
  readonly program?: { readonly file: string; readonly text: string };
};

/** Compiles code before readers see it. Resolves to `undefined` if there is no compiler for it. */
export type CheckCode = (code: CodeToCheck) => Promise<CodeVerdict | undefined>;
