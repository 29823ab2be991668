/** Which version of which SDK has which feature; made by `tools/src/reference/parity`. */
export type ParityMatrix = {
  readonly versions: readonly MatrixVersion[];
  readonly features: readonly MatrixFeature[];
};

export type MatrixVersion = { readonly sdk: string; readonly version: string };

export type MatrixFeature = {
  readonly id: string;
  readonly title: string;
  readonly group: string;
  /** Symbols by `sdk/version`; a version that is not named lacks the feature. */
  readonly proofs: Readonly<Record<string, readonly string[]>>;
};
