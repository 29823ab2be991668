import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Competitor } from './pages/competitor.ts';

export type FrameCost = {
  /** Milliseconds from bytes to the first frame. */
  readonly firstFrame: number;
  /** Milliseconds from bytes until everything is loaded that can be drawn or queried. */
  readonly complete: number;
  /** CPU milliseconds of all browser processes per frame, including the software renderer. */
  readonly cpuPerFrame: number;
  /** Milliseconds of the page's main thread per frame. */
  readonly mainThreadPerFrame: number;
  /** Bytes on the heap of the page after garbage collection, with buffers and without workers. */
  readonly heapBytes: number;
};

/** What a competitor runs on. */
export type Device = {
  readonly viewport: { readonly width: number; readonly height: number };
  /** How much slower the main thread is. */
  readonly slowdown: number;
};

declare global {
  interface Window {
    contender: Competitor;
  }
}

const DESKTOP: Device = { viewport: { width: 1024, height: 640 }, slowdown: 1 };

/** Opens the page of a competitor in its own context, with an optional init script. */
export async function openCompetitor(
  browser: Browser,
  url: string,
  prepare?: () => void,
  { viewport }: Device = DESKTOP,
): Promise<Page> {
  const context = await browser.newContext({ viewport });
  if (prepare) await context.addInitScript(prepare);
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(error));
  await page.goto(url);
  await page.locator('html[data-ready]').waitFor({ timeout: 30_000 });
  return page;
}

/** Measures the first frame, the complete load and the cost of panning. */
export async function measureCompetitor(
  browser: Browser,
  url: string,
  frames: number,
  device: Device = DESKTOP,
): Promise<FrameCost> {
  const page = await openCompetitor(browser, url, undefined, device);
  const wholeBrowser = await browser.newBrowserCDPSession();
  const tab = await page.context().newCDPSession(page);
  await tab.send('Performance.enable');
  await tab.send('Emulation.setCPUThrottlingRate', { rate: device.slowdown });
  const { firstFrame, complete } = await page.evaluate(async () => {
    const begin = performance.now();
    await window.contender.start();
    const drawn = performance.now();
    const completed = (await window.contender.complete?.()) ?? performance.now();
    return { firstFrame: drawn - begin, complete: completed - begin };
  });
  await pan(page, Math.min(30, frames));
  const before = await readClocks(wholeBrowser, tab);
  await pan(page, frames);
  const after = await readClocks(wholeBrowser, tab);
  const heap = await readHeap(page);
  await page.context().close();
  await wholeBrowser.detach();
  return {
    firstFrame,
    complete,
    cpuPerFrame: (after.cpu - before.cpu) / frames,
    mainThreadPerFrame: (after.mainThread - before.mainThread) / frames,
    heapBytes: heap.used + heap.buffers,
  };
}

/** Pans in circles, one step per frame. */
async function pan(page: Page, frames: number): Promise<void> {
  await page.evaluate(async (steps) => {
    for (let step = 0; step < steps; step += 1) {
      await new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          const angle = (step / 50) * Math.PI;
          window.contender.pan({ x: 20 * Math.cos(angle), y: 20 * Math.sin(angle) });
          resolve();
        });
      });
    }
    await new Promise((resolve) => requestAnimationFrame(resolve));
    window.contender.finish();
  }, frames);
}

/** In milliseconds. */
async function readClocks(
  wholeBrowser: CDPSession,
  tab: CDPSession,
): Promise<{ cpu: number; mainThread: number }> {
  const { processInfo } = await wholeBrowser.send('SystemInfo.getProcessInfo');
  const { metrics } = await tab.send('Performance.getMetrics');
  const task = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  return {
    cpu: processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0) * 1000,
    mainThread: task * 1000,
  };
}

/** Memory of a page after garbage collection, in bytes. */
export async function readHeap(page: Page): Promise<{ used: number; buffers: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const usage = (await session.send('Runtime.getHeapUsage')) as {
    usedSize: number;
    backingStorageSize?: number;
  };
  await session.detach();
  return { used: usage.usedSize, buffers: usage.backingStorageSize ?? 0 };
}
