import { parentPort, workerData } from 'node:worker_threads';
import { validate } from '@brand/mvf/validate';
import type { CheckedBundle } from './checked-bundle.ts';

/** Limits of `MVF_LIMITS`, each at least ten times the size of the demo venues. */
const LIMITS = {
  maxArchiveBytes: 2 ** 23,
  maxEntries: 2000,
  maxEntryBytes: 2 ** 25,
  maxTotalBytes: 2 ** 26,
};
/** Maximum number of listed findings; a bundle may have one for each location. */
const MAX_FINDINGS = 100;
const MAX_TEXT_LENGTH = 500;

const { valid, version, counts, findings } = await validate(workerData as Uint8Array, {
  limits: LIMITS,
  // Prevents requests to URLs in a bundle.
  fetch: () => Promise.reject(new Error('Nothing is fetched.')),
});
const result: CheckedBundle = {
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
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(result);
