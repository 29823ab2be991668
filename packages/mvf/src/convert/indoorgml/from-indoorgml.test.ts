import { distanceMetres } from '@brand/geo';
import { describe, expect, it } from 'vitest';
import type { Mvf3Document } from '../../bundle/document.ts';
import { buildRoutingGraph, findRoute } from '../../routing/graph/index.ts';
import { validate } from '../../validate/index.ts';
import type { Converted } from '../../convert-report.ts';
import { fromIndoorGML, type FromIndoorGmlOptions } from './from-indoorgml.ts';
import { starGraphXml } from './star-graph.fixture.ts';
import { cell, houseCells, houseXml, layer, state, transition } from './sample-house.fixture.ts';

const TIME = '2025-06-01T12:00:00.000Z';
const ANCHOR = [129.08, 35.23] as const;

const read = (xml: string, options: FromIndoorGmlOptions = {}): Converted<Mvf3Document> =>
  fromIndoorGML(xml, { time: TIME, anchor: ANCHOR, ...options });

const codesOf = ({ report }: Converted<Mvf3Document>): string[] => report.map(({ code }) => code);

function countKinds(document: Mvf3Document, floorId: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const kind of Object.values(document.kinds?.[floorId] ?? {})) {
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

function kitchenCorners(options: FromIndoorGmlOptions): number[][] {
  const { document } = read(houseXml(), options);
  return (document.geometry!['f_0']!.features[0]!.geometry.coordinates as number[][][])[0]!;
}

function floorsOf(cells: readonly string[]): unknown {
  return read(houseXml({ cells: cells.join(''), graph: '' })).document.floors.features.map(
    ({ properties }) => [properties.details?.shortName, properties.elevation],
  );
}

/** Cost of the cheapest route between two cells. */
function costBetween(document: Mvf3Document, from: string, to: string): number | undefined {
  const graph = buildRoutingGraph(document);
  const nodesAt = (id: string): readonly number[] => [...(graph.nodesByGeometry.get(id) ?? [])];
  return findRoute(graph, nodesAt(from), nodesAt(to))?.cost;
}

describe('fromIndoorGML', () => {
  it('makes rooms, hallways, doors, walls and places of cells and boundaries', () => {
    const { document } = read(houseXml());

    expect(document.manifest.features[0]?.properties.name).toBe('Small house');
    expect(document.floors.features.map(({ properties }) => properties)).toMatchObject([
      { id: 'f_0', elevation: 0, maxHeight: 2.8, details: { name: 'Level 0' } },
      { id: 'f_1', elevation: 1 },
    ]);
    // Two doors are boundaries, the third is where a transition leads into the stairs.
    expect(countKinds(document, 'f_0')).toStrictEqual({ room: 3, hallway: 1, wall: 4, door: 3 });
    expect(document.locations?.map(({ details }) => details.name)).toStrictEqual([
      'Kitchen',
      'Café',
      'Hall',
    ]);
  });

  it('puts local metres at the anchor, with rotation and scale applied', () => {
    const corner = kitchenCorners({}).toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a + b - c - d);

    expect(corner[0]).toStrictEqual([129.08, 35.23]);
    expect(distanceMetres(corner[0]!, corner.at(-1)!)).toBeCloseTo(Math.hypot(4, 5), 2);
    const turned = kitchenCorners({ rotation: 90, metresPerUnit: 2 });
    const [lngs, lats] = [turned.map(([lng]) => lng!), turned.map(([, lat]) => lat!)];
    // The y axis now points east: the room of 4 by 5 is 10 metres wide and lies south of the anchor.
    expect(distanceMetres([Math.min(...lngs), 35.23], [Math.max(...lngs), 35.23])).toBeCloseTo(
      10,
      2,
    );
    expect(Math.max(...lats)).toBeCloseTo(35.23, 7);
  });

  it('makes the dual graph the routing nodes, with bends of transitions and both directions', () => {
    const { document } = read(houseXml());
    const nodes = document.nodes!['f_0']!.features;

    expect(nodes.map(({ properties }) => properties.id).join(' ')).toBe(
      'n_s1 n_s2 n_s3 n_s4 n_t1-1 n_t2-1',
    );
    expect(nodes[0]?.properties).toStrictEqual({
      id: 'n_s1',
      neighbors: [{ id: 'n_t1-1', extraCost: 0, flags: [5] }],
      geometryIds: ['g_c1'],
    });
    expect(nodes[4]?.properties.neighbors.map(({ id }) => id)).toStrictEqual(['n_s1', 'n_s3']);
    expect(costBetween(document, 'g_c1', 'g_c3')).toBeCloseTo(
      Math.hypot(0.5, 2.5) + Math.hypot(2.5, 1),
      3,
    );
  });

  it('makes connections of transitions between floors and routes through them', () => {
    const { document } = read(houseXml());

    expect(document.connections).toMatchObject([
      {
        type: 'stairs',
        details: { name: 'West stairs' },
        entrances: [
          { floorId: 'f_0', geometryId: 'g_c4', flags: [4] },
          { floorId: 'f_1', geometryId: 'g_c6', flags: [4] },
        ],
      },
    ]);
    expect(costBetween(document, 'g_c1', 'g_c5')).toBeGreaterThan(15);
  });

  it('returns a bundle without errors, the same for the same file', async () => {
    const { document, report } = read(houseXml());

    const { findings } = await validate(document);
    expect(findings.filter(({ severity }) => severity === 'error')).toStrictEqual([]);
    expect(read(houseXml())).toStrictEqual({ document, report });
  });

  it('reports its guesses', () => {
    expect(codesOf(read(houseXml()))).toStrictEqual([
      'floors-by-height',
      'doors-from-transitions',
      'walls-from-outlines',
      'guessed-footprint',
      'network-kept',
      'network-generated',
    ]);
    expect(codesOf(fromIndoorGML(houseXml(), { time: TIME }))).toContain('no-anchor');
  });
});

