import { expect, test } from 'vitest';
import { pointDistance } from './distance.ts';
import { createFreeSpace } from './free-space.ts';
import { MinHeap } from './min-heap.ts';
import { seededRandom } from './seeded-random.ts';
import { points, rectangle, regularRing } from './shapes.fixture.ts';
import type { Point, Ring } from './types.ts';
import { visibilitySpanner, type SpannerEdge, type SpannerPoint } from './visibility-graph.ts';

const given = (...places: readonly Point[]) =>
  places.map(({ x, y }, index) => ({ id: `p${index}`, x, y }));

type Graph = {
  readonly points: readonly Point[];
  readonly edges: readonly { from: number; to: number; length: number }[];
};

/** Metres of the shortest ways from one node to all. */
function routes(graph: Graph, from: number): Float64Array {
  const links: SpannerEdge[][] = graph.points.map(() => []);
  for (const edge of graph.edges) {
    links[edge.from]!.push(edge);
    links[edge.to]!.push(edge);
  }
  const costs = new Float64Array(graph.points.length).fill(Infinity);
  const heap = new MinHeap();
  heap.push(from, 0);
  costs[from] = 0;
  while (heap.size > 0) {
    const here = heap.pop();
    for (const { from: a, to: b, length } of links[here]!) {
      const next = a === here ? b : a;
      if (costs[here]! + length >= costs[next]!) continue;
      costs[next] = costs[here]! + length;
      heap.push(next, costs[next]!);
    }
  }
  return costs;
}

test('links two points in an empty room directly', () => {
  const graph = visibilitySpanner({
    polygon: [rectangle(0, 0, 10, 6)],
    points: given({ x: 1, y: 1 }, { x: 9, y: 5 }),
  });
  expect(graph.points.map(({ id, kind }) => [id, kind])).toEqual([
    ['p0', 'given'],
    ['p1', 'given'],
  ]);
  expect(graph.edges).toEqual([{ from: 0, to: 1, length: Math.hypot(8, 4) }]);
});

test('keeps the clearance on the route around a corner', () => {
  const graph = visibilitySpanner({
    polygon: [points([0, 0], [10, 0], [10, 4], [4, 4], [4, 10], [0, 10])],
    points: given({ x: 9, y: 2 }, { x: 2, y: 9 }),
    clearance: 0.5,
  });
  expect(graph.points.slice(2)).toEqual([{ id: 'corner:0', kind: 'corner', x: 3.5, y: 3.5 }]);
  expect(graph.edges.map(({ from, to }) => [from, to])).toEqual([
    [0, 2],
    [1, 2],
  ]);
});

test('ways lead around obstacles and holes and never through', () => {
  for (const isHole of [true, false]) {
    const box = rectangle(4, 1, 2, 3);
    const outline = rectangle(0, 0, 10, 6);
    const graph = visibilitySpanner({
      polygon: isHole ? [outline, box.toReversed()] : [outline],
      obstacles: isHole ? [] : [box],
      points: given({ x: 1, y: 2.5 }, { x: 9, y: 2.5 }),
      clearance: 0.25,
    });
    expect(graph.points).toHaveLength(6);
    const around = 2 * Math.hypot(2.75, 1.75) + 2.5;
    const length = routes(graph, 0)[1]!;
    expect(length).toBeGreaterThanOrEqual(around - 1e-9);
    expect(length).toBeLessThan(around * 1.04 + 1e-9);
  }
});

test('doors on the boundary see inside, even a little outside of it', () => {
  for (const shift of [0, 0.01, -0.01]) {
    const graph = visibilitySpanner({
      polygon: [rectangle(0, 0, 10, 6)],
      points: given({ x: -shift, y: 3 }, { x: 10 + shift, y: 3 }, { x: 10 + shift, y: 5 }),
    });
    expect(routes(graph, 0)[1]).toBeLessThan(10.5);
    expect(routes(graph, 1)[2]).toBeLessThan(2.1);
  }
});

test('doors do not see each other around the outside', () => {
  const bracket = points([0, 0], [9, 0], [9, 9], [6, 9], [6, 3], [3, 3], [3, 9], [0, 9]);
  const graph = visibilitySpanner({
    polygon: [bracket],
    points: given({ x: 3, y: 6 }, { x: 6, y: 6 }, { x: 6, y: 9 }),
  });
  expect(graph.edges.some(({ from, to }) => from === 0 && to <= 2)).toBe(false);
  expect(routes(graph, 0)[1]).toBeGreaterThan(8.9);
});

