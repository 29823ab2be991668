import { unzipSync } from 'fflate';
import { readBundle } from '@brand/mvf/read';
import { median } from '../median.ts';
import { countOf, setExitCode } from '../smoke.ts';
import { largeBundle } from './large-bundle.ts';

/**
 * Opening a bundle up to the first floor's geometry, compared with fflate reading the same files:
 * ours validates all that it reads, the peer nothing.
 */
const ROUNDS = countOf('ROUNDS', 41);
const LIMIT = 1.0;
const zip = largeBundle(5_000_000);
const floorPath = 'geometry/f_floor-0.geojson';
/** The files that our side reads, too. */
const READ_PATHS = new Set(['manifest.json', 'floors.json', floorPath]);

const ours: number[] = [];
const peer: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  ours.push(await timed(openFirstFloor));
  peer.push(await timed(unzipSame));
}

const ratio = median(ours) / median(peer);
console.table([
  {
    'bundle, bytes': zip.length,
    'ours, ms': median(ours).toFixed(1),
    'fflate + JSON.parse, ms': median(peer).toFixed(1),
    ratio: ratio.toFixed(3),
    limit: LIMIT,
  },
]);
setExitCode([median(ours), median(peer)], ratio <= LIMIT);

async function openFirstFloor(): Promise<number> {
  const bundle = await readBundle(zip);
  if (bundle.version !== 3) throw new Error('expected version 3');
  const geometry = await bundle.readFloor('geometry', bundle.floorIds[0] ?? '');
  return geometry?.features.length ?? 0;
}

async function unzipSame(): Promise<number> {
  const files = unzipSync(zip, { filter: ({ name }) => READ_PATHS.has(name) });
  const texts = Object.entries(files).map(([name, bytes]) => {
    return [name, JSON.parse(new TextDecoder().decode(bytes)) as unknown] as const;
  });
  const geometry = new Map(texts).get(floorPath) as { features: unknown[] };
  return geometry.features.length;
}

async function timed(work: () => Promise<number>): Promise<number> {
  const started = performance.now();
  if ((await work()) === 0) throw new Error('The floor is empty.');
  return performance.now() - started;
}