function countNodes(routing: 'keep' | 'generate'): number | undefined {
  return read(starGraphXml(), { routing }).document.nodes?.['f_0']?.features.length;
}

describe('the network of fromIndoorGML', () => {
  it('replaces straight transitions through walls by a network from the shapes', () => {
    const { document, report } = read(starGraphXml());
    expect(report.find(({ code }) => code === 'network-generated')?.message).toMatch(
      /because 16 of 20 edges crossed walls\. Now \d+ nodes lead to 21 of 21 rooms\.$/,
    );
    expect(costBetween(document, 'g_r1', 'g_r20')).toBeGreaterThan(36);
  });

  it('keeps the transitions of the file if told to, and generates nodes if told to', () => {
    expect(countNodes('keep')).toBe(21);
    expect(countNodes('generate')).toBeGreaterThan(40);
  });
});

describe('floors of fromIndoorGML', () => {
  const box = { x: 0, y: 0, w: 4, h: 4 };
  it.each([
    ['storey=&quot;F1_map&quot;:usage=&quot;room&quot;:', 'F1'],
    ['level=1;desc=;', '1'],
    ['floor=1', '1'],
    ['Usage=Room/Storey=1', '1'],
  ])('come from descriptions such as %s', (description, name) => {
    const cells = [
      cell('A', box, { description }),
      cell('B', box, { description: description.replace('1', '2'), z: 3 }),
    ];
    expect(floorsOf(cells)).toStrictEqual([
      [name, 0],
      [name.replace('1', '2'), 1],
    ]);
  });

  it('count from the ground, basements below', () => {
    const cells = ['B2', 'B1', 'G', '1'].map((storey, index) =>
      cell(`C${index}`, box, { description: `storey=${storey}`, z: index * 3 }),
    );
    expect(floorsOf(cells)).toStrictEqual([
      ['B2', -2],
      ['B1', -1],
      ['G', 0],
      ['1', 1],
    ]);
  });

  it('follow the height when their names have no number', () => {
    const cells = [
      cell('A', box, { description: 'storey=Attic', z: 3 }),
      cell('B', box, { description: 'storey=Parlour', z: 0 }),
      cell('C', box, { description: 'storey=Cellar', z: -3 }),
    ];
    expect(floorsOf(cells)).toStrictEqual([
      ['Cellar', -1],
      ['Parlour', 0],
      ['Attic', 1],
    ]);
  });

  it('follow the height, small steps on the same floor', () => {
    const cells = [-3, 0, 0.5, 3.2].map((z, index) =>
      cell(`C${index}`, { ...box, x: index * 5 }, { z }),
    );
    expect(floorsOf(cells)).toStrictEqual([
      ['-1', -1],
      ['0', 0],
      ['1', 1],
    ]);
  });
});

