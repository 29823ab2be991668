import { expect, test } from 'vitest';
import {
  distanceToPolygonBoundary,
  distanceToRing,
  locateInRing,
  pointInPolygon,
  pointInRing,
  polygonArea,
  polygonCentroid,
} from './polygon.ts';
import { interiorPoint } from './interior-point.ts';
import { closeRing } from './ring.ts';
import { seededRandom } from './seeded-random.ts';
import { points, rectangle, regularRing } from './shapes.fixture.ts';

const ROOM = [rectangle(0, 0, 10, 6), rectangle(6, 2, 2, 2).toReversed()];

test('holes are subtracted from the area whichever way they wind', () => {
  expect(polygonArea(ROOM)).toBe(56);
  expect(polygonArea([ROOM[0]!.toReversed(), closeRing(ROOM[1]!.toReversed())])).toBe(56);
  expect(polygonArea([])).toBe(0);
});

test('moves the centroid away from a hole', () => {
  expect(polygonCentroid([ROOM[0]!])).toEqual({ x: 5, y: 3 });
  const { x, y } = polygonCentroid(ROOM);
  expect(x).toBeCloseTo((60 * 5 - 4 * 7) / 56, 12);
  expect(y).toBeCloseTo(3, 12);
  expect(polygonCentroid([closeRing(ROOM[0]!.toReversed()), ROOM[1]!.toReversed()]).x).toBeCloseTo(
    x,
    12,
  );
});

test('uses the mean of the corners as centroid of a polygon without area', () => {
  expect(polygonCentroid([points([0, 0], [4, 0], [8, 0])])).toEqual({ x: 4, y: 0 });
});

test('counts each corner on a ray once', () => {
  const diamond = points([2, 0], [4, 2], [2, 4], [0, 2]);
  expect(locateInRing({ x: 1, y: 2 }, diamond)).toBe('inside');
  expect(locateInRing({ x: -1, y: 2 }, diamond)).toBe('outside');
  expect(locateInRing({ x: -1, y: 0 }, diamond)).toBe('outside');
  expect(locateInRing({ x: -1, y: 4 }, diamond)).toBe('outside');
  const steps = points([0, 0], [6, 0], [6, 2], [4, 2], [4, 4], [2, 4], [2, 2], [0, 2]);
  expect(locateInRing({ x: 1, y: 2 }, steps)).toBe('boundary');
  expect(locateInRing({ x: -1, y: 2 }, steps)).toBe('outside');
  expect(locateInRing({ x: 3, y: 2 }, steps)).toBe('inside');
});

test.each([
  [2, 0],
  [10, 3],
  [0, 0],
  [10, 6],
  [0, 6],
  [5, 6],
  [0, 3],
])('counts the boundary point %d, %d as inside, open or closed, either winding', (x, y) => {
  const ring = rectangle(0, 0, 10, 6);
  for (const variant of [ring, closeRing(ring), ring.toReversed()]) {
    expect(locateInRing({ x, y }, variant)).toBe('boundary');
    expect(pointInRing({ x, y }, variant)).toBe(true);
  }
});

test('excludes a hole but includes its boundary', () => {
  expect(pointInPolygon({ x: 7, y: 3 }, ROOM)).toBe(false);
  expect(pointInPolygon({ x: 6, y: 3 }, ROOM)).toBe(true);
  expect(pointInPolygon({ x: 5, y: 3 }, ROOM)).toBe(true);
  expect(pointInPolygon({ x: 11, y: 3 }, ROOM)).toBe(false);
  expect(pointInPolygon({ x: 0, y: 0 }, [])).toBe(false);
});

test('extends the tolerance out of the outline and into holes', () => {
  expect(pointInPolygon({ x: 10.1, y: 3 }, ROOM, 0.2)).toBe(true);
  expect(pointInPolygon({ x: 10.3, y: 3 }, ROOM, 0.2)).toBe(false);
  expect(pointInPolygon({ x: 6.1, y: 3 }, ROOM, 0.2)).toBe(true);
  expect(pointInPolygon({ x: 7, y: 3 }, ROOM, 0.2)).toBe(false);
});

test('includes the closing edge in the distance to a ring', () => {
  expect(distanceToRing({ x: -2, y: 3 }, rectangle(0, 0, 10, 6))).toBe(2);
  expect(distanceToRing({ x: 5, y: 3 }, rectangle(0, 0, 10, 6))).toBe(3);
  expect(distanceToPolygonBoundary({ x: 5, y: 3 }, ROOM)).toBe(1);
  expect(distanceToRing({ x: 0, y: 0 }, [])).toBe(Infinity);
});

test('finds an interior point of shapes whose centroid is outside', () => {
  const bracket = points([0, 0], [9, 0], [9, 9], [0, 9], [0, 8], [8, 8], [8, 1], [0, 1]);
  const ring = [regularRing({ x: 0, y: 0 }, 10, 40), regularRing({ x: 0, y: 0 }, 9, 40)];
  for (const polygon of [[bracket], ring, ROOM]) {
    const point = interiorPoint(polygon)!;
    expect(pointInPolygon(point, polygon)).toBe(true);
    expect(distanceToPolygonBoundary(point, polygon)).toBeGreaterThan(0.05);
  }
  expect(interiorPoint([points([0, 0], [4, 0], [8, 0])])).toBeUndefined();
  expect(interiorPoint([])).toBeUndefined();
});

test('agrees with the polar form of random stars', () => {
  const random = seededRandom(11);
  const radii = Array.from({ length: 30 }, () => 2 + 6 * random());
  const star = regularRing({ x: 0, y: 0 }, 1, 30).map(({ x, y }, index) => ({
    x: x * radii[index]!,
    y: y * radii[index]!,
  }));
  for (let round = 0; round < 500; round += 1) {
    const angle = random() * 2 * Math.PI;
    const index = Math.floor((angle / (2 * Math.PI)) * 30);
    const near = Math.min(radii[index]!, radii[(index + 1) % 30]!) * 0.97;
    const far = Math.max(radii[index]!, radii[(index + 1) % 30]!) * 1.001;
    const at = (radius: number) => ({ x: radius * Math.cos(angle), y: radius * Math.sin(angle) });
    expect(pointInRing(at(near * random()), star)).toBe(true);
    expect(pointInRing(at(far + random()), star)).toBe(false);
  }
});
