import { describe, expect, test } from 'vitest';
import { ImportReport } from '../import-report.ts';
import type { OsmFeature } from './osm-feature.ts';
import { box, collection, place } from './osm.fixture.ts';
import { type OsmSource, readOsmSource } from './read-osm-source.ts';

function read(source: OsmSource): { features: OsmFeature[]; codes: string[] } {
  const report = new ImportReport();
  const features = readOsmSource(source, report);
  return { features, codes: report.entries.map(({ code }) => code) };
}

const [a, b, c, d] = [place([0, 0]), place([5, 0]), place([5, 4]), place([0, 4])] as const;
const node = (id: number, [lon, lat]: number[], tags = ''): string =>
  `<node id="${id}" lon="${lon}" lat="${lat}">${tags}</node>`;
const way = (id: number, nodes: number[], tags = ''): string =>
  `<way id="${id}">${nodes.map((ref) => `<nd ref="${ref}"/>`).join('')}${tags}</way>`;
const tag = (k: string, v: string): string => `<tag k="${k}" v="${v}"/>`;
const corners = node(1, a) + node(2, b) + node(3, c) + node(4, d);
const osm = (content: string): string => `<?xml version="1.0"?><osm version="0.6">${content}</osm>`;

describe('readOsmSource on GeoJSON', () => {
  const square = box('way/7', [0, 0, 5, 4], {}).geometry;

  test.each([
    ['flat tags', { id: 'way/7', properties: { indoor: 'room', level: 1 } }],
    [
      'tags of their own',
      { properties: { type: 'way', id: 7, tags: { indoor: 'room', level: '1' } } },
    ],
    ['ids with an at sign', { properties: { '@id': 'way/7', indoor: 'room', level: '1' } }],
    [
      'packed tags',
      { properties: { osm_id: 'way/7', indoor: 'room', other_tags: '"level"=>"1","a\\"b"=>"c"' } },
    ],
  ])('reads %s', (_title, item) => {
    const { features } = read({ features: [{ type: 'Feature', geometry: square, ...item }] });
    expect(features).toHaveLength(1);
    expect(features[0]?.id).toBe('way/7');
    expect(features[0]?.tags).toMatchObject({ indoor: 'room', level: '1' });
    expect(features[0]?.tags).not.toHaveProperty('id');
  });

  test('reads text, bytes and a bare feature', () => {
    const json = JSON.stringify(collection(box('way/7', [0, 0, 5, 4], { indoor: 'room' })));
    expect(read(json).features).toEqual(read(new TextEncoder().encode(json)).features);
    expect(read(box('way/7', [0, 0, 5, 4], { indoor: 'room' })).features).toEqual(
      read(json).features,
    );
  });

  test('makes an area of a closed line that is tagged as a room', () => {
    const geometry = { type: 'LineString', coordinates: [a, b, c, d, a] };
    const { features } = read({
      features: [
        { type: 'Feature', geometry, properties: { indoor: 'room' } },
        { type: 'Feature', geometry, properties: { indoor: 'wall' } },
      ],
    });
    expect(features.map((item) => item.geometry.type)).toEqual(['Polygon', 'LineString']);
  });

  test('distinguishes features with the same id', () => {
    const room = box('way/7', [0, 0, 5, 4], { indoor: 'room' });
    expect(read(collection(room, room)).features.map(({ id }) => id)).toEqual(['way/7', 'way/7#2']);
  });

  test('leaves out broken geometries and reports them', () => {
    const geometries = [
      null,
      { type: 'Polygon' },
      { type: 'Cube', coordinates: [] },
      { type: 'Polygon', coordinates: [[a, b, [500, 0]]] },
      { type: 'Polygon', coordinates: [[a, b, a, b]] },
      { type: 'Point', coordinates: [Number.NaN, 1] },
    ];
    const items = geometries.map((geometry) => ({ type: 'Feature', geometry, properties: {} }));
    const { features, codes } = read({ features: items });
    expect(features).toEqual([]);
    expect(codes).toEqual([
      'no-geometry',
      'unknown-geometry',
      'bad-position',
      'degenerate-geometry',
    ]);
  });

  test('closes rings and turns them the right way', () => {
    const { features, codes } = read({
      features: [{ geometry: { type: 'Polygon', coordinates: [[a, d, c, b]] }, properties: {} }],
    });
    expect(features[0]?.geometry.coordinates).toEqual([[a, b, c, d, a]]);
    expect(codes).toEqual(['unclosed-ring']);
  });

  test.each([['{}'], ['{"type":"Topology"}'], ['5'], ['null']])('rejects %s', (text) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ code: 'mvf/nothing-to-import' }));
  });

  test('rejects text that is neither', () => {
    expect(() => read('hello')).toThrow(expect.objectContaining({ code: 'mvf/bad-json' }));
  });
});

