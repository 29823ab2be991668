import { runSteps } from '@brand/geo';
import { describe, expect, it } from 'vitest';
import { box, door, plan, shape } from './floor.fixture.ts';
import type { FloorPlan } from './floor-plan.ts';
import { guessDoors } from './guess-doors.ts';
import { locateDoor } from './locate-door.ts';
import { findOpenPassages } from './open-passages.ts';
import { createWalkSpace } from './walk-space.ts';

/** Guessed doors as `into: part-part`. */
function guesses(floor: Partial<FloorPlan>): string[] {
  const space = createWalkSpace(plan(floor));
  const doors = space.plan.doors.map(({ line }) => locateDoor(line, 0.75, space));
  return runSteps(guessDoors(space, doors, runSteps(findOpenPassages(space, doors)))).map(
    ({ into, place }) => {
      const sides = place.sides.map(({ part }) => part).toSorted((a, b) => a - b);
      return `${into}: ${sides.join('-')}`;
    },
  );
}
const hall = shape('hall', 'hallway', [box(0, 0, 20, 3)]);
const room = (id: string, ...ring: Parameters<typeof box>) => shape(id, 'room', [box(...ring)]);

describe('guessDoors', () => {
  it('prefers a door to the hallway over one to the next room', () => {
    const shapes = [hall, room('a', 0, 3, 4, 8), room('b', 4, 3, 8, 8)];
    expect(guesses({ shapes })).toEqual(['1: 0-1', '2: 0-2']);
  });

  it('puts the door into the middle of the shared outline', () => {
    const space = createWalkSpace(plan({ shapes: [hall, room('a', 2, 3, 6, 8)] }));
    expect(runSteps(guessDoors(space, [], []))[0]!.place.middle.x).toBeCloseTo(4);
  });

  it('leads through another room where no hallway is near', () => {
    const shapes = [hall, room('a', 0, 3, 4, 8), room('behind', 0, 8, 4, 12)];
    expect(guesses({ shapes })).toEqual(['1: 0-1', '2: 1-2']);
  });

  it('connects a suite whose rooms are joined only to each other', () => {
    const shapes = [hall, room('a', 0, 3, 4, 8), room('b', 4, 3, 8, 8)];
    expect(guesses({ shapes, doors: [door('d', [4, 5], [4, 6])] })).toEqual(['1: 0-1']);
  });

  it('leaves a shop alone that has a door to the street', () => {
    const shapes = [hall, room('a', 0, 3, 4, 8)];
    expect(guesses({ shapes, doors: [door('d', [1, 8], [2, 8])] })).toEqual([]);
  });

  it('reaches across a gap of up to two metres', () => {
    expect(guesses({ shapes: [hall, room('a', 0, 4.8, 4, 8)] })).toEqual(['1: 0-1']);
    expect(guesses({ shapes: [hall, room('a', 0, 5.5, 4, 8)] })).toEqual([]);
  });

  it('opens a room that is drawn over a hallway', () => {
    const shapes = [shape('hall', 'hallway', [box(0, 0, 20, 20)]), room('shop', 5, 5, 9, 8)];
    expect(guesses({ shapes })).toEqual(['1: 0-1']);
  });

  it('adds no door on a connected floor', () => {
    const shapes = [hall, room('a', 0, 3, 4, 8)];
    expect(guesses({ shapes, doors: [door('d', [1, 3], [2, 3])] })).toEqual([]);
    expect(guesses({ shapes: [] })).toEqual([]);
  });
});
