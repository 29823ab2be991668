import { runSteps } from '@brand/geo';
import { describe, expect, it } from 'vitest';
import { box, door, plan, points, shape, wall } from './floor.fixture.ts';
import type { FloorPlan } from './floor-plan.ts';
import { locateDoor } from './locate-door.ts';
import { findOpenPassages } from './open-passages.ts';
import { createWalkSpace } from './walk-space.ts';

/** Pairs of parts that are open to each other, as `part>other: metres`. */
function openings(floor: Partial<FloorPlan>): string[] {
  const space = createWalkSpace(plan(floor));
  const doors = space.plan.doors.map(({ line }) => locateDoor(line, 0.75, space));
  return runSteps(findOpenPassages(space, doors)).map(
    ({ part, other, at: [from, to] }) => `${part}>${other}: ${(to - from).toFixed(1)}`,
  );
}
const hall = (id: string, ...ring: Parameters<typeof box>) => shape(id, 'hallway', [box(...ring)]);
const room = (id: string, ...ring: Parameters<typeof box>) => shape(id, 'room', [box(...ring)]);

describe('findOpenPassages', () => {
  it('opens hallways to each other where they touch', () => {
    expect(openings({ shapes: [hall('a', 0, 0, 10, 3), hall('b', 10, 1, 20, 3)] })).toEqual([
      '0>1: 2.0',
      '1>0: 2.0',
    ]);
  });

  it('passes a gap of the thickness of a wall, but not a wider one', () => {
    const [near, far] = [0.25, 0.5].map((gap) =>
      openings({ shapes: [hall('a', 0, 0, 10, 3), hall('b', 10 + gap, 0, 20, 3)] }),
    );
    expect(near).toHaveLength(2);
    expect(far).toEqual([]);
  });

  it('opens an area all around where it lies in a hall', () => {
    const shapes = [hall('hall', 0, 0, 20, 20), shape('seats', 'area', [box(5, 5, 8, 8)])];
    expect(openings({ shapes })).toEqual(['1>0: 12.0']);
  });

  it('opens only the other sides of an area at the edge of a hall', () => {
    const shapes = [hall('hall', 0, 0, 20, 20), shape('seats', 'area', [box(5, 0, 8, 3)])];
    expect(openings({ shapes })).toEqual(['1>0: 9.0']);
  });

  it('closes at a wall and where the rest is too narrow', () => {
    const shapes = [hall('a', 0, 0, 10, 3), hall('b', 10, 0, 20, 3)];
    const blocks = [wall([10, 0], [10, 1])];
    expect(openings({ shapes, blocks })).toEqual(['0>1: 2.0', '1>0: 2.0']);
    expect(openings({ shapes, blocks: [wall([10.2, 0.7], [10.2, 3])] })).toEqual([]);
  });

  it('closes rooms that have no walls drawn', () => {
    expect(openings({ shapes: [hall('a', 0, 0, 10, 3), room('b', 10, 0, 20, 3)] })).toEqual([]);
  });

  it('opens a room where one of its walls is missing', () => {
    const shapes = [hall('a', 0, 0, 10, 3), room('shop', 0, 3, 10, 9)];
    const blocks = [wall([0, 3], [0, 9], [10, 9], [10, 3], [6, 3])];
    expect(openings({ shapes, blocks })).toEqual(['0>1: 6.0', '1>0: 6.0']);
  });

  it('ends the gap of a wall at a door in it', () => {
    const shapes = [hall('a', 0, 0, 10, 3), room('shop', 0, 3, 10, 9)];
    const blocks = [wall([4, 3], [0, 3], [0, 9], [10, 9], [10, 3], [6, 3])];
    expect(openings({ shapes, blocks })).toHaveLength(2);
    expect(openings({ shapes, blocks, doors: [door('d', [4, 3], [6, 3])] })).toEqual([]);
  });

  it('closes hallways without walls that a door joins', () => {
    const shapes = [hall('a', 0, 0, 10, 3), hall('b', 10, 0, 20, 3)];
    const doors = [door('d', [10, 1], [10, 2])];
    expect(openings({ shapes, doors })).toEqual([]);
  });

  it('opens a stop without a door, not one with a door', () => {
    const shapes = [hall('a', 0, 0, 10, 3), { ...room('lift', 10, 0, 12, 3), isStop: true }];
    expect(openings({ shapes })).toHaveLength(2);
    expect(openings({ shapes, doors: [door('d', [10, 1], [10, 2])] })).toEqual([]);
  });

  it('leaves parts closed that only one side could open', () => {
    // The wall is within reach of the first outline, but not of the second.
    const shapes = [hall('a', 0, 0, 10, 3), hall('b', 10.25, 0, 20, 3)];
    expect(openings({ shapes, blocks: [wall([9.9, 0], [9.9, 3])] })).toEqual([]);
  });

  it('measures an opening around a corner as one', () => {
    const shapes = [
      shape('a', 'hallway', [points([0, 0], [10, 0], [10, 3], [9.5, 3.5], [0, 3.5])]),
      shape('b', 'hallway', [points([10, 2.5], [14, 2.5], [14, 6], [9.5, 6], [9.5, 3.5], [10, 3])]),
    ];
    expect(openings({ shapes })).toEqual(['0>1: 1.2', '1>0: 1.2']);
  });
});
