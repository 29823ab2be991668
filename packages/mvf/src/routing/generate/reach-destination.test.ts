import { describe, expect, it } from 'vitest';
import { box, plan, shape, solid, spot, wall } from './floor.fixture.ts';
import { reachDestination } from './reach-destination.ts';
import { createWalkSpace } from './walk-space.ts';

const COUNTER = box(4, 1, 8, 2);
const space = createWalkSpace(
  plan({
    shapes: [shape('hall', 'hallway', [box(0, 0, 20, 10)])],
    blocks: [solid(COUNTER), wall([12, 3], [14, 3])],
  }),
);

describe('reachDestination', () => {
  it('returns a point in front of a counter, on the side with most space', () => {
    const side = reachDestination({ id: 'counter', polygons: [[COUNTER]], lines: [] }, space);
    expect(side).toEqual({ part: 0, standingPoint: { x: 6, y: 2.5 } });
  });

  it('avoids points behind a wall', () => {
    const desk = box(12, 1.2, 14, 2.8);
    const blocked = createWalkSpace({
      ...space.plan,
      blocks: [...space.plan.blocks, solid(desk)],
    });
    const side = reachDestination({ id: 'desk', polygons: [[desk]], lines: [] }, blocked);
    expect(side!.standingPoint.y).toBeLessThan(3);
  });

  it('returns a point in a walkable area, and the point itself', () => {
    const area = { id: 'area', polygons: [[box(15, 5, 17, 7)]], lines: [] };
    expect(reachDestination(area, space)!.standingPoint).toEqual({ x: 16, y: 6 });
    expect(reachDestination(spot('point', [1, 9]), space)!.standingPoint).toEqual({ x: 1, y: 9 });
  });

  it('returns a point on the nearest ground for a destination beside it', () => {
    const side = reachDestination(spot('bench', [10, 13]), space)!;
    expect(side.standingPoint.x).toBeCloseTo(10);
    expect(side.standingPoint.y).toBeCloseTo(9.5);
  });

  it('steps off a wall on which a destination lies', () => {
    const walled = createWalkSpace({ ...space.plan, blocks: [wall([0, 0], [20, 0])] });
    const side = reachDestination(spot('stairs', [10, 0.01]), walled)!;
    expect(side.standingPoint.y).toBeCloseTo(0.5);
  });

  it('returns undefined for a destination far away', () => {
    expect(reachDestination(spot('moon', [10, 100]), space)).toBeUndefined();
    expect(reachDestination({ id: 'nothing', polygons: [], lines: [] }, space)).toBeUndefined();
  });
});
