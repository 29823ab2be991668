import type { Browser } from '@playwright/test';
import { isSmoke } from '../smoke.ts';
import { cacheClassOf, type CacheClass } from './cache-class.ts';

/** Requests and bytes of a page view, by what a CDN may do with the responses. */
export type Visit = Readonly<Record<CacheClass, Readonly<Count>>>;

/** Until the page has prefetched what its links need. */
const SETTLE_MS = isSmoke ? 0 : 4000;

/** Opens pages one after the other with an empty cache, as a new reader does. */
export async function measureVisits(browser: Browser, urls: readonly string[]): Promise<Visit[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  const classes = new Map<string, CacheClass>();
  let visit = emptyVisit();
  client.on('Network.responseReceived', ({ requestId, response }) => {
    const isLocal = !response.url.startsWith('http') || (response.fromDiskCache ?? false);
    if (!isLocal)
      classes.set(requestId, cacheClassOf(findHeader(response.headers, 'cache-control')));
  });
  client.on('Network.requestServedFromCache', ({ requestId }) => classes.delete(requestId));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const cacheClass = classes.get(requestId);
    if (!cacheClass) return;
    visit[cacheClass].requests += 1;
    visit[cacheClass].bytes += encodedDataLength;
  });
  const visits: Visit[] = [];
  for (const url of urls) {
    visit = emptyVisit();
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(SETTLE_MS);
    visits.push(visit);
  }
  await context.close();
  return visits;
}

type Count = { requests: number; bytes: number };

function emptyVisit(): Record<CacheClass, Count> {
  return {
    immutable: { requests: 0, bytes: 0 },
    cached: { requests: 0, bytes: 0 },
    revalidated: { requests: 0, bytes: 0 },
    uncacheable: { requests: 0, bytes: 0 },
  };
}

function findHeader(headers: Readonly<Record<string, string>>, name: string): string {
  const entry = Object.entries(headers).find(([key]) => key.toLowerCase() === name);
  return entry?.[1] ?? '';
}
