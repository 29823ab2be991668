/**
 * Severity of a finding: an `error` breaks a rule of the format, a `warning` is probably a mistake,
 * and an `info` is worth checking.
 */
export type Severity = 'error' | 'warning' | 'info';

/** Properties that all findings with one code share. The documentation is generated from them. */
export type CodeInfo = {
  /** Severity of the findings. */
  readonly severity: Severity;
  /** The page of the MVF 3 specification that explains the code. */
  readonly page: string;
  /** Description of the problem, in one sentence. */
  readonly title: string;
  /** Instruction that fixes the problem. */
  readonly fix: string;
};
