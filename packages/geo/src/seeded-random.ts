/** Numbers from 0 up to but not including 1, the same sequence for the same seed. */
export type SeededRandom = () => number;

/**
 * A small pseudo-random generator (mulberry32): 32 bits of state, a full period of 2³², a few
 * operations per number and the same numbers on every engine. Not for secrets.
 *
 * @example
 * const random = seededRandom(7);
 * const dice = 1 + Math.floor(random() * 6);
 */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
