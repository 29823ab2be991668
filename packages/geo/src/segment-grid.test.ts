import { expect, test } from 'vitest';
import { createSegmentGrid } from './segment-grid.ts';
import { seededRandom } from './seeded-random.ts';
import { segmentsIntersect } from './segment.ts';
import type { Point, Segment } from './types.ts';

function randomSegments(seed: number, count: number): Segment[] {
  const random = seededRandom(seed);
  const place = (): Point => ({ x: Math.floor(random() * 40), y: Math.floor(random() * 40) });
  return Array.from({ length: count }, () => {
    const a = place();
    const isLong = random() < 0.2;
    return { a, b: isLong ? place() : { x: a.x + random() * 3, y: a.y + random() * 3 } };
  });
}

test('visits every segment on the walk exactly once', () => {
  const walls = randomSegments(1, 200);
  const grid = createSegmentGrid(walls);
  for (const { a, b } of [...randomSegments(2, 200), ...walls]) {
    const visited: number[] = [];
    grid.walk(a, b, (index) => {
      visited.push(index);
      return false;
    });
    expect(new Set(visited).size).toBe(visited.length);
    const met = [...walls.keys()].filter((index) =>
      segmentsIntersect(a, b, walls[index]!.a, walls[index]!.b),
    );
    expect(visited).toEqual(expect.arrayContaining(met));
  }
});

test('stops the walk when the callback requests it', () => {
  const grid = createSegmentGrid(randomSegments(1, 200));
  let visits = 0;
  const stopped = grid.walk({ x: 0, y: 0 }, { x: 40, y: 40 }, () => {
    visits += 1;
    return true;
  });
  expect([stopped, visits]).toEqual([true, 1]);
});

test('segments on one line, or none at all, are no trouble', () => {
  const line = [{ a: { x: 0, y: 5 }, b: { x: 100, y: 5 } }];
  const crossing = createSegmentGrid(line);
  expect(crossing.walk({ x: 50, y: 0 }, { x: 50, y: 9 }, () => true)).toBe(true);
  expect(crossing.walk({ x: 0, y: 0 }, { x: 100, y: 0 }, () => true)).toBe(false);
  expect(createSegmentGrid([]).walk({ x: 0, y: 0 }, { x: 1, y: 1 }, () => true)).toBe(false);
});
