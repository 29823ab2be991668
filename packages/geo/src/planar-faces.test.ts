import { expect, test } from 'vitest';
import { planarFaces, type PlanarFace } from './planar-faces.ts';
import { pointInPolygon, polygonArea } from './polygon.ts';
import { isCounterClockwise, signedArea } from './ring.ts';
import { findSelfIntersection } from './self-intersection.ts';
import { seededRandom } from './seeded-random.ts';
import { points, rectangle, regularRing, ringWalls, wall } from './shapes.fixture.ts';
import type { TaggedSegment } from './types.ts';

const HALL = ringWalls(rectangle(0, 0, 10, 6), 0);

const areaOf = ({ outer, holes }: PlanarFace): number => polygonArea([outer, ...holes]);
const areas = (faces: readonly PlanarFace[]): number[] =>
  faces.map((face) => Math.round(areaOf(face) * 1e6) / 1e6).toSorted((a, b) => a - b);

test('traces a rectangle as one room with its walls and no outer face', () => {
  const faces = planarFaces(HALL);
  expect(faces).toHaveLength(1);
  expect(faces[0]!.outer).toHaveLength(4);
  expect(isCounterClockwise(faces[0]!.outer)).toBe(true);
  expect(faces[0]!.holes).toEqual([]);
  expect(faces[0]!.spurs).toEqual([]);
  expect(faces[0]!.edges.map(({ tags }) => tags)).toEqual([[0], [0], [0], [0]]);
});

test('divides a hall into four rooms by crossing walls', () => {
  const faces = planarFaces([...HALL, wall([4, 0], [4, 6], 1), wall([0, 2], [10, 2], 2)]);
  expect(areas(faces)).toEqual([8, 12, 16, 24]);
  for (const face of faces) {
    expect(face.outer).toHaveLength(4);
    expect(new Set(face.edges.flatMap(({ tags }) => tags))).toEqual(new Set([0, 1, 2]));
  }
});

test('walls that stop at other walls divide, on slanted walls too', () => {
  const slanted = wall([0, 0], [10, 6], 1);
  const stop = { x: 10 / 3, y: 2 };
  const faces = planarFaces([...HALL, slanted, { a: { x: 10 / 3, y: 0 }, b: stop, tag: 2 }]);
  expect(faces).toHaveLength(3);
  expect(faces.flatMap(({ spurs }) => spurs)).toEqual([]);
});

test('ends that miss each other by rounding noise are joined', () => {
  const noisy = [
    wall([0, 0], [4.000_5, 0], 0),
    wall([4.000_499_999, 0.000_000_1], [4, 4], 1),
    wall([4.000_4, 4.000_4], [0, 0.000_5], 2),
  ];
  expect(planarFaces(noisy)).toHaveLength(1);
});

test('walls that overlap become one piece with both tags', () => {
  const faces = planarFaces([
    ...ringWalls(rectangle(0, 0, 4, 4), 1),
    ...ringWalls(rectangle(4, 1, 4, 2), 2),
  ]);
  expect(areas(faces)).toEqual([8, 16]);
  const shared = faces[0]!.edges.filter(({ tags }) => tags.length > 1);
  expect(shared).toEqual([{ a: { x: 4, y: 1 }, b: { x: 4, y: 3 }, tags: [1, 2] }]);
  expect(planarFaces([...HALL, ...HALL])).toHaveLength(1);
});

test('traces an island as its own room and as a clockwise hole of the room around it', () => {
  const faces = planarFaces([
    ...HALL,
    ...ringWalls(rectangle(2, 2, 3, 3), 1),
    ...ringWalls(rectangle(3, 3, 1, 1), 2),
    ...ringWalls(rectangle(7, 2, 1, 1), 3),
  ]);
  expect(areas(faces)).toEqual([1, 1, 8, 50]);
  const hall = faces.find((face) => face.holes.length === 2)!;
  for (const hole of hall.holes) expect(signedArea(hole)).toBeLessThan(0);
  expect(new Set(hall.edges.flatMap(({ tags }) => tags))).toEqual(new Set([0, 1, 3]));
});

test('merges two rooms that share a wall into one hole of the hall around them', () => {
  const faces = planarFaces([
    ...HALL,
    ...ringWalls(rectangle(2, 2, 2, 2), 1),
    ...ringWalls(rectangle(4, 2, 2, 2), 2),
  ]);
  expect(areas(faces)).toEqual([4, 4, 52]);
  expect(faces.find((face) => face.holes.length > 0)!.holes).toHaveLength(1);
});

test('rooms that touch in a corner stay simple rings', () => {
  const faces = planarFaces([
    ...HALL,
    ...ringWalls(points([0, 0], [3, 1], [1, 3]), 1),
    ...ringWalls(rectangle(5, 1, 1, 1), 2),
    ...ringWalls(rectangle(6, 2, 1, 1), 3),
  ]);
  expect(areas(faces)).toEqual([1, 1, 4, 54]);
  for (const { outer, holes } of faces) {
    expect(findSelfIntersection([outer])).toBeUndefined();
    for (const hole of holes) expect(findSelfIntersection([hole])).toBeUndefined();
  }
});

