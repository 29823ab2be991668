import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../tools/src/machine/find-chromium.ts';
import { serveSite } from '../serve-site.ts';
import { buildStockSite } from './build-stock-site.ts';
import { median } from '../median.ts';
import { printTable } from '../figures.ts';
import { countOf, setExitCode } from '../smoke.ts';
import { measurePage, type PageMeasure } from './measure-page.ts';

const ROUNDS = countOf('ROUNDS', 9);
const PAGE = '/web-sdk/markers';
const NEXT_PAGES = ['labels', 'camera', 'shapes', 'search', 'views'].map(
  (page) => `/web-sdk/${page}`,
);
const LIMITS: Readonly<Record<keyof PageMeasure, number>> = {
  scriptBytes: 0.7,
  blockingMs: 0.7,
  navigationMs: 1.0,
};

const stockFolder = await buildStockSite();
const ours = await serveSite(join(import.meta.dirname, '../../site/build'));
const stock = await serveSite(stockFolder);
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-background-networking'],
});

const measured: { ours: PageMeasure[]; stock: PageMeasure[] } = { ours: [], stock: [] };
for (let round = 0; round < ROUNDS; round += 1) {
  // Interleaved, so that a temporary slowdown of the machine affects both.
  measured.ours.push(await measurePage(browser, ours.url + PAGE, NEXT_PAGES));
  measured.stock.push(await measurePage(browser, stock.url + PAGE, NEXT_PAGES));
}
await browser.close();
ours.stop();
stock.stop();

const rows = Object.entries(LIMITS).map(([name, limit]) => {
  const key = name as keyof PageMeasure;
  const own = Math.round(median(measured.ours.map((measure) => measure[key])));
  const peer = Math.round(median(measured.stock.map((measure) => measure[key])));
  return { measure: name, ours: own, stock: peer, ratio: own / peer, limit };
});
printTable(
  'page-weight',
  rows.map((row) => ({ ...row, ratio: row.ratio.toFixed(2) })),
);
setExitCode(
  rows.flatMap(({ ours: own, stock: peer }) => [own, peer]),
  rows.every(({ ratio, limit }) => ratio <= limit),
);
