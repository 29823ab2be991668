import { runSteps } from '@brand/geo';
import { describe, expect, it } from 'vitest';
import { box, plan, points, shape, solid, wall } from './floor.fixture.ts';
import type { FloorPlan } from './floor-plan.ts';
import { createGroupSpace } from './group-space.ts';
import { findTurningPoints } from './turning-points.ts';
import { createWalkSpace } from './walk-space.ts';

function spots(floor: Partial<FloorPlan>): string[] {
  const space = createWalkSpace(plan(floor));
  return runSteps(findTurningPoints(runSteps(createGroupSpace(space, [0], [])), 0.4))!
    .map(({ spot }) => `${spot.x.toFixed(2)} ${spot.y.toFixed(2)}`)
    .toSorted();
}
const ROOM = shape('room', 'room', [box(0, 0, 10, 10)]);

describe('findTurningPoints', () => {
  it('turns at the corner of an L and not in the corners of a rectangle', () => {
    expect(spots({ shapes: [ROOM] })).toEqual([]);
    const bent = points([0, 0], [10, 0], [10, 4], [4, 4], [4, 10], [0, 10]);
    expect(spots({ shapes: [shape('bent', 'hallway', [bent])] })).toEqual(['3.72 3.72']);
  });

  it('turns at every corner of free-standing furniture', () => {
    expect(spots({ shapes: [ROOM], blocks: [solid(box(4, 4, 6, 6))] })).toHaveLength(4);
    expect(spots({ shapes: [ROOM], blocks: [solid(box(4, 0, 6, 6))] })).toHaveLength(2);
  });

  it('turns to both sides around the end of a wall, not where it is attached', () => {
    expect(spots({ shapes: [ROOM], blocks: [wall([5, 0], [5, 6])] })).toEqual([
      '4.60 6.40',
      '5.40 6.40',
    ]);
  });

  it('uses the midpoint in narrow spaces', () => {
    expect(spots({ shapes: [ROOM], blocks: [solid(box(0, 4, 9.5, 6))] })).toEqual([
      '9.75 3.75',
      '9.75 6.25',
    ]);
  });

  it('turns nowhere in a gap that is too narrow to pass', () => {
    expect(spots({ shapes: [ROOM], blocks: [solid(box(0, 4, 9.8, 6))] })).toEqual([]);
  });

  it('returns undefined above the limit', () => {
    const space = createWalkSpace(plan({ shapes: [ROOM], blocks: [solid(box(4, 4, 6, 6))] }));
    const group = runSteps(createGroupSpace(space, [0], []));
    // Four of the table, and four of the room that turn out to lie outside.
    expect(runSteps(findTurningPoints(group, 0.4, { limit: 8 }))).toHaveLength(4);
    expect(runSteps(findTurningPoints(group, 0.4, { limit: 7 }))).toBeUndefined();
  });

  it('simplifies a round pillar', () => {
    const pillar = Array.from({ length: 64 }, (_, index) => {
      const angle = (index / 64) * 2 * Math.PI;
      return { x: 5 + Math.cos(angle), y: 5 + Math.sin(angle) };
    });
    const around = spots({ shapes: [ROOM], blocks: [solid(pillar)] });
    expect(around.length).toBeGreaterThanOrEqual(4);
    expect(around.length).toBeLessThanOrEqual(8);
  });
});
