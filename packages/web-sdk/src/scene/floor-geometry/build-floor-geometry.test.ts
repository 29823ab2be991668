import { type Point, type Polygon, signedArea } from '@brand/geo';
import { expect, test } from 'vitest';
import { buildFloorGeometry } from './build-floor-geometry.ts';
import type { FloorGeometry } from './floor-shape.ts';
import { box, plan, points, shape, topTriangles, wall } from './shapes.fixture.ts';

const topArea = (geometry: FloorGeometry, row: number): number =>
  topTriangles(geometry, row).reduce((sum, triangle) => sum + signedArea(triangle), 0);

const sidesOf = ({ ranges }: FloorGeometry, row: number): number =>
  (ranges[row * 3 + 2]! - ranges[row * 3 + 1]!) / 6;

test('builds a top that faces up and a side for each edge of a polygon', () => {
  const geometry = buildFloorGeometry(plan([shape({ rings: [[box(0, 0, 4, 3)]] })]));
  expect(topArea(geometry, 0)).toBeCloseTo(12, 5);
  expect(topTriangles(geometry, 0).every((triangle) => signedArea(triangle) > 0)).toBe(true);
  expect(sidesOf(geometry, 0)).toBe(4);
  expect(geometry.edges).toHaveLength(8);
});

test.each<[string, Polygon]>([
  ['counter-clockwise', [box(0, 0, 10, 10), box(2, 2, 4, 4).toReversed()]],
  ['clockwise', [box(0, 0, 10, 10).toReversed(), box(2, 2, 4, 4)]],
  [
    'closed, with repeated corners',
    [
      points([0, 0], [0, 0], [10, 0], [10, 10], [10, 10], [0, 10], [0, 0]),
      points([2, 2], [4, 2], [4, 4], [2, 4], [2, 2]),
    ],
  ],
])('builds the same polygon with a hole for any ring orientation: %s', (_name, rings) => {
  const geometry = buildFloorGeometry(plan([shape({ rings: [rings] })]));
  expect(topArea(geometry, 0)).toBeCloseTo(96, 4);
  expect(topTriangles(geometry, 0).every((triangle) => signedArea(triangle) > 0)).toBe(true);
  expect(sidesOf(geometry, 0)).toBe(8);
});

test('orients sides away from a polygon and into its holes', () => {
  const geometry = buildFloorGeometry(
    plan([shape({ rings: [[box(0, 0, 10, 10), box(4, 4, 6, 6)]] })]),
  );
  const { ranges, triangles, positions, looks } = geometry;
  for (let index = ranges[1]!; index < ranges[2]!; index += 6) {
    const [a, b] = [triangles[index]!, triangles[index + 1]!];
    const x = (positions[a * 2]! + positions[b * 2]!) / 2;
    const y = (positions[a * 2 + 1]! + positions[b * 2 + 1]!) / 2;
    const angle = (looks[a * 4 + 1]! / 254) * Math.PI * 2;
    const outside = { x: x + Math.cos(angle) * 0.1, y: y + Math.sin(angle) * 0.1 };
    const isInHole = Math.abs(outside.x - 5) < 1 && Math.abs(outside.y - 5) < 1;
    const isOut = Math.abs(outside.x - 5) > 5 || Math.abs(outside.y - 5) > 5;
    expect(isInHole || isOut).toBe(true);
  }
});

test('assigns the parts of a multi-polygon to one row', () => {
  const rings = [[box(0, 0, 1, 1)], [box(5, 5, 7, 7)]];
  const geometry = buildFloorGeometry(
    plan([shape({ rings }), shape({ rings: [[box(9, 9, 10, 10)]] })]),
  );
  expect(topArea(geometry, 0)).toBeCloseTo(5, 5);
  expect(topArea(geometry, 1)).toBeCloseTo(1, 5);
  expect(new Set(geometry.rows)).toEqual(new Set([0, 1]));
});

