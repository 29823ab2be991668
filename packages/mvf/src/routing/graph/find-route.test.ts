import { localFrame, pointDistance } from '@brand/geo';
import { randomVenue, tinyVenue } from '@brand/test-kit';
import { describe, expect, it } from 'vitest';
import { buildRoutingGraph, type RoutingParts } from './build-routing-graph.ts';
import { findRoute } from './find-route.ts';
import type { RoutingGraph } from './routing-graph.ts';

type Edge = readonly [from: string, to: string, metres: number];

/** Every edge by the words of the format: no stops, one edge for each pair of a connection. */
function* edgesByDefinition(parts: RoutingParts, required: number): Generator<Edge> {
  const nodes = Object.values(parts.nodes ?? {}).flatMap(({ features }) => features);
  const frame = localFrame(nodes[0]!.geometry.coordinates);
  const places = new Map(
    nodes.map(({ properties, geometry }) => [properties.id, frame.toMetres(geometry.coordinates)]),
  );
  for (const { properties } of nodes) {
    for (const { id, extraCost, flags } of properties.neighbors) {
      if ((flags[0]! & required) !== required) continue;
      const metres = pointDistance(places.get(properties.id)!, places.get(id)!);
      yield [properties.id, id, metres + extraCost];
    }
  }
  const elevations = new Map(
    parts.floors.features.map(({ properties }) => [properties.id, properties.elevation]),
  );
  const nodesAt = (geometryId: string): string[] =>
    nodes
      .filter(({ properties }) => properties.geometryIds!.includes(geometryId))
      .map(({ properties }) => properties.id);
  for (const { entrances, exits, entryCost, floorCostMultiplier } of parts.connections ?? []) {
    for (const [entrance, exit] of entrances.flatMap((a) => exits.map((b) => [a, b] as const))) {
      if ((entrance.flags[0]! & exit.flags[0]! & required) !== required) continue;
      const climb = Math.abs(elevations.get(entrance.floorId)! - elevations.get(exit.floorId)!);
      for (const from of nodesAt(entrance.geometryId)) {
        for (const to of nodesAt(exit.geometryId)) {
          yield [from, to, entryCost + floorCostMultiplier * climb];
        }
      }
    }
  }
}

/** The cheapest cost between every pair of nodes (Floyd and Warshall). */
function costsByDefinition(parts: RoutingParts, ids: readonly string[], required: number) {
  const index = new Map(ids.map((id, at) => [id, at]));
  const cost = ids.map((_, from) => ids.map((__, to) => (from === to ? 0 : Infinity)));
  for (const [from, to, metres] of edgesByDefinition(parts, required)) {
    const row = cost[index.get(from)!]!;
    row[index.get(to)!] = Math.min(row[index.get(to)!]!, metres);
  }
  for (const [middle, onward] of cost.entries()) {
    for (const row of cost) {
      for (const [to, metres] of onward.entries()) {
        row[to] = Math.min(row[to]!, row[middle]! + metres);
      }
    }
  }
  return cost;
}

/** The sum of the costs of the steps, recomputed from the graph. */
function costOfSteps(graph: RoutingGraph, nodes: readonly number[]): number {
  let total = 0;
  for (const [index, to] of nodes.entries()) {
    const from = nodes[index - 1];
    if (from !== undefined) total += findRoute(graph, [from], [to])!.cost;
  }
  return total;
}

