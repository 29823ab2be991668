import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../tools/src/machine/find-chromium.ts';
import { webglBackend } from '../../tools/src/machine/webgl-backend.ts';
import { median } from '../median.ts';
import { floorFeatures } from './floor-features.ts';
import { makeMall, mallBundle } from './mall.ts';
import { type FrameCost, measureCompetitor } from './measure-competitor.ts';
import { measureOurs } from './measure-ours.ts';
import { prepareGeometry } from './prepare-geometry.ts';
import { countOf, setExitCode } from '../smoke.ts';
import { type Result, report } from './report.ts';
import { servePages } from './serve-pages.ts';

/**
 * The Web SDK on a synthetic mall, compared with bare three.js with prepared triangles and with
 * MapLibre. All run in one browser and alternate, so that a temporary slowdown affects all.
 */
const ROUNDS = countOf('ROUNDS', 5);
const FRAMES = countOf('FRAMES', 200, 5);
const CONTENDERS = ['ours', 'bare-three', 'maplibre'] as const;

const mall = makeMall({ floors: 4, roomsPerFloor: 300, namedPerFloor: 250 });
const smallMall = makeMall({ floors: 4, roomsPerFloor: 60, namedPerFloor: 50 });
const server = await servePages(
  {
    '/mall/mall.zip': mallBundle(mall),
    '/mall/small-mall.zip': mallBundle(smallMall),
    '/mall/prepared.bin': prepareGeometry(mall),
    '/mall/floors.json': JSON.stringify(floorFeatures(mall)),
  },
  Object.fromEntries(
    CONTENDERS.map((name) => [name, join(import.meta.dirname, 'pages', `${name}.ts`)]),
  ),
);
const backend = webglBackend();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-background-networking', ...backend.args],
  env: { ...(process.env as Record<string, string>), ...backend.env },
});

const costs: Record<(typeof CONTENDERS)[number], FrameCost[]> = {
  ours: [],
  'bare-three': [],
  maplibre: [],
};
for (let round = 0; round < ROUNDS; round += 1) {
  for (const name of CONTENDERS) {
    costs[name].push(await measureCompetitor(browser, `${server.url}/${name}.html`, FRAMES));
  }
}
const own = await measureOurs(browser, server.url);
await browser.close();
server.stop();

console.log(`Rendered by ${backend.name}.`);
const results: readonly Result[] = [
  compare('bytes to first frame', 'firstFrame', 'bare-three', 1.5),
  compare('bytes to a complete map', 'complete', 'bare-three'),
  compare('CPU per frame, all processes', 'cpuPerFrame', 'bare-three', 1.3),
  compare('CPU per frame, main thread', 'mainThreadPerFrame', 'bare-three'),
  compare('bytes to first frame', 'firstFrame', 'maplibre'),
  compare('CPU per frame, all processes', 'cpuPerFrame', 'maplibre', 0.6),
  compare('CPU per frame, main thread', 'mainThreadPerFrame', 'maplibre'),
  ...own,
];
setExitCode(
  results.map(({ found }) => found),
  report('web-sdk', results),
);

function compare(
  measure: string,
  key: keyof FrameCost,
  peer: 'bare-three' | 'maplibre',
  limit?: number,
): Result {
  const ourMedian = median(costs.ours.map((cost) => cost[key]));
  const peerMedian = median(costs[peer].map((cost) => cost[key]));
  return {
    measure: `${measure}, ours / ${peer}`,
    found: ourMedian / peerMedian,
    detail: `${ourMedian.toFixed(1)} / ${peerMedian.toFixed(1)} ms`,
    ...(limit !== undefined && { limit }),
  };
}
