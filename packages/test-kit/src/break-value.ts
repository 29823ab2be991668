import type { SeededRandom } from '@brand/geo';

const JUNK: readonly unknown[] = [
  null,
  true,
  '',
  'x',
  '__proto__',
  'javascript:alert(1)',
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  Infinity,
  Number.NaN,
  2 ** 53,
  [],
  [[]],
  {},
  { type: 'Polygon', coordinates: [] },
  { id: 'constructor' },
];

/**
 * Mutates a JSON value in one random position: something is removed, repeated, or replaced by junk
 * or by another part of the same value.
 */
export function breakValue(root: object, random: SeededRandom): void {
  const [holder, key] = randomPlace(root, random);
  const choice = Math.floor(random() * 5);
  if (choice === 0) {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
  } else if (choice === 1 && Array.isArray(holder)) {
    holder.push(holder[Number(key)]);
  } else if (choice === 2) {
    const [other, otherKey] = randomPlace(root, random);
    holder[key] = structuredClone(other[otherKey]);
  } else {
    holder[key] = JUNK[Math.floor(random() * JUNK.length)];
  }
}

type Holder = Record<string, unknown>;

/** Descends at random; the probability to stop grows with depth. */
function randomPlace(root: object, random: SeededRandom): [holder: Holder, key: string] {
  let holder = root as Holder;
  for (;;) {
    const keys = Object.keys(holder);
    const key = keys[Math.floor(random() * keys.length)] ?? 'x';
    const value = holder[key];
    const isLeaf = typeof value !== 'object' || value === null || Object.keys(value).length === 0;
    if (isLeaf || random() < 0.1) return [holder, key];
    holder = value as Holder;
  }
}
