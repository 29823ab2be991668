import { seededRandom } from '@brand/geo';

/** Metres. */
export type Offset = { readonly east: number; readonly north: number };

type DriftOptions = {
  /** Standard deviation in each direction, in metres. */
  readonly noise: number;
  readonly seed: number;
  /** Milliseconds from one to the next. */
  readonly interval: number;
};

/** A positioning system is wrong in the same direction for about as long as this. */
const MEMORY_MS = 4000;

/**
 * By how much each position of a positioning system is off. Errors of real systems wander: each
 * keeps a part of the one before. The same seed gives the same errors.
 */
export function makeDrift({ noise, seed, interval }: DriftOptions): () => Offset {
  const random = seededRandom(seed);
  const kept = Math.exp(-interval / MEMORY_MS);
  const fresh = Math.sqrt(1 - kept ** 2);
  let east = normal(random) * noise;
  let north = normal(random) * noise;
  return () => {
    const now = { east, north };
    east = kept * east + fresh * normal(random) * noise;
    north = kept * north + fresh * normal(random) * noise;
    return now;
  };
}

/** Box and Muller: a number of the normal distribution from two even ones. */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
