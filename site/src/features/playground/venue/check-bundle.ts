import { assertBundleSize } from '@site/src/venue/assert-bundle-size';
import { runInWorker } from '@site/src/kit/run-in-worker';
import type { BundleCheck } from './bundle-worker';
import type { BundleReport } from '@site/src/venue/report-on-bundle';

/** Validates a bundle of the reader in a worker. */
export async function checkBundle(file: File, workerAddress: string): Promise<BundleReport> {
  assertBundleSize(file, 'the playground');
  return runInWorker<BundleCheck, BundleReport>({
    worker: new Worker(workerAddress, { name: 'bundle-check' }),
    ask: (bundles) => bundles.check(file),
    failure: 'The file could not be checked. Reload the page and try again.',
  });
}

/** A file name that is safe in code and URLs. */
export function fileNameFor(name: string): string {
  const safe = name.replaceAll(/[^\w.-]+/g, '-').slice(-60);
  return /\.(?:zip|mvf)$/i.test(safe) ? safe : `${safe || 'venue'}.zip`;
}
