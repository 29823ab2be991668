import type { Severity } from './codes/code-info.ts';
import type { FindingCode } from './finding-codes.ts';

/** A problem in a bundle, with its location. */
export type Finding = {
  /** Code that identifies the type of the finding, so that programs can branch on it. */
  readonly code: FindingCode;
  /** Severity of the finding. */
  readonly severity: Severity;
  /** Path of the file inside the bundle. An empty string means the bundle as a whole. */
  readonly file: string;
  /**
   * JSON pointer (RFC 6901) to the location in the file. An empty string means the whole file. In a
   * file with an older structure, the pointer refers to the specified structure.
   */
  readonly pointer: string;
  /** Human-readable message with the location and the expected and actual values. */
  readonly message: string;
  /** Instruction that fixes the problem. */
  readonly fix: string;
  /** Path on the documentation site of the section that explains the code. */
  readonly docs: string;
  /**
   * Number of omitted findings with this code in this file. Set only on the finding that reports
   * the omission.
   */
  readonly more?: number;
};
