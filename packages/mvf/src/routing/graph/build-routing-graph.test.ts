import { tinyVenue } from '@brand/test-kit';
import { describe, expect, it } from 'vitest';
import { buildRoutingGraph } from './build-routing-graph.ts';
import { findRoute } from './find-route.ts';
import { flagMask } from './flag-mask.ts';

describe('buildRoutingGraph', () => {
  it('assigns every node an index, a position and a floor', () => {
    const graph = buildRoutingGraph(tinyVenue());
    expect(graph.nodeCount).toBe(19 * 2 + 2);
    expect(graph.nodeIds).toHaveLength(graph.nodeCount);
    for (const [index, id] of graph.nodeIds.entries()) expect(graph.nodeIndex.get(id)).toBe(index);
    const plaza = graph.nodeIndex.get('n_o-plaza')!;
    expect(graph.floorIds[graph.floor[plaza]!]).toBe('f_outside');
    expect(graph.lngLat[plaza * 2]).toBeCloseTo(13.39985, 5);
    expect(graph.nodesByGeometry.get('g_g-gate')).toEqual([graph.nodeIndex.get('n_g-gate')]);
    expect(graph.connectionIds).toEqual(['c_lift', 'c_stairs', 'c_gate']);
  });

  it('adds the extra cost of an edge to the straight distance', () => {
    const venue = tinyVenue();
    const [gate] = venue.nodes['f_ground']!.features;
    gate!.properties.neighbors[0]!.extraCost = 7;
    const graph = buildRoutingGraph(venue);
    const edge = graph.firstEdge[graph.nodeIndex.get('n_g-gate')!]!;
    expect(graph.nodeIds[graph.edgeTarget[edge]!]).toBe('n_g-hall-shop');
    expect(graph.edgeCost[edge]).toBeCloseTo(5 + 7, 1);
  });

  it('costs entry and difference of elevation for a connection', () => {
    const venue = tinyVenue();
    venue.floors.features[1]!.properties.elevation = 2.5;
    const graph = buildRoutingGraph(venue);
    const ends = ['n_g-lift', 'n_u-lift'].map((id) => graph.nodeIndex.get(id)!);
    const route = findRoute(graph, ends.slice(0, 1), ends.slice(1), { require: ['accessible'] });
    expect(route?.cost).toBeCloseTo(30 + 5 * 2.5, 9);
    expect(route?.connections).toEqual([-1, 0]);
  });

  it('leaves out unresolved references', () => {
    const venue = tinyVenue();
    const [gate] = venue.nodes['f_ground']!.features;
    gate!.properties.neighbors = [
      { id: 'n_none', extraCost: 0, flags: [] },
      { id: 'n_u-gate', extraCost: 0, flags: [] },
      { id: 'n_g-gate', extraCost: 0, flags: [] },
    ];
    venue.connections[0]!.entrances = [{ floorId: 'f_none', geometryId: 'g_none', flags: [] }];
    venue.connections[2]!.entrances = [];
    const graph = buildRoutingGraph(venue);
    const node = graph.nodeIndex.get('n_g-gate')!;
    expect(graph.firstEdge[node + 1]! - graph.firstEdge[node]!).toBe(0);
    expect(graph.connection.filter((connection) => connection === 0)).toHaveLength(0);
  });

  it('makes no graph larger than its files: many nodes at both ends of a connection', () => {
    const venue = tinyVenue();
    for (const floorId of ['f_ground', 'f_upper']) {
      const { features } = venue.nodes[floorId]!;
      const key = floorId === 'f_ground' ? 'g' : 'u';
      for (let index = 0; index < 2000; index++) {
        features.push({
          type: 'Feature',
          geometry: features[0]!.geometry,
          properties: {
            id: `n_${key}-many-${index}`,
            neighbors: [],
            geometryIds: [`g_${key}-lift`],
          },
        });
      }
    }
    expect(buildRoutingGraph(venue).edgeTarget.length).toBeLessThan(10_000);
  });

  it('works without nodes, connections and flags', () => {
    const { floors } = tinyVenue();
    const graph = buildRoutingGraph({ floors });
    expect(graph.nodeCount).toBe(0);
    expect(findRoute(graph, [0], [1])).toBeUndefined();
    expect(flagMask(graph, ['accessible'])).toBeUndefined();
  });

  it('keeps flags beyond the first 32', () => {
    const venue = tinyVenue();
    venue.navigationFlags['night'] = { index: 1, bit: 31 };
    venue.navigationFlags['absurd'] = { index: 1e9, bit: 0 };
    const [gate, next] = venue.nodes['f_ground']!.features;
    gate!.properties.neighbors[0]!.flags = [5, 2 ** 31];
    const graph = buildRoutingGraph(venue);
    expect(graph.flagWords).toBe(2);
    const from = [graph.nodeIndex.get(gate!.properties.id)!];
    const to = [graph.nodeIndex.get(next!.properties.id)!];
    expect(findRoute(graph, from, to, { require: ['night', 'public'] })?.nodes).toHaveLength(2);
    expect(findRoute(graph, to, from, { require: ['night'] })).toBeUndefined();
    expect(findRoute(graph, from, to, { require: ['absurd'] })).toBeUndefined();
  });
});
