export { validate, type ValidateOptions, type ValidationResult } from './validate.ts';
export type { Finding } from './finding.ts';
export { docsPath, FINDING_CODES, type FindingCode } from './finding-codes.ts';
export { groupFindings, type FindingGroup } from './group-findings.ts';
export type { CodeInfo, Severity } from './codes/code-info.ts';
export type { RuleGroup } from './rule.ts';
export type { Progress } from './yielding-progress.ts';
