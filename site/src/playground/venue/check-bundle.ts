import * as Comlink from 'comlink';
import type { BundleCheck, BundleReport } from './bundle-worker';

/** Larger ones the check refuses too, but only after they were read. */
const LARGEST_BYTES = 200_000_000;

/** Checks a file that the reader brought, in a worker: a large or hostile one must not stop the page. */
export async function checkBundle(file: File, workerAddress: string): Promise<BundleReport> {
  if (file.size > LARGEST_BYTES) {
    throw new Error(
      `${file.name} has ${Math.round(file.size / 1e6)} MB; the playground takes up to ${LARGEST_BYTES / 1e6}. ` +
        'Open it with the SDK in a project of your own.',
    );
  }
  const worker = new Worker(workerAddress, { name: 'bundle-check' });
  const { promise: failed, reject } = Promise.withResolvers<never>();
  worker.addEventListener('error', () =>
    reject(new Error('The file could not be checked. Load the page again and try once more.')),
  );
  try {
    return await Promise.race([Comlink.wrap<BundleCheck>(worker).check(file), failed]);
  } finally {
    worker.terminate();
  }
}

/** A name that code and links can hold. */
export function fileNameFor(name: string): string {
  const safe = name.replaceAll(/[^\w.-]+/g, '-').slice(-60);
  return /\.(?:zip|mvf)$/i.test(safe) ? safe : `${safe || 'venue'}.zip`;
}