describe('readOsmSource on OSM XML', () => {
  test('reads nodes, lines and areas with their tags', () => {
    const { features } = read(
      osm(
        corners +
          node(5, a, tag('door', 'yes')) +
          way(10, [1, 2, 3, 4, 1], tag('indoor', 'room') + tag('name', 'A &amp; B')) +
          way(11, [1, 2], tag('indoor', 'wall')) +
          way(12, [1, 2, 3, 1]),
      ),
    );
    expect(features.map(({ id, geometry }) => `${id} ${geometry.type}`)).toEqual([
      'way/10 Polygon',
      'way/11 LineString',
      'node/5 Point',
    ]);
    expect(features[0]?.tags['name']).toBe('A & B');
  });

  test('leaves out deleted objects', () => {
    const text = osm(
      `${corners}<node id="9" lat="1" lon="1" action="delete">${tag('door', 'yes')}</node>`,
    );
    expect(read(text).features).toEqual([]);
  });

  test('closes a multipolygon that is split over ways in any direction, with a hole', () => {
    const hole = [
      [1, 1],
      [1, 2],
      [2, 2],
      [2, 1],
    ].map((xy, index) => node(20 + index, place(xy as [number, number])));
    const relation = `<relation id="1">
      <member type="way" ref="10" role="outer"/><member type="way" ref="11" role="outer"/>
      <member type="way" ref="12" role="inner"/>
      ${tag('type', 'multipolygon')}${tag('indoor', 'area')}</relation>`;
    const { features, codes } = read(
      osm(
        `${corners}${hole.join('')}${way(10, [1, 2, 3])}${way(11, [1, 4, 3])}${way(12, [20, 21, 22, 23, 20])}${relation}`,
      ),
    );
    expect(codes).toEqual([]);
    expect(features).toHaveLength(1);
    expect(features[0]?.id).toBe('relation/1');
    const { coordinates } = features[0]!.geometry as { coordinates: number[][][] };
    expect(coordinates.map((ring) => ring.length)).toEqual([5, 5]);
  });

  test('takes the tags of an old multipolygon from its outer way', () => {
    const relation = `<relation id="1"><member type="way" ref="10" role="outer"/>${tag('type', 'multipolygon')}</relation>`;
    const { features } = read(
      osm(corners + way(10, [1, 2, 3, 4, 1], tag('indoor', 'room')) + relation),
    );
    expect(features.map(({ id, tags }) => `${id} ${tags['indoor']}`)).toEqual(['relation/1 room']);
  });

  test('gets along without the nodes and ways that an extract has lost', () => {
    const relation = `<relation id="1"><member type="way" ref="99" role="outer"/>${tag('type', 'multipolygon')}${tag('indoor', 'room')}</relation>`;
    const { features, codes } = read(
      osm(corners + way(10, [1, 2, 77, 3, 4, 1], tag('indoor', 'room')) + relation),
    );
    expect(features.map(({ id }) => id)).toEqual(['way/10']);
    expect(codes).toEqual(['missing-member', 'open-multipolygon']);
  });

  test('reads UTF-16', () => {
    const text = `\uFEFF${osm(corners + way(10, [1, 2], tag('name', 'Ü')))}`;
    const bytes = new Uint8Array(Uint16Array.from(text, (char) => char.charCodeAt(0)).buffer);
    expect(read(bytes).features[0]?.tags['name']).toBe('Ü');
  });
});

describe('readOsmSource on an Overpass response', () => {
  const square = [a, b, c, d, a].map(([lon, lat]) => ({ lon, lat }));

  test('reads references', () => {
    const nodes = [a, b, c, d].map(([lon, lat], index) => ({ type: 'node', id: index, lon, lat }));
    const { features } = read({
      elements: [
        ...nodes,
        { type: 'way', id: 9, nodes: [0, 1, 2, 3, 0], tags: { indoor: 'room' } },
      ],
    });
    expect(features[0]).toMatchObject({
      id: 'way/9',
      geometry: { coordinates: [[a, b, c, d, a]] },
    });
  });

  test('reads inline geometries', () => {
    const { features } = read({
      elements: [
        { type: 'way', id: 9, geometry: square, tags: { indoor: 'room' } },
        {
          type: 'relation',
          id: 1,
          tags: { type: 'multipolygon', indoor: 'area' },
          members: [{ type: 'way', ref: 5, role: 'outer', geometry: square }],
        },
        null,
        { type: 'way', id: 2, geometry: [null, null] },
      ],
    });
    expect(features.map(({ id }) => id)).toEqual(['relation/1', 'way/9']);
  });
});
