import { describe, expect, it } from 'vitest';
import type { Mvf3Document } from '../../bundle/document.ts';
import { buildRoutingGraph, findRoute } from '../../routing/graph/index.ts';
import { classifyCell } from './classify-cell.ts';
import { fromIndoorGML } from './from-indoorgml.ts';
import { cell, houseXml, layer, state, transition } from './sample-house.fixture.ts';
import { storeyLabel, storeyNumber } from './storey-label.ts';

const TIME = '2025-06-01T12:00:00.000Z';

const feature = (
  facts: Record<string, string>,
  more: { element?: string; name?: string; id?: string } = {},
) => ({
  id: 'C1',
  element: 'CellSpace',
  facts: new Map(Object.entries(facts)),
  duality: [],
  ...more,
});

const routeExists = (document: Mvf3Document, from: string, to: string): boolean => {
  const graph = buildRoutingGraph(document);
  const at = (id: string): number[] => [...(graph.nodesByGeometry.get(id) ?? [])];
  return findRoute(graph, at(from), at(to)) !== undefined;
};

const rooms = [
  cell('A', { x: 0, y: 0, w: 4, h: 4 }, { name: 'Office', state: 'SA' }),
  cell('D', { x: 1.5, y: 4, w: 1, h: 0.3 }, { description: 'usage=door', state: 'SD' }),
  cell('B', { x: 0, y: 4.3, w: 4, h: 2 }, { description: 'usage=corridor', state: 'SB' }),
].join('');
const base = layer(
  'base',
  [state('SA', [2, 2, 0], 'A'), state('SD', [2, 4.1, 0], 'D'), state('SB', [2, 5, 0], 'B')],
  [transition('T1', ['SA', 'SD'], []), transition('T2', ['SD', 'SB'], [])],
);

const weighted = (first: number, second: number): Mvf3Document['nodes'] => {
  const graph = layer(
    'base',
    [state('SA', [2, 2, 0], 'A'), state('SD', [2, 4, 0], 'D'), state('SB', [2, 5, 0], 'B')],
    [transition('T1', ['SA', 'SD'], [], first), transition('T2', ['SD', 'SB'], [], second)],
  );
  return fromIndoorGML(houseXml({ cells: rooms, graph }), { time: TIME }).document.nodes;
};

const costs = (nodes: Mvf3Document['nodes']): number[] =>
  nodes!['f_0']!.features.flatMap(({ properties }) =>
    properties.neighbors.map(({ extraCost }) => extraCost),
  );

describe('classifyCell', () => {
  it.each([
    [feature({ usage: 'Room' }), { kind: 'room' }],
    [feature({ usage: 'corridor' }), { kind: 'hallway', isDoor: false }],
    [feature({ usage: 'door' }), { kind: 'hallway', isDoor: true }],
    [feature({ indoor: 'elevator' }), { way: 'elevator' }],
    [feature({ type: 'stair' }), { way: 'stairs' }],
    [feature({}, { element: 'TransitionSpace' }), { kind: 'hallway' }],
    [feature({}, { element: 'ConnectionSpace' }), { isDoor: true }],
    [feature({}, { element: 'NonNavigableSpace' }), { kind: 'object', isBlocked: true }],
    [feature({ function: '1110' }, { element: 'TransitionSpace' }), { way: 'elevator' }],
    [feature({}, { name: 'North stair' }), { way: 'stairs' }],
    [feature({}, { id: 'Door15' }), { isDoor: true }],
    [feature({}, { name: '3층 복도' }), { kind: 'hallway' }],
    [feature({ usage: 'office' }, { name: 'Stairmaster Ltd' }), { kind: 'room' }],
    [feature({}, { name: 'Doorman' }), { kind: 'room', isDoor: false }],
  ])('classifies %o', (cellFeature, expected) => {
    expect(classifyCell(cellFeature)).toMatchObject(expected);
  });
});

describe('storeys', () => {
  it.each([
    ['F2', 2],
    ['B1', -1],
    ['-3', -3],
    ['G', 0],
    ['2F', 2],
    ['Level 4', 4],
    ['1.5', 1.5],
    ['Attic', undefined],
  ])('reads %s as %s', (label, number) => {
    expect(storeyNumber(label)).toBe(number);
  });

  it('takes the lower of two storeys', () => {
    expect(storeyLabel(feature({ storey: '2-3' }))).toBe('2');
    expect(storeyLabel(feature({ level: '-1' }))).toBe('-1');
  });
});

