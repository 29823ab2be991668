/**
 * How bad a finding is: an `error` breaks a rule of the format, a `warning` is probably a mistake,
 * an `info` is worth a look.
 */
export type Severity = 'error' | 'warning' | 'info';

/** What is the same for all findings with one code. Documentation is generated from it. */
export type CodeInfo = {
  /** How bad such a finding is. */
  readonly severity: Severity;
  /** The page of the MVF 3 specification that explains the code. */
  readonly page: string;
  /** What is wrong, in one sentence. */
  readonly title: string;
  /** What to do about it. */
  readonly fix: string;
};
