import { runSteps } from '@brand/geo';
import { describe, expect, it } from 'vitest';
import { ANYONE, box, plan, shape } from './floor.fixture.ts';
import type { PlanShape } from './floor-plan.ts';
import { groupParts } from './group-parts.ts';
import { findOpenPassages } from './open-passages.ts';
import { createWalkSpace } from './walk-space.ts';

function groupsOf(shapes: readonly PlanShape[]): readonly (readonly number[])[] {
  const space = createWalkSpace(plan({ shapes }));
  return groupParts(space, runSteps(findOpenPassages(space, []))).groups;
}
const hall = (x: number, more: Partial<PlanShape> = {}) =>
  shape(`hall-${x}`, 'hallway', [box(x, 0, x + 10, 3)], more);

describe('groupParts', () => {
  it('walks open parts as one space, and rooms alone', () => {
    const shapes = [hall(0), hall(10), shape('room', 'room', [box(0, 3, 5, 8)])];
    expect(groupsOf(shapes)).toEqual([[0, 1], [2]]);
  });

  it('separates parts with restricted access', () => {
    const staff = { access: { ...ANYONE, public: false } };
    expect(groupsOf([hall(0), hall(10, staff), hall(20, staff)])).toEqual([[0], [1, 2]]);
  });

  it('splits a space that has too many corners', () => {
    const groups = groupsOf(Array.from({ length: 60 }, (_, index) => hall(index * 10)));
    expect(groups.length).toBeGreaterThan(1);
    expect(Math.max(...groups.map((members) => members.length))).toBeLessThanOrEqual(30);
  });
});
