import { pointInRing, seededRandom, signedArea } from '@brand/geo';
import { expect, test } from 'vitest';
import { buildFloorGeometry } from './build-floor-geometry.ts';
import type { FloorShape } from './floor-shape.ts';
import { plan, shape, points, topTriangles, wall } from './shapes.fixture.ts';

/** Triangles of all walls together. */
function wallTops(shapes: readonly FloorShape[]): ReturnType<typeof topTriangles> {
  const geometry = buildFloorGeometry(plan(shapes));
  return shapes.flatMap((_shape, row) => topTriangles(geometry, row));
}

const areaOf = (shapes: readonly FloorShape[]): number =>
  wallTops(shapes).reduce((sum, triangle) => sum + signedArea(triangle), 0);

/** The maximum number of overlapping triangles at random points. */
function deepest(shapes: readonly FloorShape[], size: number): number {
  const triangles = wallTops(shapes);
  const random = seededRandom(7);
  let most = 0;
  for (let sample = 0; sample < 4000; sample++) {
    const place = { x: (random() - 0.5) * size, y: (random() - 0.5) * size };
    most = Math.max(most, triangles.filter((triangle) => pointInRing(place, triangle)).length);
  }
  return most;
}

test('fills the corner of two walls without overlap', () => {
  const corner = [wall(0.1, [10, 0], [0, 0]), wall(0.1, [0, 0], [0, 10])];
  // The outer edge is 10.1 long on both, the inner one 9.9.
  expect(areaOf(corner)).toBeCloseTo(4, 4);
  expect(deepest(corner, 1)).toBe(1);
});

test('joins walls of different widths in a corner', () => {
  const corner = [wall(0.1, [10, 0], [0, 0]), wall(0.3, [0, 0], [0, 10])];
  expect(areaOf(corner)).toBeCloseTo(10 * 0.2 + 10 * 0.6, 4);
  expect(deepest(corner, 2)).toBe(1);
});

test('joins a wall that ends in the middle of another', () => {
  const tee = [wall(0.1, [-5, 0], [5, 0]), wall(0.1, [0, 0], [0, 5])];
  expect(areaOf(tee)).toBeCloseTo(10 * 0.2 + 4.9 * 0.2, 4);
  expect(deepest(tee, 1)).toBe(1);
});

test('divides the crossing of four walls among them', () => {
  const cross = [
    wall(0.1, [0, 0], [5, 0]),
    wall(0.1, [0, 0], [-5, 0]),
    wall(0.2, [0, 0], [0, 5]),
    wall(0.2, [0, 0], [0, -5]),
  ];
  expect(areaOf(cross)).toBeCloseTo(10 * 0.2 + 10 * 0.4 - 0.2 * 0.4, 4);
  expect(deepest(cross, 2)).toBe(1);
});

test('joins collinear walls without a gap', () => {
  const straight = [wall(0.1, [0, 0], [5, 0]), wall(0.1, [5, 0], [10, 0])];
  expect(areaOf(straight)).toBeCloseTo(2, 4);
});

test('bevels a sharp corner instead of making a spike', () => {
  const triangles = wallTops([wall(0.1, [0, 0], [10, 0], [0, 0.4])]);
  const farthest = Math.max(...triangles.flat().map(({ x }) => x));
  expect(farthest).toBeLessThanOrEqual(10 + 0.31);
});

test('closes a line that ends where it starts', () => {
  const square = wall(0.1, [0, 0], [10, 0], [10, 10], [0, 10], [0, 0]);
  expect(areaOf([square])).toBeCloseTo(10.2 ** 2 - 9.8 ** 2, 3);
  const { ranges } = buildFloorGeometry(plan([square]));
  const sides = (ranges[2]! - ranges[1]!) / 6;
  expect(sides).toBe(8);
});

test('merges repeated points and points within rounding', () => {
  const parts = [wall(0.1, [0, 0], [0, 0], [5, 0]), wall(0.1, [5.005, 0.004], [5, 5])];
  expect(deepest(parts, 12)).toBe(1);
  expect(areaOf(parts)).toBeCloseTo(2, 1);
});

test('does not join doors to walls: the wall ends beside them', () => {
  const door = shape({
    type: 'door',
    lines: [points([5, 0], [6, 0])],
    style: { buffer: 0.06 },
  });
  const shapes = [wall(0.1, [0, 0], [5, 0]), door, wall(0.1, [6, 0], [10, 0])];
  expect(areaOf(shapes)).toBeCloseTo(9 * 0.2 + 0.12, 4);
});

test('cuts walls that lie on each other a limited number of times', () => {
  const random = seededRandom(5);
  const walls = Array.from({ length: 1000 }, () =>
    wall(0.1, [random() * 40, 0], [50 + random() * 40, 0]),
  );
  const { triangles } = buildFloorGeometry(plan(walls));
  expect(triangles.length / 3 / walls.length).toBeLessThan(200);
});

test('joins any number of walls at one point', () => {
  const star = Array.from({ length: 60 }, (_, step) => {
    // Around the star in steps that are not in the order of angles.
    const angle = ((step * 23) % 60) * (Math.PI / 30);
    return wall(0.1, [0, 0], [30 * Math.cos(angle), 30 * Math.sin(angle)]);
  });
  expect(deepest(star, 20)).toBe(1);
});