describe('findRoute', () => {
  it.each([1, 2, 3, 4, 5, 6])('finds cheapest routes in random venue %i [R9]', (seed) => {
    const parts = randomVenue(seed);
    const graph = buildRoutingGraph(parts);
    for (const [required, names] of [
      [0, []],
      [1, ['accessible']],
    ] as const) {
      const costs = costsByDefinition(parts, graph.nodeIds, required);
      const wrong = costs.flatMap((row, from) =>
        row.filter((expected, to) => {
          const found = findRoute(graph, [from], [to], { require: names })?.cost ?? Infinity;
          return found !== expected && Math.abs(found - expected) > 1e-6;
        }),
      );
      expect(wrong).toEqual([]);
    }
  });

  it('takes the nearest of several starts and goals [R9]', () => {
    const graph = buildRoutingGraph(randomVenue(7));
    const from = [3, 50, 90];
    const to = [20, 70, 110, 5];
    const single = from.flatMap((a) => to.map((b) => findRoute(graph, [a], [b])?.cost ?? Infinity));
    const route = findRoute(graph, from, to)!;
    expect(route.cost).toBeCloseTo(Math.min(...single), 9);
    expect(from).toContain(route.nodes[0]);
    expect(to).toContain(route.nodes.at(-1));
    expect(costOfSteps(graph, route.nodes)).toBeCloseTo(route.cost, 6);
  });

  it('finds the same route every time [R9]', () => {
    const first = buildRoutingGraph(randomVenue(8));
    const second = buildRoutingGraph(randomVenue(8));
    for (let node = 1; node < first.nodeCount; node++) {
      const route = findRoute(first, [0], [node]);
      findRoute(first, [node], [0]);
      expect(findRoute(first, [0], [node])).toEqual(route);
      expect(findRoute(second, [0], [node])).toEqual(route);
    }
  });

  it('takes the lift where stairs are not allowed and lists it [R9]', () => {
    const graph = buildRoutingGraph(tinyVenue());
    const from = graph.nodesByGeometry.get('g_g-shop')!;
    const to = graph.nodesByGeometry.get('g_u-shop')!;
    const used = (route: ReturnType<typeof findRoute>): string[] =>
      route!.connections.filter((index) => index >= 0).map((index) => graph.connectionIds[index]!);
    expect(used(findRoute(graph, from, to))).toEqual(['c_stairs']);
    expect(used(findRoute(graph, from, to, { require: ['accessible'] }))).toEqual(['c_lift']);
  });

  it('finds no route for a flag that the venue does not declare [R9]', () => {
    const graph = buildRoutingGraph(tinyVenue());
    expect(findRoute(graph, [0], [1], { require: ['staff'] })).toBeUndefined();
    expect(findRoute(graph, [0], [1], { require: [] })).toBeDefined();
  });

  it('stays where it is when a start is a goal', () => {
    const graph = buildRoutingGraph(tinyVenue());
    expect(findRoute(graph, [4], [4])).toEqual({ cost: 0, nodes: [4], connections: [-1] });
  });

  it('ignores numbers that are no nodes', () => {
    const graph = buildRoutingGraph(tinyVenue());
    expect(findRoute(graph, [-1, 1e9, graph.nodeCount], [1])).toBeUndefined();
    expect(findRoute(graph, [0], [])).toBeUndefined();
  });
});

describe('findRoute with costs', () => {
  it.each([1, 2, 3, 4])('finds cheapest routes at other costs of connections (%i)', (seed) => {
    const parts = randomVenue(seed);
    const graph = buildRoutingGraph(parts);
    const factors = parts.connections.map((_, index) => [0, 0.2, 3, Infinity][index % 4]!);
    const edgeCost = graph.edgeCost.slice();
    for (let vertex = 0; vertex < graph.connection.length; vertex++) {
      for (let edge = graph.firstEdge[vertex]!; edge < graph.firstEdge[vertex + 1]!; edge++) {
        const connection = graph.connection[Math.max(vertex, graph.edgeTarget[edge]!)]!;
        if (connection < 0) continue;
        const factor = factors[connection]!;
        edgeCost[edge] = factor === Infinity ? Infinity : edgeCost[edge]! * factor;
      }
    }
    const weighted = {
      ...parts,
      connections: parts.connections
        .map((connection, index) => ({
          ...connection,
          entryCost: connection.entryCost * factors[index]!,
          floorCostMultiplier: connection.floorCostMultiplier * factors[index]!,
        }))
        .filter((_, index) => factors[index] !== Infinity),
    };
    const costs = costsByDefinition(weighted, graph.nodeIds, 0);
    const wrong = costs.flatMap((row, from) =>
      row.filter((expected, to) => {
        const cost = findRoute(graph, [from], [to], { edgeCost })?.cost ?? Infinity;
        return cost !== expected && Math.abs(cost - expected) > 1e-6;
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('includes the cost of starts and goals', () => {
    const graph = buildRoutingGraph(randomVenue(7));
    const [from, fromCosts] = [
      [3, 50, 90, 3],
      [40, 0, 300, 5],
    ] as const;
    const [to, toCosts] = [
      [20, 70, 110, 5],
      [0, 12, 80, 35],
    ] as const;
    const totals = from.flatMap((a, i) =>
      to.map((b, j) => {
        const cost = findRoute(graph, [a], [b])?.cost ?? Infinity;
        return fromCosts[i]! + cost + toCosts[j]!;
      }),
    );
    const route = findRoute(graph, from, to, { fromCosts, toCosts })!;
    expect(route.cost).toBeCloseTo(Math.min(...totals), 6);
    expect(findRoute(graph, from, to, { fromCosts: from.map(() => Infinity) })).toBeUndefined();
  });
});
