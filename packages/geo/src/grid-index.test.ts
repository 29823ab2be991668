import { expect, test } from 'vitest';
import { bboxIntersects } from './bbox.ts';
import { createGridIndex } from './grid-index.ts';
import { seededRandom } from './seeded-random.ts';
import type { Bbox } from './types.ts';

function randomBoxes(
  seed: number,
  count: number,
  sizeOf: (random: () => number) => number,
): Bbox[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (): Bbox => {
    const x = random() * 100;
    const y = random() * 20 - 10;
    return [x, y, x + sizeOf(random), y + sizeOf(random)];
  });
}

const SETS: [string, Bbox[]][] = [
  ['small boxes', randomBoxes(1, 800, (random) => random())],
  ['points', randomBoxes(2, 500, () => 0)],
  ['a few giants among dwarfs', randomBoxes(3, 900, (random) => (random() < 0.03 ? 90 : 0.1))],
  ['a far outlier', [...randomBoxes(4, 500, () => 1), [1e9, 1e9, 1e9 + 1, 1e9 + 1]]],
  ['one box', [[0, 0, 1, 1]]],
  ['none', []],
];

test.each(SETS)('finds the same boxes among %s as a linear scan', (_, boxes) => {
  for (const cellSize of [undefined, 0.5, 1000]) {
    const index = createGridIndex(boxes, cellSize);
    for (const query of [
      ...randomBoxes(9, 60, (random) => random() * 12),
      [-1e9, -1e9, 2e9, 2e9],
    ]) {
      const box = query as Bbox;
      const expected = [...boxes.keys()].filter((item) => bboxIntersects(boxes[item]!, box));
      expect(index.search(box)).toEqual(expected);
    }
  }
});

test('boxes without sense are never found and do not hide others', () => {
  const index = createGridIndex([
    [Number.NaN, 0, 1, 1],
    [0, 0, 1, 1],
    [5, 5, 4, 4],
  ]);
  expect(index.search([-9, -9, 9, 9])).toEqual([1]);
  expect(index.search([Number.NaN, 0, 1, 1])).toEqual([]);
});
