import { buildSdkIfStale } from '../products/build-sdk.ts';
import { buildVenuesIfStale } from '../products/build-venues.ts';
import { buildSamplesIfStale } from '../products/build-samples.ts';
import { runSamples } from '../samples/run-samples.ts';

/**
 * `npm run pictures` takes the screenshots of all samples again, `npm run pictures markers` that of
 * one, and replaces those that look different.
 */
const built =
  (await buildVenuesIfStale()) && (await buildSdkIfStale()) && (await buildSamplesIfStale());
const problems = built ? await runSamples('renewed', process.argv.slice(2)) : [];
for (const problem of problems) console.error(problem);
process.exitCode = built && problems.length === 0 ? 0 : 1;
