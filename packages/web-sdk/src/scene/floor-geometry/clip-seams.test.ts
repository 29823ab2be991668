import { expect, test } from 'vitest';
import type { FloorShape } from './floor-shape.ts';
import { buildFloorGeometry } from './build-floor-geometry.ts';
import { box, plan, shape, topTriangles, wall } from './shapes.fixture.ts';
import { measureWallSeams } from './wall-seams.fixture.ts';

/** A wall as a polygon. */
const block = (...corners: Parameters<typeof box>): FloorShape =>
  shape({ type: 'wall', kind: 'wall', rings: [[box(...corners)]], style: { height: 1 } });

/** How exporters draw walls that meet. */
const QUIRKS: readonly (readonly [string, readonly FloorShape[], number])[] = [
  ['lines that cross', [wall(0.1, [-5, 0], [5, 0]), wall(0.1, [0, -5], [0, 5])], 40],
  ['lines of two widths that cross', [wall(0.1, [-5, 0], [5, 0]), wall(0.2, [0, -5], [0, 5])], 40],
  [
    'a line that ends at the face of another',
    [wall(0.3, [-5, 0], [5, 0]), wall(0.1, [0, 0.3], [0, 5])],
    30.6,
  ],
  [
    'a line that ends just before another',
    [wall(0.1, [-5, 0], [5, 0]), wall(0.1, [0, 0.17], [0, 5])],
    30.2,
  ],
  ['a line that was drawn twice', [wall(0.1, [0, 0], [10, 0]), wall(0.1, [0, 0], [10, 0])], 40],
  ['a line on a longer one', [wall(0.1, [0, 0], [10, 0]), wall(0.1, [3, 0], [7, 0])], 28.4],
  ['ends that nearly touch', [wall(0.1, [0, 0], [5, 0]), wall(0.1, [5.06, 0], [10, 0])], 20.4],
  ['polygons side by side', [block(0, 0, 5, 0.2), block(5, 0, 10, 0.2)], 20.4],
  ['polygons with a hair between them', [block(0, 0, 5, 0.2), block(5.008, 0, 10, 0.2)], 20.4],
  ['polygons that overlap', [block(0, 0, 5, 0.2), block(4.9, -5, 5.1, 0.1)], 20.6],
  ['a polygon in the middle of another', [block(0, 0, 10, 0.4), block(4.8, 0, 5.2, 0.4)], 21.6],
  ['a line that ends at a polygon', [block(-0.2, -5, 0.2, 5), wall(0.1, [0.2, 0], [6, 0])], 32.4],
];

test.each(QUIRKS)('draws no edge within %s', (_name, shapes, outline) => {
  const seams = measureWallSeams(plan(shapes));
  expect(seams.edges).toBeLessThan(0.05);
  expect(Math.abs(seams.outline - outline)).toBeLessThan(0.15);
});

const covers = (shapes: readonly FloorShape[], x: number, y: number): boolean => {
  const geometry = buildFloorGeometry(plan(shapes));
  return shapes.some((_shape, row) =>
    topTriangles(geometry, row).some(([a, b, c]) =>
      [
        [a, b],
        [b, c],
        [c, a],
      ].every(([p, q]) => (q!.x - p!.x) * (y - p!.y) - (q!.y - p!.y) * (x - p!.x) >= -1e-6),
    ),
  );
};

test('fills the gap between walls that nearly touch', () => {
  expect(covers([wall(0.1, [-5, 0], [5, 0]), wall(0.1, [0, 0.17], [0, 5])], 0, 0.14)).toBe(true);
  expect(covers([wall(0.1, [0, 0], [5, 0]), wall(0.1, [5.06, 0], [10, 0])], 5.03, 0)).toBe(true);
  // A door is no gap.
  expect(covers([wall(0.1, [0, 0], [5, 0]), wall(0.1, [5.7, 0], [10, 0])], 5.35, 0)).toBe(false);
});

test('keeps the edge between walls of different heights', () => {
  const low = { ...block(5, 0, 10, 0.2), style: { ...block(0, 0, 1, 1).style, height: 0.6 } };
  const { edges } = buildFloorGeometry(plan([block(0, 0, 5, 0.2), low]));
  expect(edges).toHaveLength(16);
});

test('keeps the edges of hidden walls', () => {
  const hidden = { ...block(5, 0, 10, 0.2), style: { ...block(0, 0, 1, 1).style, hidden: true } };
  const { edges } = buildFloorGeometry(plan([block(0, 0, 5, 0.2), hidden]));
  expect(edges).toHaveLength(16);
});
