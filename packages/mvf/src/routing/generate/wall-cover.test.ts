import { describe, expect, it } from 'vitest';
import { box, door, plan, shape, solid, wall } from './floor.fixture.ts';
import type { FloorPlan } from './floor-plan.ts';
import { mergeIntervals } from './intervals.ts';
import { outlineOf } from './outline.ts';
import { createWallCover, type WallCover } from './wall-cover.ts';
import { createWalkSpace } from './walk-space.ts';

/** Where the lower side of a room of 10 by 4 metres is covered, from its lower left corner. */
function coverOf(more: Partial<FloorPlan>, by: keyof WallCover = 'drawn'): (readonly number[])[] {
  const space = createWalkSpace(
    plan({ shapes: [shape('a', 'room', [box(0, 0, 10, 4)])], ...more }),
  );
  const [ring] = outlineOf(space.parts[0]!);
  return mergeIntervals(createWallCover(space)[by](ring!)).map((at) =>
    at.map((metres) => Math.round(metres * 100) / 100),
  );
}

describe('createWallCover', () => {
  it('finds walls on the outline and a little beside it', () => {
    expect(coverOf({ blocks: [wall([1, 0], [3, 0]), wall([5, -0.25], [6, -0.25])] })).toEqual([
      [1, 3],
      [5, 6],
    ]);
  });

  it('ignores walls that are too far away or lead away', () => {
    expect(coverOf({ blocks: [wall([1, -0.5], [3, -0.5]), wall([5, 0], [5, -3])] })).toEqual([]);
  });

  it('counts doors and solid things over the outline', () => {
    expect(coverOf({ doors: [door('d', [1, 0], [2, 0])] })).toEqual([[1, 2]]);
    expect(coverOf({ blocks: [solid(box(4, -2, 7, 2))] })).toEqual([[4, 7]]);
  });

  it('closes the whole side of a room that has a door and no wall', () => {
    const doors = [door('d', [1, 0], [2, 0])];
    expect(coverOf({ doors }, 'implied')).toEqual([[0, 10]]);
    expect(coverOf({ doors, blocks: [wall([2, 0], [8, 0])] }, 'implied')).toEqual([[1, 8]]);
  });

  it('does not take furniture along the outline for a wall', () => {
    const shelf = { ...solid(box(2, 0, 8, 0.5)), isFurniture: true };
    expect(coverOf({ blocks: [shelf] }, 'drawn')).toEqual([[2, 8]]);
    expect(coverOf({ blocks: [shelf] }, 'walls')).toEqual([]);
    const doors = [door('d', [0.5, 0], [1.5, 0])];
    expect(coverOf({ doors, blocks: [shelf] }, 'implied')).toEqual([[0, 10]]);
  });
});