test('allows a sight line through the very corner of an obstacle that it does not enter', () => {
  const space = createFreeSpace([rectangle(0, 0, 10, 10)], [points([5, 5], [8, 4], [8, 3])], 0.02);
  expect(space.canSee({ x: 1, y: 5 }, { x: 9, y: 5 })).toBe(true);
  expect(space.canSee({ x: 5, y: 1 }, { x: 5, y: 9 })).toBe(true);
  const diamond = createFreeSpace(
    [rectangle(0, 0, 10, 10)],
    [points([5, 4], [6, 5], [5, 6], [4, 5])],
    0.02,
  );
  expect(diamond.canSee({ x: 5, y: 1 }, { x: 5, y: 9 })).toBe(false);
  expect(diamond.canSee({ x: 1, y: 4 }, { x: 9, y: 4 })).toBe(true);
});

test('blocks sight through a wall thinner than the clearance', () => {
  const space = createFreeSpace([rectangle(0, 0, 10, 10)], [rectangle(5, 0, 0.1, 10)], 0.02);
  expect(space.canSee({ x: 4.95, y: 5 }, { x: 5.15, y: 5 })).toBe(false);
  const glass = createFreeSpace([rectangle(0, 0, 10, 10)], [rectangle(5, 0, 0.01, 10)], 0.02);
  expect(glass.canSee({ x: 2, y: 5 }, { x: 8, y: 6 })).toBe(false);
});

test('points in separate spaces stay apart and points outside stay alone', () => {
  const graph = visibilitySpanner({
    polygon: [rectangle(0, 0, 10, 6)],
    obstacles: [rectangle(4.9, -1, 0.2, 8)],
    points: given({ x: 1, y: 3 }, { x: 9, y: 3 }, { x: 2, y: 3 }, { x: 30, y: 3 }),
  });
  const costs = routes(graph, 0);
  expect([costs[1], costs[3]]).toEqual([Infinity, Infinity]);
  expect(costs[2]).toBe(1);
});

test('adds a few nodes for a round column, not one per corner', () => {
  const graph = visibilitySpanner({
    polygon: [rectangle(0, 0, 20, 20)],
    obstacles: [regularRing({ x: 10, y: 10 }, 3, 360)],
    points: given({ x: 1, y: 10 }, { x: 19, y: 10 }),
  });
  expect(graph.points.length).toBeLessThan(24);
  expect(routes(graph, 0)[1]).toBeLessThan(21);
});

function hallWithColumns(seed: number, columns: number): { ring: Ring; obstacles: Ring[] } {
  const random = seededRandom(seed);
  const obstacles: Ring[] = [];
  const across = Math.ceil(Math.sqrt(columns * 2));
  for (let index = 0; index < columns; index += 1) {
    const x = 4 + (index % across) * 8 + random() * 3;
    const y = 4 + Math.floor(index / across) * 8 + random() * 3;
    obstacles.push(rectangle(x, y, 0.6 + random() * 3, 0.6 + random() * 3));
  }
  return { ring: rectangle(0, 0, across * 8 + 8, Math.ceil(columns / across) * 8 + 8), obstacles };
}

/** Every pair in sight linked: the exact answer that the lean graph is measured against. */
function fullGraph(nodes: readonly SpannerPoint[], ring: Ring, obstacles: readonly Ring[]): Graph {
  const space = createFreeSpace([ring], obstacles, 0.02);
  const edges = nodes.flatMap((a, from) =>
    nodes.slice(from + 1).flatMap((b, offset) => {
      const to = from + 1 + offset;
      return space.canSee(a, b) ? [{ from, to, length: pointDistance(a, b) }] : [];
    }),
  );
  return { points: nodes, edges };
}

test('routes across a hall with columns are near the shortest and the graph is lean', () => {
  const { ring, obstacles } = hallWithColumns(3, 30);
  const doors = given(
    ...[5, 15, 25, 35, 45].flatMap((x) => [
      { x, y: 0 },
      { x, y: ring[2]!.y },
    ]),
  );
  const graph = visibilitySpanner({ polygon: [ring], obstacles, points: doors });
  const full = fullGraph(graph.points, ring, obstacles);
  expect(graph.edges.length).toBeLessThan(full.edges.length / 4);
  for (const from of doors.keys()) {
    const lean = routes(graph, from);
    const exact = routes(full, from);
    for (const to of doors.keys()) {
      expect(lean[to]).toBeLessThanOrEqual(exact[to]! * 1.06 + 1e-9);
    }
  }
});

test('returns the same graph for the same input', () => {
  const { ring, obstacles } = hallWithColumns(8, 12);
  const build = () =>
    visibilitySpanner({ polygon: [ring], obstacles, points: given({ x: 1, y: 1 }) });
  expect(build()).toEqual(build());
});

test('connects a hall with 300 corners throughout', () => {
  const { ring, obstacles } = hallWithColumns(1, 75);
  const doors = given(...Array.from({ length: 20 }, (_, index) => ({ x: 3 + index * 4, y: 0 })));
  const graph = visibilitySpanner({ polygon: [ring], obstacles, points: doors });
  expect(graph.points.length).toBeGreaterThan(300);
  expect(routes(graph, 0).every((cost) => cost < Infinity)).toBe(true);
});
