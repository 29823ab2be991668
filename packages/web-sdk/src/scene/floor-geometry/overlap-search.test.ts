import { seededRandom } from '@brand/geo';
import { expect, test } from 'vitest';
import { OverlapSearch } from './overlap-search.ts';
import { shapeBoxes } from './shape-boxes.ts';
import { box, shape } from './shapes.fixture.ts';

type Corners = readonly [number, number, number, number];

function searchOf(boxes: readonly Corners[]): OverlapSearch {
  const shapes = boxes.map((corners) => shape({ rings: [[box(...corners)]] }));
  return new OverlapSearch(shapeBoxes(shapes, 0).index);
}

function rowsIn(search: OverlapSearch, corners: Corners): number[] {
  const rows: number[] = [];
  search.visit(corners, (row) => rows.push(row) === 0);
  return rows.toSorted((a, b) => a - b);
}

test('visits the rows whose boxes overlap', () => {
  const random = seededRandom(3);
  const boxes = Array.from({ length: 500 }, (): Corners => {
    const [x, y] = [random() * 100, random() * 100];
    return [x, y, x + random() * 8, y + random() * 8];
  });
  const search = searchOf(boxes);
  for (const [minX, minY, maxX, maxY] of boxes) {
    const overlapping = boxes.flatMap(([left, low, right, high], row) =>
      left <= maxX && right >= minX && low <= maxY && high >= minY ? [row] : [],
    );
    expect(rowsIn(search, [minX, minY, maxX, maxY])).toEqual(overlapping);
  }
  expect(search.isCutShort).toBe(false);
});

test('ends when a visitor has what it needs', () => {
  const search = searchOf(Array.from({ length: 100 }, () => [0, 0, 1, 1]));
  let visits = 0;
  expect(search.visit([0, 0, 1, 1], () => ++visits === 3)).toBe(false);
  expect(visits).toBe(3);
});

test.each([2000, 20_000])('compares at most some hundred boxes per row of a stack: %d', (count) => {
  const search = searchOf(Array.from({ length: count }, () => [0, 0, 1, 1]));
  let isComplete = true;
  for (let row = 0; row < count; row++) isComplete = search.visit([0, 0, 1, 1], () => false);
  expect(search.comparisons).toBeLessThan((count + 1000) * 400);
  expect(search.isCutShort).toBe(true);
  expect(isComplete).toBe(false);
});
