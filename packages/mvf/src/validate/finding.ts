import type { Severity } from './codes/code-info.ts';
import type { FindingCode } from './finding-codes.ts';

/** Something that a bundle should not have, and where. */
export type Finding = {
  /** What kind of finding it is, for programs to branch on. */
  readonly code: FindingCode;
  /** How bad it is. */
  readonly severity: Severity;
  /** Path of the file inside the bundle; empty when it is about the bundle as a whole. */
  readonly file: string;
  /**
   * Where in the file, as a JSON pointer (RFC 6901); empty for the whole file. A file in an older
   * shape is pointed into as if it were in the specified one.
   */
  readonly pointer: string;
  /** Where, what was expected and what was found, for people. */
  readonly message: string;
  /** What to do about it. */
  readonly fix: string;
  /** Path on the documentation site of the text that explains the code. */
  readonly docs: string;
  /** How many findings with this code in this file were left out; only on the one that says so. */
  readonly more?: number;
};
