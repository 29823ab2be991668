import { expect, test } from 'vitest';
import { closeRing } from './ring.ts';
import { findSelfIntersection } from './self-intersection.ts';
import { points, rectangle, regularRing } from './shapes.fixture.ts';
import type { Point } from './types.ts';

const SQUARE = rectangle(0, 0, 10, 10);

test('accepts simple rings, open or closed, either winding, with holes', () => {
  for (const rings of [
    [SQUARE],
    [closeRing(SQUARE)],
    [SQUARE.toReversed(), rectangle(2, 2, 3, 3), rectangle(6, 6, 2, 2)],
    [points([0, 0], [4, 0], [2, 3])],
    [],
  ]) {
    expect(findSelfIntersection(rings)).toBeUndefined();
  }
});

test('reports a bow tie with its edges and the point', () => {
  const bowTie = closeRing(points([0, 0], [4, 4], [4, 0], [0, 4]));
  expect(findSelfIntersection([bowTie])).toEqual({
    ring: 0,
    edgeA: 0,
    otherRing: 0,
    edgeB: 2,
    at: { x: 2, y: 2 },
  });
});

test('reports a spike and a repeated edge', () => {
  const spike = points([0, 0], [10, 0], [10, 10], [5, 10], [5, 15], [5, 10], [0, 10]);
  expect(findSelfIntersection([spike])).toMatchObject({ edgeB: 4, at: { x: 5, y: 10 } });
  const tip = points([0, 0], [4, 0], [9, 0], [4, 0]);
  expect(findSelfIntersection([tip])).toBeDefined();
  expect(findSelfIntersection([points([0, 0], [4, 0])])).toMatchObject({ edgeA: 0, edgeB: 1 });
});

test('reports a ring that touches itself in a corner', () => {
  const pinched = points([0, 0], [4, 0], [2, 2], [4, 4], [0, 4], [2, 2]);
  expect(findSelfIntersection([pinched])?.at).toEqual({ x: 2, y: 2 });
});

test('reports a corner on another edge', () => {
  const touching = points([0, 0], [8, 0], [8, 4], [4, 0], [0, 4]);
  expect(findSelfIntersection([touching])?.at).toEqual({ x: 4, y: 0 });
});

test('skips repeated corners and keeps the numbers of edges', () => {
  expect(findSelfIntersection([points([0, 0], [0, 0], [4, 0], [4, 4], [4, 4])])).toBeUndefined();
  const bowTie = points([0, 0], [0, 0], [4, 4], [4, 4], [4, 0], [0, 4]);
  expect(findSelfIntersection([bowTie])).toMatchObject({ edgeA: 1, edgeB: 4 });
});

test('allows a hole to touch the outline in one point', () => {
  expect(findSelfIntersection([SQUARE, points([0, 0], [4, 2], [2, 4])])).toBeUndefined();
  expect(findSelfIntersection([SQUARE, points([0, 5], [2, 4], [2, 6])])).toBeUndefined();
});

test('reports a hole that touches the outline twice, overlaps or crosses it', () => {
  const twice = points([0, 5], [5, 0], [5, 5]);
  expect(findSelfIntersection([SQUARE, twice])).toMatchObject({ ring: 0, otherRing: 1 });
  expect(findSelfIntersection([SQUARE, rectangle(0, 2, 2, 2)])).toMatchObject({ otherRing: 1 });
  expect(findSelfIntersection([SQUARE, rectangle(8, 8, 4, 1)])).toMatchObject({ otherRing: 1 });
  const through = points([0, 0], [5, -1], [5, 5]);
  expect(findSelfIntersection([SQUARE, through])).toMatchObject({ otherRing: 1 });
});

test('finds one crossing among 20,000 corners of a wavy ring', () => {
  const wavy = regularRing({ x: 0, y: 0 }, 1, 20_000).map(({ x, y }, index) => {
    const radius = 100 + 3 * Math.sin(index / 7);
    return { x: x * radius, y: y * radius };
  });
  expect(findSelfIntersection([wavy])).toBeUndefined();
  const broken = wavy.with(15_000, { x: 0, y: 0 }).with(15_001, { x: -100, y: 20 });
  expect(findSelfIntersection([broken])).toBeDefined();
});

/** Long parallel teeth, turned by an angle: every upright box would meet every other. */
function comb(teeth: number, angle: number): Point[] {
  const ring: Point[] = [];
  for (let tooth = 0; tooth < teeth; tooth += 1) {
    ring.push({ x: 0, y: tooth }, { x: 1000, y: tooth + 0.2 }, { x: 1000, y: tooth + 0.4 });
    ring.push({ x: 0.1, y: tooth + 0.6 });
  }
  ring.push({ x: -5, y: teeth }, { x: -5, y: 0 });
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return ring.map(({ x, y }) => ({ x: x * cos - y * sin, y: x * sin + y * cos }));
}

test('finds no crossing among 20,000 corners of a slanted comb', () => {
  const ring = comb(5000, 0.6);
  expect(findSelfIntersection([ring])).toBeUndefined();
});
