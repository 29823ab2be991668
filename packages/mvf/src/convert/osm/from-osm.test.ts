import { describe, expect, test } from 'vitest';
import { buildRoutingGraph } from '../../routing/graph/build-routing-graph.ts';
import { findRoute } from '../../routing/graph/find-route.ts';
import { validate } from '../../validate/index.ts';
import { fromOSM } from './from-osm.ts';
import { toOsmXml } from './osm-xml.fixture.ts';
import { box, collection, point, twoRooms } from './osm.fixture.ts';

const time = '2026-01-01T00:00:00.000Z';
const venue = collection(
  box('way/100', [-1, -1, 25, 11], { building: 'yes', name: 'House' }),
  ...twoRooms('0-1'),
  point('node/1', [5, 4], { door: 'yes', level: '0', repeat_on: '1' }),
  point('node/2', [15, 4], { door: 'sliding', level: '0', repeat_on: '1' }),
  box('way/5', [20, 0, 22, 2], { indoor: 'room', highway: 'elevator', level: '0-1' }),
  point('node/3', [20, 1], { door: 'sliding', level: '0;1' }),
);

const counts = ({ document }: ReturnType<typeof fromOSM>): unknown => ({
  floors: document.floors.features.map(({ properties }) => properties.elevation),
  shapes: Object.values(document.geometry ?? {}).map(({ features }) => features.length),
  places: document.locations?.map(({ details }) => details.name).toSorted(),
  nodes: Object.values(document.nodes ?? {}).map(({ features }) => features.length),
});

describe('fromOSM', () => {
  test('makes a bundle that validates and routes between all rooms', async () => {
    const { document } = fromOSM(venue, { time });
    const { findings } = await validate(document);
    expect(findings.filter(({ severity }) => severity !== 'info')).toEqual([]);
    const graph = buildRoutingGraph(document);
    const nodesOf = (name: string, floor: number): number[] => {
      const location = document.locations?.find(({ details }) => details.name === name);
      const anchor = location?.geometryAnchors?.[floor];
      return [...(graph.nodesByGeometry.get(anchor?.geometryId ?? '') ?? [])];
    };
    const route = findRoute(graph, nodesOf('West', 0), nodesOf('East', 1), {
      require: ['accessible'],
    });
    expect(route?.connections.some((connection) => connection >= 0)).toBe(true);
  });

  test('makes the same of OSM XML as of GeoJSON', () => {
    const xml = toOsmXml(venue['features'] as Parameters<typeof toOsmXml>[0]);
    expect(counts(fromOSM(xml, { time }))).toEqual(counts(fromOSM(venue, { time })));
  });

  test('returns the same document for the same source and time', () => {
    expect(fromOSM(JSON.stringify(venue), { time })).toEqual(fromOSM(venue, { time }));
  });

  test('takes name, time and language from the options', () => {
    const { document } = fromOSM(venue, { time, name: 'Mine' });
    expect(document.manifest.features[0]?.properties).toMatchObject({ name: 'Mine', time });
    const shop = box('way/9', [0, 20, 5, 25], {
      indoor: 'room',
      level: '0',
      name: 'Bücher',
      'name:en': 'Books',
    });
    const english = fromOSM(collection(...twoRooms('0'), shop), { time, language: 'en' });
    expect(english.document.locations?.map(({ details }) => details.name)).toContain('Books');
  });

  test('reports progress up to the end', () => {
    const shares: number[] = [];
    fromOSM(venue, { time, onProgress: (share) => shares.push(share) });
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  });

  test('enforces the limits', () => {
    const deep = `{"features":${'['.repeat(200)}${']'.repeat(200)}}`;
    expect(() => fromOSM(deep)).toThrow(
      expect.objectContaining({ code: 'mvf/limit-exceeded', limit: 'maxJsonDepth' }),
    );
    expect(() => fromOSM('<osm><node/><node/></osm>', { limits: { maxXmlElements: 2 } })).toThrow(
      expect.objectContaining({ code: 'mvf/limit-exceeded', limit: 'maxXmlElements' }),
    );
  });

  test('bounds how many shapes a range of levels makes', () => {
    const tower = collection(...twoRooms('0-99'));
    expect(() => fromOSM(tower, { limits: { maxOsmShapes: 200 } })).toThrow(
      expect.objectContaining({ code: 'mvf/limit-exceeded', limit: 'maxOsmShapes' }),
    );
  });

  test('does not modify its input', () => {
    const before = structuredClone(venue);
    fromOSM(venue, { time });
    expect(venue).toEqual(before);
  });
});
