import { validate } from '@brand/mvf/validate';
import { ARCHIVE_LIMITS } from './archive-limits.ts';
import type { CheckedBundle, ValidateJob } from './venue-job.ts';

/** Maximum number of listed findings; a bundle may have one for each location. */
const MAX_FINDINGS = 100;
const MAX_TEXT_LENGTH = 500;

export async function validateBundle({ bytes }: ValidateJob): Promise<CheckedBundle> {
  const { valid, version, counts, findings } = await validate(bytes, {
    limits: ARCHIVE_LIMITS,
    // Prevents requests to URLs in a bundle.
    fetch: () => Promise.reject(new Error('Nothing is fetched.')),
  });
  return {
    valid,
    version,
    counts,
    findings: findings.slice(0, MAX_FINDINGS).map((finding) => ({
      ...finding,
      file: finding.file.slice(0, MAX_TEXT_LENGTH),
      pointer: finding.pointer.slice(0, MAX_TEXT_LENGTH),
      message: finding.message.slice(0, MAX_TEXT_LENGTH),
    })),
  };
}
