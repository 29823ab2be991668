import type { ValidationResult } from '@brand/mvf/validate';

/** Validation result with texts short enough to send. */
export type CheckedBundle = Pick<ValidationResult, 'valid' | 'version' | 'counts' | 'findings'>;
