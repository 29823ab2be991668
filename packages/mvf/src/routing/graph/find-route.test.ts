import { localFrame } from '@brand/geo';
import { tinyVenue } from '@brand/test-kit';
import { describe, expect, it } from 'vitest';
import { buildRoutingGraph, type RoutingParts } from './build-routing-graph.ts';
import { findRoute } from './find-route.ts';
import { randomVenue } from './random-venue.fixture.ts';
import type { RoutingGraph } from './routing-graph.ts';

/** All pairs of cheapest costs by the words of the format: no stops, an edge for every pair. */
function costsByDefinition(parts: RoutingParts, required: number): Map<string, number> {
  const nodes = Object.entries(parts.nodes ?? {}).flatMap(([floorId, { features }]) =>
    features.map((feature) => ({ floorId, ...feature })),
  );
  const frame = localFrame(nodes[0]!.geometry.coordinates);
  const elevations = new Map(
    parts.floors.features.map(({ properties }) => [properties.id, properties.elevation]),
  );
  const cost = new Map<string, number>();
  const relax = (from: string, to: string, metres: number): void => {
    const key = `${from} ${to}`;
    cost.set(key, Math.min(cost.get(key) ?? Infinity, metres));
  };
  const places = new Map(
    nodes.map(({ properties, geometry }) => [properties.id, frame.toMetres(geometry.coordinates)]),
  );
  for (const { properties } of nodes) {
    const { id, neighbors } = properties;
    relax(id, id, 0);
    for (const neighbor of neighbors) {
      if ((neighbor.flags[0]! & required) !== required) continue;
      const [a, b] = [places.get(id)!, places.get(neighbor.id)!];
      relax(id, neighbor.id, Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2) + neighbor.extraCost);
    }
  }
  for (const { entrances, exits, entryCost, floorCostMultiplier } of parts.connections ?? []) {
    for (const entrance of entrances) {
      for (const exit of exits) {
        if ((entrance.flags[0]! & exit.flags[0]! & required) !== required) continue;
        const climb = Math.abs(elevations.get(entrance.floorId)! - elevations.get(exit.floorId)!);
        for (const from of nodes) {
          if (!from.properties.geometryIds!.includes(entrance.geometryId)) continue;
          for (const to of nodes) {
            if (!to.properties.geometryIds!.includes(exit.geometryId)) continue;
            relax(from.properties.id, to.properties.id, entryCost + floorCostMultiplier * climb);
          }
        }
      }
    }
  }
  const ids = nodes.map(({ properties }) => properties.id);
  for (const middle of ids) {
    for (const from of ids) {
      const first = cost.get(`${from} ${middle}`);
      if (first === undefined) continue;
      for (const to of ids) {
        const second = cost.get(`${middle} ${to}`);
        if (second !== undefined) relax(from, to, first + second);
      }
    }
  }
  return cost;
}

/** What the steps of a route cost, looked up in the graph again. */
function costOfSteps(graph: RoutingGraph, nodes: readonly number[]): number {
  let total = 0;
  for (const [index, to] of nodes.entries()) {
    const from = nodes[index - 1];
    if (from !== undefined) total += findRoute(graph, [from], [to])!.cost;
  }
  return total;
}

describe('findRoute', () => {
  it.each([1, 2, 3, 4, 5, 6])('[R9] finds cheapest routes in random venue %i', (seed) => {
    const parts = randomVenue(seed);
    const graph = buildRoutingGraph(parts);
    for (const [required, names] of [
      [0, []],
      [1, ['accessible']],
    ] as const) {
      const costs = costsByDefinition(parts, required);
      for (const [from, fromId] of graph.nodeIds.entries()) {
        for (const [to, toId] of graph.nodeIds.entries()) {
          const route = findRoute(graph, [from], [to], { require: names });
          const expected = costs.get(`${fromId} ${toId}`);
          if (expected === undefined) expect(route).toBeUndefined();
          else expect(route!.cost).toBeCloseTo(expected, 6);
        }
      }
    }
  });

  it('[R9] takes the nearest of several starts and goals', () => {
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

  it('[R9] finds the same route every time', () => {
    const first = buildRoutingGraph(randomVenue(8));
    const second = buildRoutingGraph(randomVenue(8));
    for (let node = 1; node < first.nodeCount; node++) {
      const route = findRoute(first, [0], [node]);
      findRoute(first, [node], [0]);
      expect(findRoute(first, [0], [node])).toEqual(route);
      expect(findRoute(second, [0], [node])).toEqual(route);
    }
  });

  it('[R9] takes the lift where stairs are not allowed, and says so', () => {
    const graph = buildRoutingGraph(tinyVenue());
    const from = graph.nodesByGeometry.get('g_g-shop')!;
    const to = graph.nodesByGeometry.get('g_u-shop')!;
    const used = (route: ReturnType<typeof findRoute>): string[] =>
      route!.connections.filter((index) => index >= 0).map((index) => graph.connectionIds[index]!);
    expect(used(findRoute(graph, from, to))).toEqual(['c_stairs']);
    expect(used(findRoute(graph, from, to, { require: ['accessible'] }))).toEqual(['c_lift']);
  });

  it('[R9] finds no route for a flag that the venue does not declare', () => {
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
