import type { ValidationResult } from '@brand/mvf/validate';

/** What was found, with texts of a length that can be sent. */
export type CheckedBundle = Pick<ValidationResult, 'valid' | 'version' | 'counts' | 'findings'>;
