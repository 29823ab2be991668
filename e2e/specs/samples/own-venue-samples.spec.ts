import { readFileSync } from 'node:fs';
import { writeBundle } from '@brand/mvf';
import { tinyVenue } from '@brand/test-kit';
import { listRunnableSamples } from '../../../tools/src/samples/runnable-samples.ts';
import { expect, test } from '../../test.ts';
import { type OwnVenueRun, runInOwnVenue } from './run-in-own-venue.ts';

/** Path of a bundle to try all samples in, instead of a few in the small house of the test kit. */
const OTHER_BUNDLE = process.env['OWN_VENUE'];
const EVERY = OTHER_BUNDLE ? 1 : 4;
/** The others need what a venue may lack, such as another language. */
const MIN_SHARE = 0.9;
const PARTS = 2;
const HOST = '/own-venue-host';
const BUNDLE = '/own-venue.zip';

const PAGES = listRunnableSamples()
  // Samples that need what frames deny are shown as pictures only.
  .filter(({ path, needs }) => path.startsWith('web-sdk/6.0/') && needs === 'nothing')
  .flatMap(({ path, variants }) => variants.map(({ name }) => `${path}/${name}.html`))
  .filter((_, index) => index % EVERY === 0);

// Samples that lack something write errors to the console.
test.use({ expectedPageErrors: /.*/ });

test.describe('samples of Web SDK 6.0 in a venue of the reader', { tag: '@long' }, () => {
  for (let part = 0; part < PARTS; part += 1) {
    test(`run unless they need what it lacks, part ${part + 1}`, async ({
      page,
      baseURL,
    }, info) => {
      test.setTimeout(600_000);
      const bundle = OTHER_BUNDLE ? readFileSync(OTHER_BUNDLE) : writeBundle(tinyVenue());
      await page.route(baseURL + HOST, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Host</title>' }),
      );
      await page.route(baseURL + BUNDLE, (route) => route.fulfill({ body: Buffer.from(bundle) }));
      await page.goto(HOST);
      const runs: OwnVenueRun[] = [];
      for (const each of PAGES.filter((_, index) => index % PARTS === part)) {
        const limits = { limitMs: 60_000, lateMs: 300 };
        runs.push(await runInOwnVenue(page, { page: each, bundle: BUNDLE, ...limits }));
      }
      const failed = runs.filter(({ problem }) => problem !== undefined);
      const report = [
        `${runs.length - failed.length} of ${runs.length} samples run`,
        ...failed.map((run) => `${run.page}: ${run.problem}`),
      ].join('\n');
      await info.attach('report', { body: report });
      if (OTHER_BUNDLE) process.stdout.write(`${report}\n`);
      expect(runs.length).toBeGreaterThan(10);
      expect(1 - failed.length / runs.length, report).toBeGreaterThanOrEqual(MIN_SHARE);
    });
  }
});
