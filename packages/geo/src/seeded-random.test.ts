import { expect, test } from 'vitest';
import { seededRandom } from './seeded-random.ts';

const take = (seed: number): number[] => Array.from({ length: 5 }, seededRandom(seed));

test('repeats the sequence for the same seed and varies it with the seed', () => {
  expect(take(7)).toEqual(take(7));
  expect(take(7)).not.toEqual(take(8));
});

test('never changes the sequence between releases', () => {
  const random = seededRandom(1);
  expect([random(), random()].map((value) => value * 2 ** 32)).toMatchInlineSnapshot(`
    [
      2693262067,
      11749833,
    ]
  `);
});

test('numbers spread evenly over zero to one', () => {
  const random = seededRandom(3);
  const bins = new Uint32Array(10);
  for (let round = 0; round < 10_000; round += 1) bins[Math.floor(random() * 10)]! += 1;
  for (const count of bins) expect(Math.abs(count - 1000)).toBeLessThan(120);
});
