import { join } from 'node:path';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { launchOptions } from '../../tools/src/machine/launch-options.ts';
import { webglBackend } from '../../tools/src/machine/webgl-backend.ts';
import { serveSite } from '../serve-site.ts';
import { countOf, isSmoke, setExitCode, someOf } from '../smoke.ts';

/**
 * Memory that topics of the playground leak: `npm run bench playground`. Visits topics one after
 * the other in one page, and measures heap and DOM in between.
 */
const NAVIGATIONS = countOf('NAVIGATIONS', 20, 1);
const MEASURE_EVERY = isSmoke ? 1 : 5;
const TOPICS = someOf(['Markers', 'Labels', 'Shapes', 'Wayfinding', 'Getting started'], 2);

const site = await serveSite(join(import.meta.dirname, '../../site/build'));
const browser = await chromium.launch(launchOptions(webglBackend()));
const page = await browser.newPage({ viewport: { width: 1100, height: 700 } });
const client = await page.context().newCDPSession(page);
const warnings: string[] = [];
page.on('console', (message) => {
  if (message.type() !== 'log') warnings.push(message.text());
});
await page.goto(`${site.url}/playground/`);
// Warm-up: loads everything once before the first measurement.
for (const name of TOPICS) await visit(page, name);
const rows = [await measureMemory(client, 0)];
for (let count = 1; count <= NAVIGATIONS; count += 1) {
  await visit(page, TOPICS[count % TOPICS.length] ?? '');
  if (count % MEASURE_EVERY === 0) rows.push(await measureMemory(client, count));
}
await browser.close();
site.stop();
console.table(rows);
const [first, last] = [rows[0], rows.at(-1)];
console.log(
  `Heap after ${NAVIGATIONS} navigations: ${((last?.heapMB ?? 0) / (first?.heapMB ?? 1)).toFixed(2)} of that before; ` +
    `${warnings.length} warnings of the browser.`,
);
setExitCode(
  rows.map(({ heapMB }) => heapMB),
  true,
);

async function visit(on: Page, name: string): Promise<void> {
  await on.getByRole('main').getByRole('link', { name }).first().click();
  await on.locator('[data-phase="running"]').waitFor({ timeout: 60_000 });
  await on.locator('.cm-content').waitFor({ timeout: 60_000 });
  await on.getByRole('link', { name: '‹ Playground' }).click();
  await on.getByRole('heading', { name: 'Playground', exact: true }).waitFor();
}

async function measureMemory(session: CDPSession, navigations: number) {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { documents, nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return {
    navigations,
    heapMB: Number((usedSize / 1e6).toFixed(1)),
    frames: page.frames().length - 1,
    workers: page.workers().length,
    documents,
    nodes,
    jsEventListeners,
  };
}
