import { seededRandom, type SeededRandom } from '@brand/geo';
import { expect, test } from 'vitest';
import { MvfError } from '../../mvf-error.ts';
import { fromIMDF } from './from-imdf.ts';
import { toIMDF } from './to-imdf.ts';
import { tinyArchive, tinyFiles } from './tiny-imdf.fixture.ts';

const ROUNDS = 500;
const MUTATIONS = 4;

/** Plausible mistakes of writers: types, ranges, names of built-in object properties. */
const STRAYS: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  '',
  'x',
  '__proto__',
  'constructor',
  [],
  {},
  [[]],
  [null],
  { toString: 1 },
  { id: { id: null } },
  { type: 'Polygon', coordinates: [[[0, 0]]] },
  [13.4, 52.5],
  'Mo-Fr 25:00',
];

test(`survives ${ROUNDS} broken archives`, { timeout: 120_000 }, async () => {
  const random = seededRandom(7);
  const outcomes = { imported: 0, refused: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    const archive = tinyArchive();
    for (let step = 0; step < MUTATIONS; step++) mutate(archive, random);
    try {
      const { document } = await fromIMDF(tinyFiles(archive));
      toIMDF(document);
      outcomes.imported++;
    } catch (error) {
      if (!(error instanceof MvfError)) throw new Error(`round ${round}`, { cause: error });
      outcomes.refused++;
    }
  }
  // If most were rejected, the rest of the code would not be exercised.
  expect(outcomes.imported).toBeGreaterThan(ROUNDS * 0.95);
});

/** Deletes, replaces, repeats or renames something at a random depth. */
function mutate(root: object, random: SeededRandom): void {
  let node = root as Record<string, unknown>;
  for (;;) {
    const keys = Object.keys(node);
    const key = keys[Math.floor(random() * keys.length)];
    if (key === undefined) return;
    const child = node[key];
    const isDeep = typeof child === 'object' && child !== null && Object.keys(child).length > 0;
    if (isDeep && random() < 0.8) {
      node = child as Record<string, unknown>;
      continue;
    }
    const kind = random();
    if (kind < 0.3) delete node[key];
    else if (kind < 0.8) node[key] = structuredClone(STRAYS[Math.floor(random() * STRAYS.length)]);
    else if (kind < 0.9) node[key.toUpperCase()] = structuredClone(child);
    else node[key] = [child, structuredClone(child)];
    return;
  }
}
