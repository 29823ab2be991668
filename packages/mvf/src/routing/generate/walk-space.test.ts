import { describe, expect, it } from 'vitest';
import { box, plan, shape, solid, wall } from './floor.fixture.ts';
import { createWalkSpace } from './walk-space.ts';

describe('createWalkSpace', () => {
  const space = createWalkSpace(
    plan({
      shapes: [
        shape('hall', 'hallway', [box(0, 0, 20, 20)]),
        // Drawn clockwise and closed, over the hall.
        shape('shop', 'room', [[...box(5, 5, 9, 9), box(5, 5, 9, 9)[0]!].toReversed()]),
        shape('speck', 'room', [box(30, 30, 30.05, 30.05)]),
        shape('nowhere', 'room', [
          [
            { x: Number.NaN, y: 0 },
            { x: 1, y: 0 },
            { x: 1, y: 1 },
          ],
        ]),
      ],
      blocks: [solid(box(12, 12, 14, 14)), wall([0, 10], [4, 10], [4, 12])],
    }),
  );

  it('takes the smallest of the parts at a point', () => {
    expect(space.partAt({ x: 2, y: 2 })).toBe(0);
    expect(space.partAt({ x: 7, y: 7 })).toBe(1);
    expect(space.partAt({ x: 25, y: 2 })).toBe(-1);
  });

  it('finds no part inside solid things', () => {
    expect(space.partAt({ x: 13, y: 13 })).toBe(-1);
  });

  it('keeps the inside of rings to the left and drops specks', () => {
    expect(space.parts).toHaveLength(2);
    expect(space.parts[1]!.polygon[0]).toHaveLength(4);
    expect(space.parts.map(({ area }) => area)).toEqual([400, 16]);
  });

  it('cuts walls into straight pieces', () => {
    expect(space.walls).toHaveLength(2);
    expect(space.wallsNear([3.5, 11, 4.5, 11.5])).toEqual([1]);
  });
});

/** Whether this many overlapping rooms exceed the limit. */
const copies = (count: number): boolean =>
  createWalkSpace(
    plan({
      shapes: Array.from({ length: count }, (_, index) =>
        shape(`s${index}`, 'room', [box(0, 0, 9, 9)]),
      ),
    }),
  ).isCrowded;

describe('crowded floors', () => {
  it('notices more overlaps than a drawing has', () => {
    expect(copies(100)).toBe(false);
    expect(copies(700)).toBe(true);
  });
});
