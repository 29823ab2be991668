import { refuseLarge } from '@site/src/venue/refuse-large';
import { askWorker } from '@site/src/kit/ask-worker';
import type { BundleCheck } from './bundle-worker';
import type { BundleReport } from '@site/src/venue/report-on-bundle';

/** Checks a file that the reader brought, in a worker. */
export async function checkBundle(file: File, workerAddress: string): Promise<BundleReport> {
  refuseLarge(file, 'the playground');
  return askWorker<BundleCheck, BundleReport>({
    worker: new Worker(workerAddress, { name: 'bundle-check' }),
    ask: (bundles) => bundles.check(file),
    failure: 'The file could not be checked. Load the page again and try once more.',
  });
}

/** A name that code and links can hold. */
export function fileNameFor(name: string): string {
  const safe = name.replaceAll(/[^\w.-]+/g, '-').slice(-60);
  return /\.(?:zip|mvf)$/i.test(safe) ? safe : `${safe || 'venue'}.zip`;
}