describe('further features of IndoorGML', () => {
  it('makes a door of a doorway cell and leaves gaps in the walls on both sides', () => {
    const { document } = fromIndoorGML(houseXml({ cells: rooms, graph: base }), { time: TIME });
    const shapes = document.geometry!['f_0']!.features;
    const kinds = document.kinds!['f_0']!;
    const linesOf = (kind: string): number[][][] =>
      shapes
        .filter(({ properties }) => kinds[properties.id] === kind)
        .map(({ geometry }) => geometry.coordinates as number[][]);

    expect(linesOf('door')).toHaveLength(1);
    // The office wall has its gap from 1.5 to 2.5 metres at y = 4: no wall passes x = 2 there.
    const crossing = linesOf('wall').flatMap((line) =>
      line.slice(1).filter((end, index) => {
        const metres = [line[index]!, end].map(
          ([lng = 0, lat = 0]) => [lng * 111_319.49, lat * 110_574.28] as const,
        );
        const [[ax, ay], [bx, by]] = metres as [
          readonly [number, number],
          readonly [number, number],
        ];
        return (
          Math.abs(ay - by) < 0.1 &&
          ay > 3.5 &&
          ay < 4.8 &&
          Math.min(ax, bx) < 1.9 &&
          Math.max(ax, bx) > 2.1
        );
      }),
    );
    expect(crossing).toStrictEqual([]);
    expect(routeExists(document, 'g_a', 'g_b')).toBe(true);
  });

  it('joins layers where one contains the other, and makes places of landmarks', () => {
    const network = layer(
      'network',
      [state('N1', [1, 5, 0]), state('N2', [3, 5, 0])],
      [transition('T9', ['N1', 'N2'], [])],
    );
    const landmarks = layer(
      'landmark',
      [state('L1', [3.5, 5.5, 0], undefined, '<gml:name>Defibrillator</gml:name>')],
      [],
    );
    const link = `<core:interEdges><core:interLayerConnectionMember><core:InterLayerConnection>
      <core:typeOfTopoExpression>CONTAINS</core:typeOfTopoExpression>
      <core:interConnects xlink:href="#SB"/><core:interConnects xlink:href="#N1"/>
    </core:InterLayerConnection></core:interLayerConnectionMember></core:interEdges>`;
    const { document, report } = fromIndoorGML(
      houseXml({ cells: rooms, graph: base + network + landmarks + link }),
      { time: TIME },
    );

    expect(document.locations?.map(({ details }) => details.name)).toStrictEqual([
      'Office',
      'Defibrillator',
    ]);
    expect(routeExists(document, 'g_a', 'g_landmark-l1')).toBe(true);
    const neighbors = document.nodes!['f_0']!.features.find(
      ({ properties }) => properties.id === 'n_n1',
    );
    expect(neighbors?.properties.neighbors.map(({ id }) => id)).toContain('n_sb');
    expect(report.map(({ code }) => code)).toContain('landmarks-joined');
  });
});

describe('graphs of IndoorGML', () => {
  it('adds the cost of weights above the length, and ignores weights that are not lengths', () => {
    expect(costs(weighted(2.5, 1))).toStrictEqual([0.5, 0.5, 0, 0]);
    expect(costs(weighted(900, 0))).toStrictEqual([0, 0, 0, 0]);
  });

  it('finds the ends of transitions that name none by the points of states', () => {
    const graph = layer(
      'base',
      [state('SA', [2, 2, 0], 'A'), state('SB', [2, 5, 0], 'B')],
      [
        transition(
          'T1',
          [],
          [
            [2, 2, 0],
            [2, 5, 0],
          ],
        ),
      ],
    );
    const { document, report } = fromIndoorGML(houseXml({ cells: rooms, graph }), { time: TIME });

    expect(routeExists(document, 'g_a', 'g_b')).toBe(true);
    expect(report.map(({ code }) => code)).toContain('ends-by-position');
  });

  it('reads the names of version 2.0', () => {
    const renamed = houseXml({ cells: rooms, graph: base })
      .replaceAll('core:State', 'core:Node')
      .replaceAll('core:Transition', 'core:Edge')
      .replaceAll('SpaceLayer', 'DualSpaceLayer')
      .replaceAll('stateMember', 'nodeMember');
    const { document } = fromIndoorGML(renamed, { time: TIME });

    expect(routeExists(document, 'g_a', 'g_b')).toBe(true);
  });

  it('merges the cells of a lift into one connection with a stop on each floor', () => {
    const box = { x: 0, y: 0, w: 2, h: 2 };
    const floors = [0, 1, 2];
    const cells = floors
      .map((floor) =>
        cell(`E${floor}`, box, { description: 'usage=elevator', state: `S${floor}`, z: floor * 3 }),
      )
      .join('');
    const graph = layer(
      'base',
      floors.map((floor) => state(`S${floor}`, [1, 1, floor * 3], `E${floor}`)),
      [
        transition('T1', ['S0', 'S1'], []),
        transition('T2', ['S1', 'S2'], []),
        transition('T3', ['S2', 'S1'], []),
      ],
    );
    const { document } = fromIndoorGML(houseXml({ cells, graph }), { time: TIME });

    expect(document.connections).toMatchObject([
      { type: 'elevator', exits: [{ floorId: 'f_0' }, { floorId: 'f_1' }, { floorId: 'f_2' }] },
    ]);
  });
});
