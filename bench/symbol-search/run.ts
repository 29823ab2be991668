import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../tools/src/machine/find-chromium.ts';
import { median } from '../median.ts';
import { serveSite } from '../serve-site.ts';
import { countOf, setExitCode, someOf } from '../smoke.ts';

type Timed = { times: number[] };

/**
 * Time from a key press to the painted results of the symbol search, compared with the same keys in
 * a bare field of the same page: the difference is the cost of the search.
 */
const ROUNDS = countOf('ROUNDS', 5);
const QUERIES = someOf([
  'showvenue',
  'camera.focus',
  'marker',
  'floor',
  'route',
  'bundle',
  'opacity',
]);
const LIMIT_MS = 30;

const site = await serveSite(join(import.meta.dirname, '../../site/build'));
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-background-networking'],
});
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
await page.goto(`${site.url}/api/api`, { waitUntil: 'networkidle' });
await page.evaluate(() => {
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        (window as unknown as Timed).times.push(performance.now() - timeStamp);
      });
      port1.start();
      // A message sent in an animation frame arrives after that frame was painted.
      requestAnimationFrame(() => port2.postMessage(undefined));
    },
    { capture: true },
  );
  const bare = document.createElement('input');
  bare.id = 'bare';
  bare.setAttribute('aria-label', 'Bare field');
  document.querySelector('main')?.prepend(bare);
});
// The lists of symbols load when the field is first used.
await page.locator('[role=combobox]').fill('map');
await page.locator('a[role=option]').first().waitFor();

const search: number[] = [];
const bare: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  for (const query of QUERIES) {
    search.push(...(await typeAndTime(page, '[role=combobox]', query)));
    bare.push(...(await typeAndTime(page, '#bare', query)));
  }
}
await browser.close();
site.stop();

const [ours, field] = [median(search), median(bare)];
console.table([
  {
    measure: 'key to paint, ms',
    search: ours.toFixed(1),
    'bare field': field.toFixed(1),
    ratio: (ours / field).toFixed(2),
    limit: `${LIMIT_MS} ms`,
    keys: search.length,
  },
]);
setExitCode([ours, field], ours <= LIMIT_MS);

/**
 * Types letter by letter. Returns for each key the time until the frame with its effect is painted.
 */
async function typeAndTime(target: Page, selector: string, text: string): Promise<number[]> {
  await target.locator(selector).fill('');
  await target.locator(selector).focus();
  await target.evaluate(() => {
    (window as unknown as Timed).times = [];
  });
  for (const [index, key] of [...text].entries()) {
    await target.keyboard.press(key === '.' ? 'Period' : key);
    await target.waitForFunction(
      (count) => (window as unknown as Timed).times.length >= count,
      index + 1,
    );
  }
  return target.evaluate(() => (window as unknown as Timed).times);
}
