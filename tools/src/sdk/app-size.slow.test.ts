import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { APP_SIZE_RECORD, type AppSize, measureAppSize } from './measure-app-size.ts';
import { withHint } from './with-hint.ts';

/** Pages round to kilobytes. */
const TOLERANCE_BYTES = 2048;
const UPDATE = 'Record it for the pages: node tools/src/sdk/record-app-size.ts';

test('pages quote the size of the getting-started sample in a production build', async () => {
  const record = JSON.parse(readFileSync(APP_SIZE_RECORD, 'utf8')) as AppSize;
  const { brotli, gzip } = await measureAppSize();
  const changed = [
    Math.abs(brotli - record.brotli) > TOLERANCE_BYTES && `Brotli: ${record.brotli} → ${brotli} B`,
    Math.abs(gzip - record.gzip) > TOLERANCE_BYTES && `gzip: ${record.gzip} → ${gzip} B`,
  ].filter((line) => line !== false);
  expect(withHint(changed, UPDATE)).toEqual([]);
});
