import { runSteps } from '@brand/geo';
import { describe, expect, it } from 'vitest';
import { box, plan, points, shape, solid } from './floor.fixture.ts';
import type { FloorPlan } from './floor-plan.ts';
import { createGroupSpace } from './group-space.ts';
import { sampleStandingPoints } from './sample-standing-points.ts';
import { findStandingPoint } from './standing-spot.ts';
import { createWalkSpace } from './walk-space.ts';

function setUp(floor: Partial<FloorPlan>) {
  const space = createWalkSpace(plan(floor));
  return { part: space.parts[0]!, group: runSteps(createGroupSpace(space, [0], [])), space };
}

describe('findStandingPoint', () => {
  it('keeps away from the walls, also in a bent room', () => {
    const { part, group } = setUp({
      shapes: [shape('bent', 'room', [points([0, 0], [10, 0], [10, 2], [2, 2], [2, 10], [0, 10])])],
    });
    const spot = findStandingPoint(part.polygon, group)!;
    expect(group.isFree(spot)).toBe(true);
    expect(group.isNearBarrier(spot, 0.9)).toBe(false);
  });

  it('avoids a table in the middle of the room', () => {
    const { part, group } = setUp({
      shapes: [shape('room', 'room', [box(0, 0, 6, 6)])],
      blocks: [solid(box(2, 2, 4, 4))],
    });
    const spot = findStandingPoint(part.polygon, group)!;
    expect(group.isFree(spot)).toBe(true);
    expect(group.isNearBarrier(spot, 0.5)).toBe(false);
  });

  it('returns undefined in a room that is full', () => {
    const { part, group } = setUp({
      shapes: [shape('room', 'room', [box(0, 0, 6, 6)])],
      blocks: [solid(box(-1, -1, 7, 7))],
    });
    expect(findStandingPoint(part.polygon, group)).toBeUndefined();
  });

  it('finds a point in a strip thinner than the precision', () => {
    const { part, group } = setUp({ shapes: [shape('strip', 'room', [box(0, 0, 40, 0.2)])] });
    expect(group.isFree(findStandingPoint(part.polygon, group)!)).toBe(true);
  });
});

describe('sampleStandingPoints', () => {
  it('adds nothing to a room or a corridor', () => {
    const room = setUp({ shapes: [shape('room', 'room', [box(0, 0, 6, 5)])] });
    expect(sampleStandingPoints(room.part, room.group, [], 0.4)).toEqual([]);
    const corridor = setUp({ shapes: [shape('corridor', 'hallway', [box(0, 0, 80, 3)])] });
    expect(sampleStandingPoints(corridor.part, corridor.group, [], 0.4)).toEqual([]);
    const bent = points([0, 0], [40, 0], [40, 3], [6, 3], [6, 40], [3, 40], [3, 3], [0, 3]);
    const around = setUp({ shapes: [shape('bent', 'hallway', [bent])] });
    expect(sampleStandingPoints(around.part, around.group, [], 0.4)).toEqual([]);
  });

  it('spreads over a hall, away from walls, things and other nodes', () => {
    const hall = setUp({
      shapes: [shape('hall', 'hallway', [box(0, 0, 40, 24)])],
      blocks: [solid(box(18, 10, 22, 14))],
    });
    const spots = sampleStandingPoints(hall.part, hall.group, [{ x: 4, y: 4 }], 0.4);
    expect(spots).toHaveLength(13);
    for (const spot of spots) expect(hall.group.isNearBarrier(spot, 0.4)).toBe(false);
  });

  it('spreads thinner in a space without end', () => {
    const field = setUp({ shapes: [shape('field', 'area', [box(0, 0, 2000, 2000)])] });
    expect(sampleStandingPoints(field.part, field.group, [], 0.4).length).toBeLessThanOrEqual(40);
  });
});
