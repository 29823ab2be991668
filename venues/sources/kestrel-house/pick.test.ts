import { expect, test } from 'vitest';
import { distance, type Vec } from '../../src/dsl/shapes.ts';
import {
  around,
  atriumRim,
  CENTER,
  east,
  FACADE,
  LENGTHS,
  north,
  ring,
  south,
  southeast,
  southwest,
  west,
} from './pick.ts';

test('a side begins and ends where its corners do, at any distance', () => {
  for (const d of [0, 0.9, FACADE]) {
    expect(distance(north(0, d), east(90, d))).toBeLessThan(1e-9);
    expect(distance(north(LENGTHS.north, d), west(90, d))).toBeLessThan(1e-9);
    expect(distance(southwest(0, d), west(225, d))).toBeLessThan(1e-9);
    expect(distance(southwest(LENGTHS.southwest, d), south(225, d))).toBeLessThan(1e-9);
    expect(distance(southeast(0, d), south(325, d))).toBeLessThan(1e-9);
    expect(distance(southeast(LENGTHS.southeast, d), east(-35, d))).toBeLessThan(1e-9);
  }
});

test('the facade measures about 62 by 48 metres', () => {
  const path = ring(FACADE);
  const span = (axis: 0 | 1): number =>
    Math.max(...path.map((point) => point[axis])) - Math.min(...path.map((point) => point[axis]));
  expect(span(0)).toBeCloseTo(61, 0);
  expect(span(1)).toBeCloseTo(48.6, 0);
});

test('a bent line has a knot at every fifth degree, backwards too', () => {
  const line = around(west, 10, [100, 120]);
  expect(line).toHaveLength(5);
  for (const [index, degrees] of [100, 105, 110, 115, 120].entries()) {
    expect(distance(line[index]!, west(degrees, 10))).toBeLessThan(1e-9);
  }
  expect(around(west, 10, [120, 100])).toEqual(line.toReversed());
});

test('the rim of the atrium is equally far from the middle on all three sides', () => {
  const rim = atriumRim();
  const toSides = rim.map((point, index) => {
    const next = rim[(index + 1) % rim.length]!;
    return { length: distance(point, next), middle: distanceToLine(CENTER, point, next) };
  });
  const sides = toSides.filter(({ length }) => length > 5);
  expect(sides).toHaveLength(3);
  for (const { middle } of sides) expect(middle).toBeCloseTo(sides[0]!.middle, 9);
});

function distanceToLine([x, y]: Vec, a: Vec, b: Vec): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  return Math.abs((x - a[0]) * dy - (y - a[1]) * dx) / Math.hypot(dx, dy);
}
