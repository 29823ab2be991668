/** A fault in a text, at a place that editors can open. */
export type Finding = {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly rule: string;
  readonly message: string;
};