test.each<[string, Point[]]>([
  ['no corner', []],
  ['one corner', points([1, 1])],
  ['a line', points([0, 0], [5, 0], [0, 0])],
  ['one corner, repeated', points([1, 1], [1, 1], [1, 1], [1, 1])],
  ['no area', points([0, 0], [2, 2], [4, 4])],
])('omits a ring of %s', (_name, ring) => {
  const lines = [ring.slice(0, 1)];
  const geometry = buildFloorGeometry(plan([shape({ rings: [[ring]], lines })]));
  expect(geometry.triangles).toHaveLength(0);
});

test('accepts a self-intersecting ring', () => {
  const bow = points([0, 0], [4, 4], [4, 0], [0, 5]);
  expect(buildFloorGeometry(plan([shape({ rings: [[bow]] })])).triangles.length).toBeGreaterThan(0);
});

test('grows a polygon by the buffer of its style, and shrinks its holes', () => {
  const rings = [[box(0, 0, 10, 10), box(4, 4, 6, 6)]];
  const geometry = buildFloorGeometry(plan([shape({ rings, style: { buffer: 0.5 } })]));
  expect(topArea(geometry, 0)).toBeCloseTo(11 * 11 - 1, 4);
});

test('cuts voids out of the slab, and keeps what they enclose', () => {
  const rings = [[box(2, 2, 6, 6), box(3, 3, 4, 4)]];
  const geometry = buildFloorGeometry(
    plan([shape({ kind: 'void', rings })], { footprint: [[box(0, 0, 10, 10)]] }),
  );
  expect(topArea(geometry, 1)).toBeCloseTo(100 - 16 + 1, 4);
});

test('orders opaque shapes first, then transparent ones, then facades', () => {
  const glass = shape({ rings: [[box(0, 0, 1, 1)]], style: { opacity: 0.5 } });
  const facade = shape({ rings: [[box(2, 0, 3, 1)]] });
  const solid = shape({ rings: [[box(4, 0, 5, 1)]] });
  const geometry = buildFloorGeometry(plan([facade, glass, solid], { facade: new Set([facade]) }));
  const start = (row: number): number => geometry.ranges[row * 3]!;
  expect(start(2)).toBeLessThan(start(1));
  expect(start(1)).toBeLessThan(start(0));
  expect(geometry.facadeStart).toBe(start(0));
});

test('draws a line without a width', () => {
  const geometry = buildFloorGeometry(plan([wall(0, [0, 0], [10, 0])]));
  expect(topArea(geometry, 0)).toBeCloseTo(10 * 0.08, 4);
});

test('builds an empty mesh for an empty floor', () => {
  expect(buildFloorGeometry(plan([])).triangles).toHaveLength(0);
});

test('keeps the index of rows beyond 65,535', () => {
  const far = shape({ rings: [[box(0, 0, 1, 1)]] });
  const nothing = shape({});
  const shapes = [...Array.from({ length: 70_000 }, () => nothing), far];
  expect(buildFloorGeometry(plan(shapes)).rows[0]).toBe(70_000);
});

test('cuts a limited number of voids, because triangulation takes the square of it', () => {
  const voids = Array.from({ length: 1500 }, (_, at) => {
    const [x, y] = [(at % 50) * 2, Math.floor(at / 50) * 2];
    return shape({ kind: 'void', rings: [[box(x, y, x + 1, y + 1)]] });
  });
  const footprint = [[box(-1, -1, 101, 101)]];
  const geometry = buildFloorGeometry(plan(voids, { footprint }));
  expect(topArea(geometry, voids.length)).toBeCloseTo(102 ** 2 - 1000, 2);
  expect(geometry.isCrowded).toBe(true);
});

test('cuts few of the voids that lie on each other, because they take even longer', () => {
  const voids = Array.from({ length: 500 }, (_, at) =>
    shape({ kind: 'void', rings: [[box(at / 50, at / 50, at / 50 + 10, at / 50 + 10)]] }),
  );
  const geometry = buildFloorGeometry(plan(voids, { footprint: [[box(-1, -1, 101, 101)]] }));
  expect(sidesOf(geometry, voids.length)).toBeLessThan(4 * 20);
});
