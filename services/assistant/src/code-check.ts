/** Code of an answer, and the SDK that it is for. */
export type CodeToCheck = {
  readonly code: string;
  /** Info string of its fence, for example `ts` or `tsx`. */
  readonly language: string;
  /** For example `web-sdk`. */
  readonly sdk: string;
  readonly version: string;
};

/** Errors that a verdict lists. Further ones are counted. */
export const MAX_ERRORS = 20;

/** An error of the compiler. */
export type CodeError = {
  /** Line in the checked code, from 1. */
  readonly line: number;
  readonly message: string;
};

export type CodeVerdict = {
  /** For example `Web SDK 6.0`. */
  readonly sdk: string;
  readonly compiles: boolean;
  /** First error, or the reason why the compiler gave up. */
  readonly message?: string;
  /** Errors of code that does not compile, at most `MAX_ERRORS`. */
  readonly errors?: readonly CodeError[];
  /** Number of errors beyond those. */
  readonly moreErrors?: number;
  /**
   * The whole program, named by its first file. Set if it compiles and the playground can open it.
   */
  readonly program?: { readonly file: string; readonly text: string };
};

/** Compiles code before readers see it. Resolves to `undefined` if there is no compiler for it. */
export type CheckCode = (code: CodeToCheck) => Promise<CodeVerdict | undefined>;
