import { chromium } from '@playwright/test';
import { findChromium } from '../../tools/src/machine/find-chromium.ts';
import { someOf } from '../smoke.ts';
import { measureVisits, type Visit } from './measure-visit.ts';

/** A first page, and one that the same reader opens next. */
const PATHS = [
  ['/', '/web-sdk/markers'],
  ['/docs/overview', '/web-sdk/getting-started'],
  ['/web-sdk/markers', '/web-sdk/labels'],
];

/** Visits pages as new readers do, prints what they request, and returns the counts of requests. */
export async function visitPages(url: string): Promise<number[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const rows = [];
  for (const paths of someOf(PATHS)) {
    const visits = await measureVisits(
      browser,
      paths.map((path) => url + path),
    );
    for (const [index, visit] of visits.entries()) {
      rows.push({
        page: `${paths[index]}, ${index === 0 ? 'first' : 'next'}`,
        ...formatVisit(visit),
      });
    }
  }
  await browser.close();
  console.log('\nRequests of a page view, by what a CDN may do with the responses');
  console.table(rows);
  return rows.map(({ requests }) => requests);
}

function formatVisit(visit: Visit): { requests: number; kB: number } {
  const counts = Object.values(visit);
  const sum = (key: 'requests' | 'bytes'): number =>
    counts.reduce((total, count) => total + count[key], 0);
  return {
    requests: sum('requests'),
    kB: Math.round(sum('bytes') / 1000),
    ...Object.fromEntries(
      Object.entries(visit).map(([name, { requests, bytes }]) => [
        name,
        `${requests}, ${Math.round(bytes / 1000)} kB`,
      ]),
    ),
  };
}
