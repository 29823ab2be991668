import { randomVenue } from '@brand/test-kit';
import { buildRoutingGraph, findRoute, type RoutingGraph } from '@brand/mvf/routing';
import { describe, expect, it } from 'vitest';
import type { Access } from './snap-to-network.ts';
import { findLegs } from './find-legs.ts';

const target = { lngLat: [0, 0] } as const;

/** A stop at nodes, each an access point of its own. */
function atNodes(nodes: readonly number[]): Access[] {
  return nodes.map((node) => ({ node, cost: 0, spot: { target, point: undefined } }));
}

/** A stop at a position that is reached from several nodes. */
function atPlace(accesses: readonly (readonly [node: number, cost: number])[]): Access[] {
  const spot = { target, point: { x: 0, y: 0 } };
  return accesses.map(([node, cost]) => ({ node, cost, spot }));
}

function costBetween(graph: RoutingGraph, from: number, to: number): number {
  return findRoute(graph, [from], [to])?.cost ?? Infinity;
}

describe('findLegs', () => {
  it.each([1, 3, 5])(
    'passes stops at the access points that minimise the whole route (%i)',
    (seed) => {
      const graph = buildRoutingGraph(randomVenue(seed));
      const [first, middle, last] = [
        [3, 50],
        [7, 20, 44, 91, 110],
        [60, 99],
      ] as const;
      let best = Infinity;
      for (const a of first) {
        for (const b of middle) {
          for (const c of last) {
            best = Math.min(best, costBetween(graph, a, b) + costBetween(graph, b, c));
          }
        }
      }
      const found = findLegs(graph, [first, middle, last].map(atNodes));
      if (!('legs' in found)) throw new Error(`leg ${found.missing} is missing`);
      const [one, two] = found.legs;
      expect(one!.route.cost + two!.route.cost).toBeCloseTo(best, 6);
      expect(two!.route.nodes[0]).toBe(one!.route.nodes.at(-1));
    },
  );

  it('leaves a position by another node than it was reached by', () => {
    const graph = buildRoutingGraph(randomVenue(1));
    const place = atPlace([
      [7, 2],
      [20, 5],
      [91, 1],
    ]);
    let best = Infinity;
    for (const into of place) {
      for (const out of place) {
        const around = into.cost + out.cost;
        const ways = costBetween(graph, 3, into.node) + costBetween(graph, out.node, 99);
        best = Math.min(best, around + ways);
      }
    }
    const found = findLegs(graph, [atNodes([3]), place, atNodes([99])]);
    if (!('legs' in found)) throw new Error(`leg ${found.missing} is missing`);
    const total = found.legs.reduce((sum, { route }) => sum + route.cost, 0);
    expect(total).toBeCloseTo(best, 6);
  });

  it('returns the number of the missing leg', () => {
    const graph = buildRoutingGraph(randomVenue(1));
    const stops = [[3], [7], [], [9]].map(atNodes);
    expect(findLegs(graph, stops)).toEqual({ missing: 1 });
    expect(findLegs(graph, [[3], []].map(atNodes))).toEqual({ missing: 0 });
  });
});
