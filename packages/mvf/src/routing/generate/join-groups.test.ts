import { runSteps } from '@brand/geo';
import { describe, expect, it } from 'vitest';
import { ANYONE, box, plan, shape, wall } from './floor.fixture.ts';
import type { PlanBlock } from './floor-plan.ts';
import { groupParts } from './group-parts.ts';
import { joinGroups } from './join-groups.ts';
import { findOpenPassages } from './open-passages.ts';
import { createWalkSpace } from './walk-space.ts';

const staff = { access: { ...ANYONE, public: false } };

function joints(width: number, more: object, blocks: readonly PlanBlock[] = []) {
  const space = createWalkSpace(
    plan({
      shapes: [
        shape('a', 'hallway', [box(0, 0, 10, width)]),
        shape('b', 'hallway', [box(10, 0, 20, width)], more),
      ],
      blocks,
    }),
  );
  const stretches = runSteps(findOpenPassages(space, []));
  return joinGroups(space, stretches, groupParts(space, stretches));
}

describe('joinGroups', () => {
  it('needs no joint within a group', () => {
    expect(joints(3, {})).toEqual([]);
  });

  it('passes a narrow opening once and a wide one at several places', () => {
    const [only, ...others] = joints(3, staff);
    expect(others).toEqual([]);
    expect(only!.middle.x).toBeCloseTo(10);
    expect(only!.middle.y).toBeCloseTo(1.5);
    expect(only!.sides.map(({ part }) => part).toSorted()).toEqual([0, 1]);
    expect(joints(10, staff)).toHaveLength(4);
    expect(joints(200, staff)).toHaveLength(6);
  });

  it('does not pass a wall across the opening', () => {
    expect(joints(3, staff, [wall([9.5, 1], [10.5, 2])])).toEqual([]);
  });
});
