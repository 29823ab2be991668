import { seededRandom } from '@brand/geo';
import { expect, it } from 'vitest';
import { BoxGrid } from './box-grid.ts';
import { boxesOverlap, type PageBox } from './page-box.ts';

it('finds the same boxes as a linear scan', () => {
  const random = seededRandom(3);
  const randomBox = (): PageBox => ({
    x: random() * 400 - 50,
    y: random() * 400 - 50,
    width: random() * 90,
    height: random() * 30,
  });
  const boxes = Array.from({ length: 40 }, randomBox);
  const set = new BoxGrid(boxes);
  const asked = Array.from({ length: 300 }, randomBox);

  expect(asked.map((box) => set.overlaps(box))).toStrictEqual(
    asked.map((box) => boxes.some((other) => boxesOverlap(box, other))),
  );
  expect(asked.some((box) => set.overlaps(box, () => false))).toBe(false);
});
