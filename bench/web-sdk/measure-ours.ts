import type { Browser, Page } from '@playwright/test';
import { median } from '../median.ts';
import { openCompetitor, readHeap } from './measure-competitor.ts';
import type { Competitor } from './pages/competitor.ts';
import { countGl, type GlCounts } from './pages/count-gl.ts';
import type { OwnMeasures } from './pages/ours.ts';
import type { Result } from './report.ts';

type Ours = { contender: Competitor & OwnMeasures; glCounts: GlCounts };

const IDLE_MS = 2000;
const FLOOR_CHANGES = 50;
const MEGABYTE = 1_000_000;

/**
 * Measures without a counterpart in other libraries: picking, states, labels, idle frames, memory.
 */
export async function measureOurs(browser: Browser, url: string): Promise<Result[]> {
  return [
    ...(await measureTimes(browser, url)),
    ...(await measureCalls(browser, url)),
    ...(await measureMemory(browser, url)),
  ];
}

async function measureTimes(browser: Browser, url: string): Promise<Result[]> {
  const page = await openStarted(browser, `${url}/ours.html`);
  const picks = await page.evaluate(() => (window as unknown as Ours).contender.pick(200));
  const { labels, times } = await page.evaluate(() =>
    (window as unknown as Ours).contender.layOutLabels(100),
  );
  await page.evaluate(() => (window as unknown as Ours).contender.comeToRest());
  const idleFrames = await page.evaluate(
    (time) => (window as unknown as Ours).contender.countIdleFrames(time),
    IDLE_MS,
  );
  await page.context().close();
  return [
    { measure: 'picking, ms at the median', found: median(picks), limit: 0.2 },
    {
      measure: 'label layout, ms per 1,000',
      found: (median(times) * 1000) / labels,
      limit: 1,
      detail: `${labels} labels`,
    },
    { measure: `frames in ${IDLE_MS} ms of rest`, found: idleFrames, limit: 0 },
  ];
}

async function measureCalls(browser: Browser, url: string): Promise<Result[]> {
  const page = await openStarted(browser, `${url}/ours.html`, { counted: true });
  const drawsOfMall = await countDraws(page);
  const before = await readCounts(page);
  const { frames, setMs } = await page.evaluate(() =>
    (window as unknown as Ours).contender.recolour(1000),
  );
  const after = await readCounts(page);
  await page.context().close();
  const small = await openStarted(browser, `${url}/ours.html?mall=small-mall`, { counted: true });
  const drawsOfSmallMall = await countDraws(small);
  await small.context().close();
  return [
    {
      measure: 'frames to recolour 1,000 rooms',
      found: frames,
      limit: 1,
      detail: `${setMs.toFixed(2)} ms, ${after.textureUploads - before.textureUploads} texture uploads`,
    },
    {
      measure: 'bytes of geometry sent to recolour',
      found: after.bufferBytes - before.bufferBytes,
      limit: 0,
    },
    {
      measure: 'draw calls more for 300 rooms than for 60',
      found: drawsOfMall - drawsOfSmallMall,
      limit: 0,
      detail: `${drawsOfMall} / ${drawsOfSmallMall}`,
    },
  ];
}

async function measureMemory(browser: Browser, url: string): Promise<Result[]> {
  const page = await openStarted(browser, `${url}/ours.html`);
  const change = (times: number): Promise<void> =>
    page.evaluate((count) => (window as unknown as Ours).contender.changeFloors(count), times);
  // Visits every floor once, because allocations of the first visit are not growth.
  await change(4);
  const before = await readHeap(page);
  await change(FLOOR_CHANGES);
  const after = await readHeap(page);
  await page.context().close();
  return [
    {
      measure: 'JavaScript heap, MB',
      found: before.used / MEGABYTE,
      limit: 30,
      detail: `and ${(before.buffers / MEGABYTE).toFixed(1)} MB in buffers`,
    },
    {
      measure: `heap growth over ${FLOOR_CHANGES} floor changes, MB`,
      found: (after.used + after.buffers - before.used - before.buffers) / MEGABYTE,
      limit: 0.5,
    },
  ];
}

async function openStarted(
  browser: Browser,
  url: string,
  { counted = false }: { readonly counted?: boolean } = {},
): Promise<Page> {
  const page = await openCompetitor(browser, url, counted ? countGl : undefined);
  await page.evaluate(() => window.contender.start());
  await page.evaluate(() => (window as unknown as Ours).contender.comeToRest());
  return page;
}

async function countDraws(page: Page): Promise<number> {
  const before = await readCounts(page);
  await page.evaluate(() => (window as unknown as Ours).contender.drawOnce());
  const after = await readCounts(page);
  return after.draws - before.draws;
}

function readCounts(page: Page): Promise<GlCounts> {
  return page.evaluate(() => ({ ...(window as unknown as Ours).glCounts }));
}
