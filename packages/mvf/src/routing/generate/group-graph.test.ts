import { UnionFind, runSteps } from '@brand/geo';
import { describe, expect, it } from 'vitest';
import { box, plan, points, shape, solid, wall } from './floor.fixture.ts';
import type { FloorPlan } from './floor-plan.ts';
import { createGroupSpace } from './group-space.ts';
import { findOpenPassages } from './open-passages.ts';
import { buildGroupGraph } from './group-graph.ts';
import { createWalkSpace } from './walk-space.ts';

function span(floor: Partial<FloorPlan>, ...given: readonly (readonly [number, number])[]) {
  const space = createWalkSpace(plan(floor));
  const members = [...space.parts.keys()];
  const group = runSteps(createGroupSpace(space, members, runSteps(findOpenPassages(space, []))));
  const polygon = members.length === 1 ? space.parts[0]!.polygon : undefined;
  return runSteps(buildGroupGraph(group, polygon, points(...given), 0.4));
}
const ROOM = shape('room', 'room', [box(0, 0, 10, 10)]);

describe('buildGroupGraph', () => {
  it('links points that see each other directly', () => {
    expect(span({ shapes: [ROOM] }, [1, 1], [9, 9])).toEqual({ corners: [], links: [[0, 1]] });
  });

  it('leads around a corner and drops unused corners', () => {
    const { corners, links } = span(
      { shapes: [ROOM], blocks: [solid(box(4, 3, 6, 9))] },
      [2, 4],
      [8, 4],
    );
    expect(corners).toHaveLength(2);
    expect(links).toHaveLength(3);
    for (const { y } of corners) expect(y).toBeLessThan(3);
  });

  it('keeps sight lines off corners where there is room', () => {
    const { links } = span(
      { shapes: [ROOM], blocks: [solid(box(4, 5, 6, 10))] },
      [3.55, 4.9],
      [4.5, 4.9],
    );
    expect(links).not.toContainEqual([0, 1]);
    expect(links.length).toBeGreaterThan(1);
  });

  it('does not slip through the joint of two walls', () => {
    const shapes = [
      shape('west', 'hallway', [box(0, 0, 5, 10)]),
      shape('east', 'hallway', [box(5, 0, 10, 10)]),
    ];
    const blocks = [wall([4, 6], [6, 6]), wall([6, 6], [6, 4])];
    const { links } = span({ shapes, blocks }, [5, 5], [7, 7]);
    expect(links).not.toContainEqual([0, 1]);
    expect(links.length).toBeGreaterThan(2);
  });

  it('passes close to corners where the only way is narrow', () => {
    // A slit of 20 cm that no corner has room to turn in.
    const blocks = [solid(box(0, 4, 4.9, 6)), solid(box(5.1, 4, 10, 6))];
    expect(span({ shapes: [ROOM], blocks }, [5, 2], [5, 8]).links).toEqual([[0, 1]]);
  });

  it('returns no links without points', () => {
    expect(span({ shapes: [ROOM] })).toEqual({ corners: [], links: [] });
  });
});

describe('buildGroupGraph in unbounded spaces', () => {
  it('connects thousands of points in chunks', () => {
    const given = Array.from(
      { length: 1200 },
      (_, index) => [0.5 + (index % 30), 0.5 + Math.floor(index / 30)] as const,
    );
    const { links } = span({ shapes: [shape('stand', 'area', [box(0, 0, 30, 40)])] }, ...given);
    const sets = new UnionFind(given.length);
    for (const [a, b] of links) sets.join(a, b);
    expect(sets.sets()).toHaveLength(1);
    expect(links.length).toBeLessThan(given.length * 8);
  }, 60_000);

  it('draws an outline of too many corners more coarsely', () => {
    const comb = Array.from(
      { length: 4000 },
      (_, index) => [index * 0.5, index % 2 === 0 ? 5 : 6] as const,
    );
    const ring = points(...comb, [2000, 20], [0, 20]);
    const { corners } = span({ shapes: [shape('comb', 'area', [ring])] }, [100, 10], [1900, 10]);
    expect(corners.length).toBeLessThanOrEqual(4000);
  }, 60_000);
});
