import { unzipSync } from 'fflate';
import { readBundle } from '@brand/mvf/read';
import { median } from '../median.ts';
import { largeBundle } from './large-bundle.ts';

/** Opening a bundle to the first floor's geometry, against unzipping all of it with fflate. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 21);
const LIMIT = 1.0;
const zip = largeBundle(5_000_000);
const floorPath = 'geometry/f_floor-0.geojson';

const ours: number[] = [];
const peer: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  ours.push(await timed(openFirstFloor));
  peer.push(await timed(unzipAll));
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
process.exitCode = ratio <= LIMIT ? 0 : 1;

async function openFirstFloor(): Promise<number> {
  const bundle = await readBundle(zip);
  if (bundle.version !== 3) throw new Error('expected version 3');
  const geometry = await bundle.readFloor('geometry', bundle.floorIds[0] ?? '');
  return geometry?.features.length ?? 0;
}

async function unzipAll(): Promise<number> {
  const bytes = unzipSync(zip)[floorPath];
  const geometry = JSON.parse(new TextDecoder().decode(bytes)) as { features: unknown[] };
  return geometry.features.length;
}

async function timed(work: () => Promise<number>): Promise<number> {
  const started = performance.now();
  if ((await work()) === 0) throw new Error('The floor is empty.');
  return performance.now() - started;
}
