import { seededRandom } from '@brand/geo';
import { expect, test } from 'vitest';
import { CollisionGrid } from './collision-grid.ts';

function gridOf(width = 800, height = 600): CollisionGrid {
  const grid = new CollisionGrid();
  grid.reset(width, height);
  return grid;
}

test('reports a box as free until an overlapping one is taken', () => {
  const grid = gridOf();
  expect(grid.isFree(100, 100, 180, 120)).toBe(true);
  grid.take(100, 100, 180, 120);
  expect(grid.isFree(100, 100, 180, 120)).toBe(false);
  expect(grid.isFree(179, 119, 300, 200)).toBe(false);
  expect(grid.isFree(110, 105, 111, 106)).toBe(false);
  expect(grid.isFree(0, 0, 400, 400)).toBe(false);
});

test('allows boxes that only touch', () => {
  const grid = gridOf();
  grid.take(100, 100, 180, 120);
  expect(grid.isFree(180, 100, 260, 120)).toBe(true);
  expect(grid.isFree(100, 120, 180, 140)).toBe(true);
  expect(grid.isFree(20, 100, 100, 120)).toBe(true);
});

test('reports a box beyond the screen as not free, but possibly clear', () => {
  const grid = gridOf(200, 100);
  expect(grid.isFree(-1, 10, 20, 20)).toBe(false);
  expect(grid.isFree(190, 10, 201, 20)).toBe(false);
  expect(grid.isFree(10, 90, 20, 101)).toBe(false);
  expect(grid.isFree(0, 0, 200, 100)).toBe(true);
  expect(grid.isClear(-50, -50, 20, 20)).toBe(true);
});

test('detects collisions beyond the edges too', () => {
  const grid = gridOf(200, 100);
  grid.take(-300, 10, -200, 30);
  grid.take(150, 90, 400, 300);
  expect(grid.isClear(-250, 0, -240, 20)).toBe(false);
  expect(grid.isClear(-190, 0, -10, 20)).toBe(true);
  expect(grid.isClear(350, 250, 360, 260)).toBe(false);
});

test('reports an invalid box as never free', () => {
  const grid = gridOf();
  expect(grid.isFree(Number.NaN, 0, 10, 10)).toBe(false);
  expect(grid.isClear(0, 0, Number.NaN, 10)).toBe(false);
  expect(grid.isClear(10, 0, 0, 10)).toBe(false);
});

test('removes boxes and takes the new size on reset', () => {
  const grid = gridOf(100, 100);
  grid.take(0, 0, 100, 100);
  grid.reset(1000, 1000);
  expect(grid.isFree(0, 0, 1000, 1000)).toBe(true);
  grid.take(0, 0, 10, 10);
  grid.reset(100, 100);
  expect(grid.isFree(0, 0, 10, 10)).toBe(true);
});

test('matches a brute-force comparison with every box', () => {
  const random = seededRandom(7);
  const grid = gridOf(700, 500);
  const taken: (readonly [number, number, number, number])[] = [];
  for (let index = 0; index < 3000; index++) {
    const minX = random() * 900 - 100;
    const minY = random() * 700 - 100;
    const box = [minX, minY, minX + random() * 150, minY + random() * 60] as const;
    const expected = taken.every(
      (other) =>
        box[0] >= other[2] || box[2] <= other[0] || box[1] >= other[3] || box[3] <= other[1],
    );
    expect(grid.isClear(...box)).toBe(expected);
    if (expected || index % 10 === 0) {
      grid.take(...box);
      taken.push(box);
    }
  }
  expect(taken.length).toBeGreaterThan(300);
});
