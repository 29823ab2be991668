import { runSteps } from '@brand/geo';
import { describe, expect, it } from 'vitest';
import { box, plan, shape, solid, wall } from './floor.fixture.ts';
import { createGroupSpace } from './group-space.ts';
import { findOpenPassages } from './open-passages.ts';
import { createWalkSpace } from './walk-space.ts';

const space = createWalkSpace(
  plan({
    shapes: [
      shape('west', 'hallway', [box(0, 0, 10, 6)]),
      shape('east', 'hallway', [box(10, 0, 20, 6)]),
      shape('shop', 'room', [box(2, 2, 5, 4)]),
      shape('neighbour', 'room', [box(0, 6, 3, 9)]),
    ],
    blocks: [
      wall([0, 0.1], [20, 0.1]),
      wall([15, 0], [15, 3]),
      solid(box(17, 4, 18, 5)),
      solid(box(19.9, 0, 20.3, 6)),
    ],
  }),
);
const stretches = runSteps(findOpenPassages(space, []));
const group = runSteps(createGroupSpace(space, [0, 1], stretches));

describe('createGroupSpace', () => {
  it('leaves the openings between its parts out of the outline', () => {
    expect(group.outline.every(({ isRing }) => !isRing)).toBe(true);
    expect(group.firstHit({ x: 8, y: 5 }, { x: 14, y: 5 })).toBe(Infinity);
  });

  it('counts partitions, solid things and shapes drawn over it as obstacles', () => {
    expect(group.obstacles.map(({ line }) => line)).toEqual([
      [
        { x: 15, y: 0 },
        { x: 15, y: 3 },
      ],
      box(17, 4, 18, 5),
      box(2, 2, 5, 4),
    ]);
    expect(group.obstacles.map(({ isSolid }) => isSolid ?? false)).toEqual([false, true, false]);
    expect(group.isDivided).toBe(true);
  });

  it('sees to the first barrier', () => {
    expect(group.firstHit({ x: 12, y: 1 }, { x: 19, y: 1 })).toBeCloseTo(3);
    expect(group.isNearBarrier({ x: 16.7, y: 4.5 }, 0.4)).toBe(true);
    expect(group.isNearBarrier({ x: 16.7, y: 4.5 }, 0.2)).toBe(false);
    expect(group.isNearOutline({ x: 16.7, y: 4.5 }, 0.4)).toBe(false);
    expect(group.isNearOutline({ x: 16.7, y: 5.8 }, 0.4)).toBe(true);
  });

  it('reports free points between obstacles', () => {
    expect(group.isFree({ x: 1, y: 1 })).toBe(true);
    expect(group.isFree({ x: 3, y: 3 })).toBe(false);
    expect(group.isFree({ x: 17.5, y: 4.5 })).toBe(false);
    expect(group.isFree({ x: 1, y: 7 })).toBe(false);
  });

  it('keeps the outline of a part alone as a ring', () => {
    const alone = runSteps(createGroupSpace(space, [2], stretches));
    expect(alone.outline).toEqual([{ line: box(2, 2, 5, 4), isRing: true }]);
    expect(alone.obstacles).toEqual([]);
  });
});
