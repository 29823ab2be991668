import { randomVenue } from '@brand/test-kit';
import { describe, expect, it } from 'vitest';
import { buildRoutingGraph } from './build-routing-graph.ts';
import { findCosts } from './find-costs.ts';
import { findRoute } from './find-route.ts';

describe('findCosts', () => {
  it.each([1, 2, 3])('returns the costs of the routes to each goal (%i) [R9]', (seed) => {
    const graph = buildRoutingGraph(randomVenue(seed));
    const all = Array.from({ length: graph.nodeCount }, (_, node) => node);
    for (const require of [[], ['accessible']]) {
      const options = { require, fromCosts: [0, 7] };
      const costs = findCosts(graph, [3, 60], all, options);
      const wrong = all.filter((node) => {
        const expected = findRoute(graph, [3, 60], [node], options)?.cost ?? Infinity;
        return costs[node] !== expected && !(Math.abs(costs[node]! - expected) < 1e-6);
      });
      expect(wrong).toEqual([]);
    }
  });

  it('adds the cost of goals, also for a node that is named twice', () => {
    const graph = buildRoutingGraph(randomVenue(1));
    const [near, far] = findCosts(graph, [3], [3, 3], { toCosts: [1, 5] });
    expect([near, far]).toEqual([1, 5]);
  });

  it('returns no costs for unknown flags and unknown node numbers', () => {
    const graph = buildRoutingGraph(randomVenue(1));
    expect([...findCosts(graph, [0], [1], { require: ['staff'] })]).toEqual([Infinity]);
    expect([...findCosts(graph, [-1, 1e9], [1, -3, 1e9])]).toEqual([Infinity, Infinity, Infinity]);
  });
});