describe('fromIndoorGML on broken input', () => {
  it('reports cells without geometry, states without cells, dangling references and duplicate ids', () => {
    const cells = `${houseCells()}
      <core:cellSpaceMember><core:CellSpace gml:id="empty"/></core:cellSpaceMember>
      <core:cellSpaceMember><core:CellSpace gml:id="hollow"><core:cellSpaceGeometry><core:Geometry3D>
        <gml:Solid><gml:exterior><gml:Shell><gml:surfaceMember xlink:href="#nowhere"/></gml:Shell></gml:exterior></gml:Solid>
      </core:Geometry3D></core:cellSpaceGeometry></core:CellSpace></core:cellSpaceMember>
      ${cell('C1', { x: 20, y: 0, w: 3, h: 3 }, { name: 'Twin' })}`;
    const graph = layer(
      'base',
      [
        state('S1', [2, 2.5, 1], 'C1'),
        state('S3', [4, 6, 1], 'C3'),
        state('S9', [Number.NaN, 6, 1]),
        state('S10', [9, 6, 1], 'gone'),
      ],
      [
        transition('T1', ['S1', 'S3'], []),
        transition('T2', ['S3', 'lost'], []),
        transition('T3', ['S3'], []),
        transition('T4', ['S3', 'S10'], []),
      ],
    );
    const converted = read(houseXml({ cells, graph }));

    expect(converted.report.map(({ action, code, count = 1 }) => [action, code, count])).toEqual(
      expect.arrayContaining([
        ['changed', 'duplicate-id', expect.any(Number)],
        ['dropped', 'dangling-reference', 1],
        ['dropped', 'cell-without-geometry', 2],
        ['dropped', 'state-without-place', 1],
        ['dropped', 'transition-without-states', 2],
        ['changed', 'cell-without-state', expect.any(Number)],
      ]),
    );
    expect(converted.document.locations?.map(({ details }) => details.name)).toContain('Twin');
    expect(costBetween(converted.document, 'g_c1', 'g_c3')).toBeGreaterThan(0);
  });

  it.each([
    ['an empty file', '', 'mvf/bad-xml'],
    ['text', 'not xml', 'mvf/bad-xml'],
    ['another root', '<a/>', 'mvf/nothing-to-import'],
    ['no features', houseXml({ cells: '', graph: '' }), 'mvf/nothing-to-import'],
    ['entities', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'mvf/bad-xml'],
  ])('rejects %s', (_, xml, code) => {
    expect(() => read(xml)).toThrow(expect.objectContaining({ name: 'MvfError', code }));
  });

  it('survives geometries that refer to themselves', () => {
    const cells = `<core:cellSpaceMember><core:CellSpace gml:id="A"><core:cellSpaceGeometry><core:Geometry3D>
      <gml:Solid gml:id="loop"><gml:exterior><gml:Shell><gml:surfaceMember xlink:href="#loop"/></gml:Shell></gml:exterior></gml:Solid>
      </core:Geometry3D></core:cellSpaceGeometry></core:CellSpace></core:cellSpaceMember>${houseCells()}`;

    expect(codesOf(read(houseXml({ cells })))).toContain('cell-without-geometry');
  });

  it('generates nodes when the dual graph is missing', () => {
    const converted = read(houseXml({ graph: '' }));

    expect(codesOf(converted)).toContain('no-dual-graph');
    expect(converted.document.nodes?.['f_0']?.features.length).toBeGreaterThan(0);
  });

  it('imports a graph without cells', () => {
    const states = [state('S1', [0, 0, 0]), state('S2', [10, 0, 0])];
    const graph = layer('base', states, [transition('T1', ['S1', 'S2'], [])]);
    const { document } = read(houseXml({ cells: '', graph }));

    expect(document.nodes?.['f_0']?.features).toHaveLength(2);
    expect(document.floors.features[0]?.geometry).not.toBeNull();
  });
});