test('keeps dead ends out of rings and returns them with their room', () => {
  const faces = planarFaces([
    ...HALL,
    wall([5, 0], [5, 6], 1),
    wall([2, 0], [2, 3], 2),
    wall([2, 3], [3, 3], 3),
    wall([7, 2], [8, 4], 4),
    wall([12, 0], [14, 0], 5),
  ]);
  expect(areas(faces)).toEqual([30, 30]);
  const left = faces.find(({ outer }) => pointInPolygon({ x: 1, y: 1 }, [outer]))!;
  const right = faces.find(({ outer }) => pointInPolygon({ x: 9, y: 1 }, [outer]))!;
  expect(left.spurs.map(({ tags }) => tags)).toEqual([[2], [3]]);
  expect(right.spurs).toEqual([{ a: { x: 7, y: 2 }, b: { x: 8, y: 4 }, tags: [4] }]);
});

test('treats a wall that links an island to the outline as a spur, not as part of a ring', () => {
  const faces = planarFaces([
    ...HALL,
    ...ringWalls(rectangle(4, 2, 2, 2), 1),
    wall([0, 3], [4, 3], 2),
  ]);
  expect(areas(faces)).toEqual([4, 56]);
  const hall = faces.find(({ holes }) => holes.length === 1)!;
  expect(hall.spurs).toEqual([{ a: { x: 0, y: 3 }, b: { x: 4, y: 3 }, tags: [2] }]);
});

test('ends a dead end that crosses a wall as a spur on the other side', () => {
  const faces = planarFaces([...HALL, wall([5, 0], [5, 6], 1), wall([3, 3], [7, 3], 2)]);
  expect(faces.map(({ spurs }) => spurs.length)).toEqual([1, 1]);
});

test('preserves the areas of a round room in a hall cut by a wall', () => {
  const round = regularRing({ x: 5, y: 3 }, 2, 64);
  const faces = planarFaces([...HALL, ...ringWalls(round, 1), wall([0, 3], [10, 3], 2)]);
  expect(faces).toHaveLength(4);
  const disc = polygonArea([round]);
  const [a, b, c, d] = areas(faces);
  expect(a! + b!).toBeCloseTo(disc, 1);
  expect(c! + d!).toBeCloseTo(60 - disc, 1);
  expect(a! + b! + c! + d!).toBeCloseTo(60, 9);
});

test('makes three rooms of two round walls that cross', () => {
  const faces = planarFaces([
    ...ringWalls(regularRing({ x: 0, y: 0 }, 5, 48), 0),
    ...ringWalls(regularRing({ x: 4, y: 1 }, 5, 48), 1),
  ]);
  expect(faces).toHaveLength(3);
});

test('joins ends that are farther apart on a coarser grid', () => {
  const gaps = [wall([0, 0], [4, 0], 0), wall([4.04, 0.02], [4, 4], 1), wall([4, 4.05], [0, 0], 2)];
  expect(planarFaces(gaps)).toHaveLength(0);
  expect(planarFaces(gaps, { snap: 0.05 })).toHaveLength(1);
});

test('coordinates come out as short decimals', () => {
  const [face] = planarFaces(ringWalls(rectangle(1.234, -0.000_1, 0.1, 0.2), 0));
  expect(face!.outer).toEqual(points([1.234, 0], [1.334, 0], [1.334, 0.2], [1.234, 0.2]));
});

test('finds no rooms in points, single lines or no walls at all', () => {
  expect(planarFaces([])).toEqual([]);
  expect(planarFaces([wall([1, 1], [1, 1], 0), wall([0, 0], [5, 5], 1)])).toEqual([]);
});

function randomWalls(seed: number, count: number): TaggedSegment[] {
  const random = seededRandom(seed);
  const coarse = seed % 2 === 0;
  const place = (): [number, number] =>
    coarse
      ? [Math.floor(random() * 21), Math.floor(random() * 13)]
      : [random() * 20, random() * 12];
  return Array.from({ length: count }, (_, tag) => wall(place(), place(), tag + 1));
}

test.each(Array.from({ length: 40 }, (_, seed) => seed))(
  'areas of random rooms add up to the hall (seed %d)',
  (seed) => {
    const walls = [...ringWalls(rectangle(0, 0, 20, 12), 0), ...randomWalls(seed, 5 + seed)];
    const faces = planarFaces(walls);
    // Whole metres fit the grid exactly; elsewhere a wall may bend by the reach of the grid.
    const digits = seed % 2 === 0 ? 9 : 1;
    expect(faces.reduce((sum, face) => sum + areaOf(face), 0)).toBeCloseTo(240, digits);
    for (const { outer, holes, edges } of faces) {
      expect(signedArea(outer)).toBeGreaterThan(0);
      expect(holes.every((hole) => signedArea(hole) < 0)).toBe(true);
      expect(findSelfIntersection([outer])).toBeUndefined();
      const corners = outer.length + holes.reduce((sum, hole) => sum + hole.length, 0);
      expect(edges).toHaveLength(corners);
    }
  },
);

test('walls within the snap distance of each other in great number come to an end', () => {
  const random = seededRandom(77);
  const place = (): [number, number] => [random() * 0.05, random() * 0.05];
  const mess = Array.from({ length: 60 }, (_, tag) => wall(place(), place(), tag));
  const outline = ringWalls(rectangle(-1, -1, 3, 3), 99);
  const total = planarFaces([...mess, ...outline]).reduce((sum, face) => sum + areaOf(face), 0);
  expect(total).toBeCloseTo(9, 6);
});
