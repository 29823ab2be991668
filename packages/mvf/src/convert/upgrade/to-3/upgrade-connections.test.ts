import { expect, it } from 'vitest';
import type { Connection } from '../../../v3/extensions/connections/types.gen.ts';
import { ImportReport } from '../../import-report.ts';
import { upgradeConnections } from './upgrade-connections.ts';
import { upgradeFloors } from './upgrade-floors.ts';
import { upgradeNavigationFlags } from './upgrade-navigation-flags.ts';
import { readNodes } from './upgrade-nodes.ts';
import { upgradeShapes } from './upgrade-shapes.ts';

function point(id: string, properties: object = {}): object {
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [1, 1] },
    properties: { id, ...properties },
  };
}

/** Two floors; hall `s_a` is reached by two nodes, `s_b` upstairs by one. */
function upgraded(connections: unknown, edge: unknown[] = []): Connection[] {
  const source = {
    floors: { features: [point('m_1'), point('m_2')] },
    spaces: {
      m_1: { features: [point('s_a', { destinationNodes: ['n_1', 'n_2'] })] },
      m_2: { features: [point('s_b', { destinationNodes: ['n_3'] })] },
    },
    nodes: {
      features: [
        point('n_1', { map: 'm_1', neighbors: edge }),
        point('n_2', { map: 'm_1' }),
        point('n_3', { map: 'm_2' }),
      ],
    },
    connections,
  };
  const report = new ImportReport();
  const floors = upgradeFloors(source, report);
  const shapes = upgradeShapes(source, floors, report);
  const nodes = readNodes(source, floors, shapes, report);
  const flags = upgradeNavigationFlags(source, report);
  return upgradeConnections(source, { nodes, shapes, flags, outdoorFloors: [], report });
}

const ids = (anchors: Connection['entrances'] | undefined): string[] | undefined =>
  anchors?.map(({ geometryId }) => geometryId);

it('represents nodes by a geometry if they are all part of the connection', () => {
  const [lift] = upgraded([{ id: 'c_1', type: 'elevator', nodes: ['n_1', 'n_2', 'n_3'] }]);
  expect(ids(lift?.entrances)).toEqual(['g_a', 'g_b']);
});

it('makes a point for a node that shares its geometry with others', () => {
  const [lift] = upgraded([{ id: 'c_1', type: 'elevator', nodes: ['n_1', 'n_3'] }]);
  expect(ids(lift?.entrances)).toEqual(['g_1', 'g_b']);
});

it('keeps one way one way', () => {
  const [stairs] = upgraded([
    {
      id: 'c_1',
      type: 'escalator',
      nodes: ['n_1', 'n_3'],
      entrances: [{ node: 'n_3', flags: [4] }],
      exits: [{ node: 'n_1', flags: [4] }],
    },
  ]);
  expect(ids(stairs?.entrances)).toEqual(['g_b']);
  expect(ids(stairs?.exits)).toEqual(['g_1']);
});

it.each([
  ['elevator', undefined, 5],
  ['stairs', undefined, 4],
  ['stairs', true, 5],
  ['elevator', false, 4],
  ['rope', undefined, 4],
])('converts %s with accessible %s to the flags %i', (type, accessible, flags) => {
  const [connection] = upgraded([{ id: 'c_1', type, accessible, nodes: ['n_1', 'n_3'] }]);
  expect(connection?.entrances[0]?.flags).toEqual([flags]);
});

it('keeps stated costs, and metadata as extra facts', () => {
  const [lift] = upgraded([
    { id: 'c_1', nodes: ['n_1', 'n_3'], entryCost: 7, floorCostMultiplier: 0, metadata: { a: 1 } },
  ]);
  expect(lift).toMatchObject({ entryCost: 7, floorCostMultiplier: 0, extra: { a: 1 } });
});

it('leaves out an edge between floors that a connection already covers', () => {
  const lift = { id: 'c_1', type: 'elevator', nodes: ['n_1', 'n_3'] };
  expect(upgraded([lift], ['n_3'])).toHaveLength(1);
});

it('turns an edge between floors into a one-way connection', () => {
  const [edge] = upgraded([], [{ id: 'n_3', extraCost: 9 }]);
  expect(ids(edge?.entrances)).toEqual(['g_1']);
  expect(ids(edge?.exits)).toEqual(['g_b']);
  expect(edge?.entryCost).toBe(9);
});

it.each([[[{ id: 'c_1', nodes: ['n_1'] }]], [[{ id: 'c_1' }, null, 7]], ['none']])(
  'leaves out %j',
  (connections) => {
    expect(upgraded(connections)).toEqual([]);
  },
);
