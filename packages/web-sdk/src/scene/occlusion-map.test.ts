import { expect, test } from 'vitest';
import { buildFloorGeometry } from './floor-geometry/build-floor-geometry.ts';
import { box, plan, shape, wall } from './floor-geometry/shapes.fixture.ts';
import { type OcclusionMap, occlusionMap } from './occlusion-map.ts';
import { updateOcclusion } from './update-occlusion.ts';

const ground = shape({ rings: [[box(-20, -20, 20, 20)]] });

function mapOf(height: number, size = 1): OcclusionMap {
  const shapes = [ground, wall(0.1, [-10 * size, 0], [10 * size, 0])];
  return occlusionMap(buildFloorGeometry(plan(shapes)), {
    heightOf: (row) => (row === 1 ? height : 0),
  });
}

function darknessAt({ data, width, x, y, texel }: OcclusionMap, atX: number, atY: number): number {
  return data[Math.floor((atY - y) / texel) * width + Math.floor((atX - x) / texel)]!;
}

test('darkens the ground most at a wall and not far away from it', () => {
  const map = mapOf(1);
  const [at, beside, away] = [0.1, 0.6, 6].map((distance) => darknessAt(map, 0, -distance));
  expect(at).toBeGreaterThan(beside!);
  expect(beside).toBeGreaterThan(10);
  expect(away).toBe(0);
});

test('casts shadows away from the light', () => {
  const map = mapOf(1);
  expect(darknessAt(map, 0, -0.6)).toBeGreaterThan(darknessAt(map, 0, 0.6));
});

test('casts weaker shadows from low elements', () => {
  expect(darknessAt(mapOf(0.3), 0, -0.3)).toBeLessThan(darknessAt(mapOf(1), 0, -0.3));
  expect(mapOf(0).data.every((dark) => dark === 0)).toBe(true);
});

test('uses a coarser map for a large venue, not a larger one', () => {
  const { width, height, texel } = mapOf(1, 100);
  expect(Math.max(width, height)).toBeLessThanOrEqual(1024);
  expect(texel).toBeGreaterThan(1.9);
});

test('returns a small bright map for an empty floor', () => {
  const map = occlusionMap(buildFloorGeometry(plan([])), { heightOf: () => 1 });
  expect(map.data.every((dark) => dark === 0)).toBe(true);
});

test('lightens the ground below hollow rows, and not beside them', () => {
  const geometry = buildFloorGeometry(plan([ground, shape({ rings: [[box(-5, -5, 5, 5)]] })]));
  const options = { heightOf: (row: number): number => (row === 1 ? 8 : 0) };
  const solid = occlusionMap(geometry, options);
  const hollow = occlusionMap(geometry, { ...options, hollowRows: [1] });
  expect(darknessAt(solid, 0, 0)).toBe(255);
  expect(darknessAt(hollow, 0, 0)).toBeLessThan(100);
  expect(darknessAt(hollow, 0, -5.6)).toBe(darknessAt(solid, 0, -5.6));
});

test('updates shadows around a row to those of the whole floor', () => {
  const shapes = [ground, ...[-19, -9, 0, 6, 19].map((x) => wall(0.1, [x, -8], [x + 0.5, 9]))];
  const geometry = buildFloorGeometry(plan(shapes));
  const heights = [0, 1, 1, 1, 0.5, 1];
  const options = { heightOf: (row: number): number => heights[row] ?? 0, hollowRows: [0] };
  const map = occlusionMap(geometry, options);
  const before = [...map.data];
  for (const row of [1, 3, 4]) {
    heights[row] = 0;
    updateOcclusion(map, geometry, { ...options, rows: [row] });
    const whole = occlusionMap(geometry, options).data;
    const differences = whole.map((dark, at) => Math.abs(dark - map.data[at]!));
    expect(Math.max(...differences)).toBeLessThanOrEqual(1);
  }
  expect([...map.data]).not.toEqual(before);
});

test('paints a limited number of shadows on top of each other', () => {
  const shapes = Array.from({ length: 2000 }, () => shape({ rings: [[box(-20, -20, 20, 20)]] }));
  let rows = 0;
  const heightOf = (): number => {
    rows += 1;
    return 0.001;
  };
  occlusionMap(buildFloorGeometry(plan(shapes)), { heightOf });
  expect(rows).toBeLessThan(100);
});
