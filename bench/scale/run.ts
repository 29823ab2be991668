import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../tools/src/machine/find-chromium.ts';
import { webglBackend } from '../../tools/src/machine/webgl-backend.ts';
import { median } from '../median.ts';
import { countOf, setExitCode, someOf } from '../smoke.ts';
import { type Device, type FrameCost, measureCompetitor } from '../web-sdk/measure-competitor.ts';
import { report, type Result } from '../web-sdk/report.ts';
import { servePages } from '../web-sdk/serve-pages.ts';
import { AIRPORT, MALL, venueFiles } from './large-venue.ts';
import { measureStacks } from './measure-stacks.ts';

/**
 * The Web SDK on a large mall and an airport three times its size, compared with MapLibre and
 * deck.gl, on a desktop and with a slower processor in the size of a phone. All run in one browser
 * and alternate. Then floors of stacked shapes, without a browser.
 */
const ROUNDS = countOf('ROUNDS', 3);
const FRAMES = countOf('FRAMES', 40, 3);
const PAGES = {
  ours: join(import.meta.dirname, 'pages/ours.ts'),
  maplibre: join(import.meta.dirname, '../web-sdk/pages/maplibre.ts'),
  'deck-gl': join(import.meta.dirname, 'pages/deck-gl.ts'),
};
type Contender = keyof typeof PAGES;
const CONTENDERS = Object.keys(PAGES) as Contender[];
const VENUES = { mall: MALL, airport: AIRPORT };
const DEVICES: Readonly<Record<string, Device>> = {
  desktop: { viewport: { width: 1024, height: 640 }, slowdown: 1 },
  phone: { viewport: { width: 390, height: 844 }, slowdown: 4 },
};
const STACKED_SHAPES = countOf('STACKED_SHAPES', 40_000, 2000);
const wanted = process.env['VENUE'];
const venues = someOf(Object.keys(VENUES)).filter(
  (name) => wanted === undefined || name === wanted,
);

type Cost = FrameCost & { readonly bytes: number };

const MEASURES: readonly (readonly [string, keyof Cost, string, number])[] = [
  ['first frame', 'firstFrame', 'ms', 1],
  ['complete map', 'complete', 'ms', 1],
  ['CPU per frame, all processes', 'cpuPerFrame', 'ms', 1],
  ['CPU per frame, main thread', 'mainThreadPerFrame', 'ms', 1],
  ['heap', 'heapBytes', 'MB', 1e6],
  ['downloaded', 'bytes', 'kB', 1000],
];

const server = await servePages(
  Object.assign({}, ...Object.entries(VENUES).map(([name, size]) => venueFiles(name, size))),
  PAGES,
);
const backend = webglBackend();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-background-networking', ...backend.args],
  env: { ...(process.env as Record<string, string>), ...backend.env },
});
const results: Result[] = [];
for (const venue of venues) {
  for (const [device, on] of Object.entries(DEVICES)) {
    results.push(...compare(`${venue}, ${device}`, await measureAll(venue, on)));
  }
}
await browser.close();
server.stop();
if (STACKED_SHAPES > 0) results.push(...measureStacks(STACKED_SHAPES));
console.log(`Rendered by ${backend.name}.`);
setExitCode(
  results.map(({ found }) => found),
  report('scale', results),
);

async function measureAll(venue: string, on: Device): Promise<Record<Contender, Cost[]>> {
  const costs: Record<Contender, Cost[]> = { ours: [], maplibre: [], 'deck-gl': [] };
  const query = `venue=${venue}&floors=/venues/${venue}-floors.json`;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of CONTENDERS) {
      server.takeBytes();
      const cost = await measureCompetitor(
        browser,
        `${server.url}/${name}.html?${query}`,
        FRAMES,
        on,
      );
      costs[name].push({ ...cost, bytes: server.takeBytes() });
    }
  }
  return costs;
}

function compare(what: string, costs: Record<Contender, Cost[]>): Result[] {
  return (['maplibre', 'deck-gl'] as const).flatMap((peer) =>
    MEASURES.map(([measure, key, unit, size]): Result => {
      const [ours, theirs] = [costs.ours, costs[peer]].map((each) =>
        median(each.map((cost) => cost[key])),
      ) as [number, number];
      return {
        measure: `${what}: ${measure}, ours / ${peer}`,
        found: ours / theirs,
        detail: `${(ours / size).toFixed(1)} / ${(theirs / size).toFixed(1)} ${unit}`,
      };
    }),
  );
}
