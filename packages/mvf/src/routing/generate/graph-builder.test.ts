import { runSteps } from '@brand/geo';
import { describe, expect, it } from 'vitest';
import { box, door, plan, shape } from './floor.fixture.ts';
import { GraphBuilder } from './graph-builder.ts';
import { groupParts } from './group-parts.ts';
import { findOpenPassages } from './open-passages.ts';
import { createWalkSpace } from './walk-space.ts';

const NOTHING = { guessedDoors: [], strayDoors: [], unreached: [] };

function builder() {
  const space = createWalkSpace(
    plan({
      shapes: [
        shape('hall', 'hallway', [box(0, 0, 10, 4)]),
        shape('seats', 'area', [box(2, 1, 4, 3)]),
        shape('vault', 'room', [box(0, 4, 10, 8)], {
          access: { accessible: false, public: false, extraCost: 7 },
        }),
        shape('copy', 'room', [box(0, 4, 10, 8)]),
      ],
    }),
  );
  return new GraphBuilder(space, groupParts(space, runSteps(findOpenPassages(space, []))));
}

describe('GraphBuilder', () => {
  it('records every shape of the group that a node is in, and the shape it was added for', () => {
    const graph = builder();
    graph.addNode(0, { x: 3, y: 2 }, ['kiosk']);
    graph.addNode(0, { x: 8, y: 2 });
    expect(graph.finish(NOTHING).nodes.map(({ geometryIds }) => geometryIds)).toEqual([
      ['hall', 'seats', 'kiosk'],
      ['hall'],
    ]);
  });

  it('makes one node of two at the same place', () => {
    const graph = builder();
    expect(graph.addNode(0, { x: 8, y: 2 }, ['a'])).toBe(
      graph.addNode(0, { x: 8, y: 2.001 }, ['b']),
    );
    expect(graph.finish(NOTHING).nodes[0]!.geometryIds).toEqual(['hall', 'a', 'b']);
  });

  it('charges for entering a shape, and takes access from all that is passed', () => {
    const graph = builder();
    const [outside, inside] = [graph.addNode(0, { x: 5, y: 3 }), graph.addNode(2, { x: 5, y: 5 })];
    graph.connectDoor([outside, inside], door('d', [4, 4], [6, 4]));
    expect(graph.finish(NOTHING).edges).toEqual([
      { from: 0, to: 1, extraCost: 8, accessible: false, public: false },
      { from: 1, to: 0, extraCost: 1, accessible: false, public: false },
    ]);
  });

  it('lets a one-way door be passed in one direction only', () => {
    const graph = builder();
    const [outside, inside] = [graph.addNode(0, { x: 5, y: 3 }), graph.addNode(2, { x: 5, y: 5 })];
    const middle = graph.addDoorway({ x: 5, y: 4 }, ['d']);
    graph.connectDoor(
      [outside, middle, inside],
      door('d', [4, 4], [6, 4], { oneWayInto: 'vault' }),
    );
    const { edges, unclearOneWays } = graph.finish(NOTHING);
    expect(edges.map(({ from, to }) => [from, to])).toEqual([
      [outside, middle],
      [middle, inside],
    ]);
    expect(unclearOneWays).toEqual([]);
  });

  it('passes a one-way door into the first of its nodes as well', () => {
    const graph = builder();
    const [inside, outside] = [graph.addNode(2, { x: 5, y: 5 }), graph.addNode(0, { x: 5, y: 3 })];
    graph.connectDoor([inside, outside], door('d', [4, 4], [6, 4], { oneWayInto: 'vault' }));
    expect(graph.finish(NOTHING).edges.map(({ from, to }) => [from, to])).toEqual([
      [outside, inside],
    ]);
  });

  it('adds no cost for walking about in a shape', () => {
    const graph = builder();
    graph.connect(graph.addNode(2, { x: 2, y: 5 }), graph.addNode(2, { x: 8, y: 5 }));
    expect(graph.finish(NOTHING).edges.map(({ extraCost }) => extraCost)).toEqual([0, 0]);
  });

  it('opens a one-way door both ways when its shape is on neither side', () => {
    const graph = builder();
    const [outside, inside] = [graph.addNode(0, { x: 5, y: 3 }), graph.addNode(2, { x: 5, y: 5 })];
    graph.connectDoor([outside, inside], door('d', [4, 4], [6, 4], { oneWayInto: 'moon' }));
    const { edges, unclearOneWays } = graph.finish(NOTHING);
    expect(edges).toHaveLength(2);
    expect(unclearOneWays).toEqual(['d']);
  });

  it('reaches a shape under another one through its nodes', () => {
    const graph = builder();
    graph.addNode(2, { x: 5, y: 5 });
    const { nodes, unreached } = graph.finish(NOTHING);
    expect(nodes[0]!.geometryIds).toEqual(['vault', 'copy']);
    expect(unreached).toEqual(['hall', 'seats']);
  });

  it('keeps the cheaper of two ways between the same nodes', () => {
    const graph = builder();
    const [a, b] = [graph.addNode(0, { x: 1, y: 3.5 }), graph.addNode(0, { x: 8, y: 2 })];
    graph.connectDoor([a, b], door('d', [4, 4], [6, 4]));
    graph.connect(a, b);
    expect(graph.finish(NOTHING).edges.map(({ extraCost }) => extraCost)).toEqual([0, 0]);
  });
});
