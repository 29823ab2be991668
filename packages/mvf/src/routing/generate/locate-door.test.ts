import { pointDistance } from '@brand/geo';
import { describe, expect, it } from 'vitest';
import { box, plan, points, shape, solid, wall } from './floor.fixture.ts';
import type { PlanBlock } from './floor-plan.ts';
import { locateDoor } from './locate-door.ts';
import { createWalkSpace } from './walk-space.ts';

function rooms(gap: number, blocks: readonly PlanBlock[] = []) {
  return createWalkSpace(
    plan({
      shapes: [
        shape('left', 'room', [box(0, 0, 5, 6)]),
        shape('right', 'room', [box(5 + gap, 0, 10, 6)]),
      ],
      blocks,
    }),
  );
}
const partsOf = (place: ReturnType<typeof locateDoor>) =>
  place.sides.map(({ part }) => part).toSorted((a, b) => a - b);

describe('locateDoor', () => {
  it('joins the parts on both sides, half a metre into each', () => {
    const place = locateDoor(points([5, 2], [5, 3]), 0.75, rooms(0));
    expect(partsOf(place)).toEqual([0, 1]);
    expect(place.isStraight).toBe(true);
    expect(place.middle).toEqual({ x: 5, y: 2.5 });
    for (const { standingPoint: spot } of place.sides) {
      expect(spot.y).toBeCloseTo(2.5);
      expect(Math.abs(spot.x - 5)).toBeGreaterThan(0.45);
      expect(Math.abs(spot.x - 5)).toBeLessThan(0.6);
    }
  });

  it('passes the gap that a thick wall leaves', () => {
    expect(partsOf(locateDoor(points([5.3, 2], [5.3, 3]), 0.75, rooms(0.6)))).toEqual([0, 1]);
    expect(partsOf(locateDoor(points([5, 2], [5, 3]), 0.75, rooms(0.6)))).toEqual([0, 1]);
    expect(partsOf(locateDoor(points([5, 2], [5, 3]), 0.75, rooms(1.2)))).toEqual([0]);
  });

  it('finds the other part when the door is drawn inside of one', () => {
    expect(partsOf(locateDoor(points([4.7, 2], [4.7, 3]), 0.75, rooms(0)))).toEqual([0, 1]);
  });

  it('passes through walls with a thickness', () => {
    const space = rooms(0, [solid(box(4.8, 0, 5.2, 6))]);
    const place = locateDoor(points([5, 2], [5, 3]), 0.75, space);
    expect(partsOf(place)).toEqual([0, 1]);
    for (const { standingPoint: spot } of place.sides)
      expect(space.partAt(spot)).toBeGreaterThanOrEqual(0);
  });

  it('takes the direction of the wall for a door without width', () => {
    const place = locateDoor(points([5, 2], [5.0005, 2]), 0.75, rooms(0));
    expect(partsOf(place)).toEqual([0, 1]);
    expect(place.isStraight).toBe(true);
  });

  it('finds parts beside a door that is drawn across the wall', () => {
    const place = locateDoor(points([4.9, 2], [5.3, 2]), 0.75, rooms(0.2));
    expect(partsOf(place)).toEqual([0, 1]);
  });

  it('leads to both sides of a partition in one part', () => {
    const space = createWalkSpace(
      plan({
        shapes: [shape('office', 'room', [box(0, 0, 10, 6)])],
        blocks: [wall([5, 0], [5, 2]), wall([5, 3], [5, 6])],
      }),
    );
    const place = locateDoor(points([5, 2], [5, 3]), 0.75, space);
    expect(partsOf(place)).toEqual([0, 0]);
    expect(
      pointDistance(place.sides[0]!.standingPoint, place.sides[1]!.standingPoint),
    ).toBeGreaterThan(0.9);
  });

  it('has one side at the outside and none in a wall', () => {
    expect(partsOf(locateDoor(points([0, 2], [0, 3]), 0.75, rooms(0)))).toEqual([0]);
    expect(partsOf(locateDoor(points([40, 2], [40, 3]), 0.75, rooms(0)))).toEqual([]);
  });

  it('uses the middle of a space that is too small to step in', () => {
    const space = createWalkSpace(
      plan({
        shapes: [
          shape('hall', 'hallway', [box(0, 0, 5, 6)]),
          shape('closet', 'room', [box(5, 0, 5.6, 6)]),
        ],
      }),
    );
    const side = locateDoor(points([5, 2], [5, 3]), 0.75, space).sides.find(
      ({ part }) => part === 1,
    );
    expect(side!.standingPoint.x).toBeCloseTo(5.3, 1);
  });
});
