import { seededRandom } from '@brand/geo';

/** Metres. */
export type Offset = { readonly east: number; readonly north: number };

type DriftOptions = {
  /** Standard deviation per axis, in metres. */
  readonly noise: number;
  readonly seed: number;
  /** Milliseconds between two positions. */
  readonly interval: number;
};

/** Correlation time: errors of a positioning system keep their direction for about this long. */
const MEMORY_MS = 4000;

/**
 * Simulates the error of each position of a positioning system. Real errors wander, so each retains
 * a part of the one before. The same seed gives the same errors.
 */
export function makeDrift({ noise, seed, interval }: DriftOptions): () => Offset {
  const random = seededRandom(seed);
  const correlation = Math.exp(-interval / MEMORY_MS);
  const fresh = Math.sqrt(1 - correlation ** 2);
  let east = normal(random) * noise;
  let north = normal(random) * noise;
  return () => {
    const now = { east, north };
    east = correlation * east + fresh * normal(random) * noise;
    north = correlation * north + fresh * normal(random) * noise;
    return now;
  };
}

/** Box–Muller transform: a normally distributed number from two uniform ones. */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
