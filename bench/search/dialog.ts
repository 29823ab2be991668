import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../tools/src/machine/find-chromium.ts';
import { median } from '../median.ts';
import { serveSite } from '../serve-site.ts';

type Timed = { times: number[] };

/**
 * Time from a key press in the search dialog to the painted results of the current query, HTTP
 * included: `node bench/search/dialog.ts`.
 */
const LIMIT_MS = 60;
const PAUSE_MS = 180;
const QUERIES = ['wayfinding', 'blue dot', 'stacked maps', 'turn by turn', 'opening hours', 'gltf'];

const site = await serveSite(join(import.meta.dirname, '../../site/build'));
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-background-networking'],
});
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
await page.goto(`${site.url}/web-sdk/markers`, { waitUntil: 'networkidle' });
await page.keyboard.press('Control+k');
const field = page.locator('.DocSearch-Input');
await field.waitFor();
await field.evaluate((input: HTMLInputElement) => {
  const timed = Object.assign(window, { times: [] as number[] }) as unknown as Timed;
  let pressed: number | undefined;
  addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { capture: true });
  const watch = (): void => {
    // The link to all results contains the query of the results below it.
    const link = document.querySelector<HTMLAnchorElement>('.DocSearch-HitsFooter a');
    const answered = link && new URL(link.href).searchParams.get('q');
    if (pressed === undefined || answered !== input.value) return;
    const began = pressed;
    pressed = undefined;
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => timed.times.push(performance.now() - began));
    port1.start();
    // A message sent in an animation frame arrives after that frame was painted.
    requestAnimationFrame(() => port2.postMessage(undefined));
  };
  new MutationObserver(watch).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
});
for (const query of QUERIES) {
  await field.fill('');
  await field.pressSequentially(query, { delay: PAUSE_MS });
  await page.waitForTimeout(PAUSE_MS);
}
const times = await page.evaluate(() => (window as unknown as Timed).times);
await browser.close();
site.stop();
console.table([
  {
    measure: 'key to painted results, ms',
    median: median(times).toFixed(1),
    limit: LIMIT_MS,
    keys: times.length,
    typed: QUERIES.join('').length,
  },
]);
