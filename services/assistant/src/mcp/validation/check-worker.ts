import { parentPort, workerData } from 'node:worker_threads';
import { validate } from '@brand/mvf/validate';
import type { CheckedBundle } from './checked-bundle.ts';

/** Demo venues stay below a tenth of each: see `MVF_LIMITS` for what these are. */
const LIMITS = {
  maxArchiveBytes: 2 ** 23,
  maxEntries: 2000,
  maxEntryBytes: 2 ** 25,
  maxTotalBytes: 2 ** 26,
};
/** A bundle may have as many findings as it has places; only some are listed. */
const MAX_FINDINGS = 100;
const MAX_TEXT_LENGTH = 500;

const { valid, version, counts, findings } = await validate(workerData as Uint8Array, {
  limits: LIMITS,
  // A bundle is what was sent: nothing that it names is fetched.
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
