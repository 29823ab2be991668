import { signedArea } from '@brand/geo';
import { describe, expect, it } from 'vitest';
import type { Position } from '../../geojson/types.gen.ts';
import type { FlatFeature } from './flat-feature.ts';
import { sampleDocument } from './sample-document.fixture.ts';
import { toGeoJSON } from './to-geojson.ts';

const findById = (features: readonly FlatFeature[], id: string): FlatFeature | undefined =>
  features.find((feature) => feature.id === id);

const areaOf = (ring: Position[]): number => signedArea(ring.map(([x = 0, y = 0]) => ({ x, y })));

describe('toGeoJSON', () => {
  it('writes floors lowest first and shapes in the order in which they are drawn', () => {
    const { features } = toGeoJSON(sampleDocument());

    expect(features.slice(0, 2).map(({ id }) => id)).toStrictEqual(['f_cellar', 'f_ground']);
    const kinds = features.slice(2).map(({ properties }) => properties['kind']);
    expect([...new Set(kinds)]).toStrictEqual([
      'hallway',
      'room',
      'void',
      'object',
      'wall',
      'window',
      'door',
      'poi',
    ]);
    expect(kinds).toStrictEqual(kinds.toSorted((a, b) => kinds.indexOf(a) - kinds.indexOf(b)));
  });

  it('puts everything that is known about a shape into its properties', () => {
    const { features } = toGeoJSON(sampleDocument());

    expect(findById(features, 'g_cafe')?.properties).toStrictEqual({
      layer: 'shape',
      id: 'g_cafe',
      floorId: 'f_ground',
      floorName: 'Ground floor',
      floorShortName: 'G',
      elevation: 0,
      kind: 'room',
      name: 'Café <Sunrise> & Friends',
      shortName: 'Café',
      'name:de': 'Café Sonnenaufgang',
      locationIds: ['loc_cafe'],
      locationNames: ['Café <Sunrise> & Friends'],
      categories: ['Cafés'],
      style: 'Rooms',
      color: '#dfe7f2',
      opacity: 1,
      height: 0.1,
      altitude: 0,
      buffer: 0,
      hidden: false,
      walkable: true,
      blocked: false,
    });
    expect(findById(features, 'g_stairs')?.properties).toMatchObject({
      connectionIds: ['c_stairs'],
      connectionTypes: ['stairs'],
    });
    expect(findById(features, 'g_door-a')?.properties).toMatchObject({ door: 'single-swing' });
    expect(findById(features, 'g_extinguisher')?.properties).toMatchObject({
      symbol: 'fire',
      symbolName: 'Fire extinguisher',
    });
  });

  it('uses the fields of an instance of a location, and those of its parent elsewhere', () => {
    const document = sampleDocument();
    document.locationInstances = [
      {
        id: 'loci_1',
        parentId: 'loc_cafe',
        details: { name: 'Café terrace' },
        geometryAnchors: [{ floorId: 'f_ground', geometryId: 'g_desk' }],
      },
    ];
    const { features } = toGeoJSON(document);

    expect(findById(features, 'g_desk')?.properties).toMatchObject({
      name: 'Café terrace',
      shortName: 'Café',
      categories: ['Cafés'],
    });
  });

  it('writes one floor on request, and omits the footprint on request', () => {
    const { features } = toGeoJSON(sampleDocument(), { floorId: 'f_ground', footprints: false });

    expect(features).toHaveLength(23);
    expect(new Set(features.map(({ properties }) => properties.floorId))).toStrictEqual(
      new Set(['f_ground']),
    );
    expect(features.every(({ properties }) => properties.layer === 'shape')).toBe(true);
  });

  it('names the known floors for an unknown one', () => {
    expect(() => toGeoJSON(sampleDocument(), { floorId: 'f_roof' })).toThrow(
      expect.objectContaining({
        code: 'mvf/unknown-floor',
        message: expect.stringContaining('f_ground, f_cellar'),
      }),
    );
  });
});

describe('toGeoJSON with options', () => {
  it('leaves hidden shapes out on request', () => {
    const document = sampleDocument();
    document.defaultStyle!['Desks']!.hidden = true;

    expect(findById(toGeoJSON(document).features, 'g_desk')).toBeDefined();
    expect(findById(toGeoJSON(document, { hidden: false }).features, 'g_desk')).toBeUndefined();
  });
  it('writes nodes as points and edges as lines, two-way edges once, edges to nowhere never', () => {
    const { features } = toGeoJSON(sampleDocument(), { nodes: true });
    const ofLayer = (layer: string): FlatFeature[] =>
      features.filter(({ properties }) => properties.layer === layer);

    expect(ofLayer('node').map(({ id }) => id)).toStrictEqual(['n_hall', 'n_cafe', 'n_toilet']);
    expect(ofLayer('edge').map(({ properties }) => properties)).toMatchObject([
      { from: 'n_hall', to: 'n_cafe', oneWay: false, flags: '5', extraCost: 0 },
      { from: 'n_hall', to: 'n_toilet', oneWay: true },
    ]);
    expect(ofLayer('edge')[0]?.geometry?.type).toBe('LineString');
  });

  it('orients and closes rings as RFC 7946 requires, and adds the box', () => {
    const document = sampleDocument();
    const floor = document.floors.features[0]!;
    const box = [
      [10, 50],
      [10, 51],
      [11, 51],
      [11, 50],
    ];
    const hole = [
      [10.4, 50.4],
      [10.6, 50.4],
      [10.6, 50.6],
    ];
    floor.geometry = { type: 'MultiPolygon', coordinates: [[box, hole]] };
    document.geometry = {};
    const { bbox, features } = toGeoJSON(document, { floorId: 'f_ground' });

    expect(bbox).toStrictEqual([10, 50, 11, 51]);
    const [rings = []] = features[0]!.geometry!.coordinates as Position[][][];
    expect(rings.map(areaOf).map(Math.sign)).toStrictEqual([1, -1]);
    for (const ring of rings) expect(ring.at(-1)).toStrictEqual(ring[0]);
  });

  it('returns a box from west to east over the antimeridian', () => {
    const document = sampleDocument();
    const ring = [
      [179.9, 0],
      [-179.9, 0],
      [-179.9, 1],
      [179.9, 1],
      [179.9, 0],
    ];
    document.floors.features[0]!.geometry = { type: 'Polygon', coordinates: [ring] };
    document.geometry = {};
    const { bbox, features } = toGeoJSON(document);

    expect(bbox).toStrictEqual([179.9, 0, -179.9, 1]);
    expect(features[1]?.geometry?.coordinates).toStrictEqual([ring]);
  });

  it('writes null for a geometry that cannot be used, and no box for an empty venue', () => {
    const document = sampleDocument();
    document.floors.features[0]!.geometry = { type: 'Polygon', coordinates: [[[Number.NaN, 1]]] };
    document.geometry = {};
    const collection = toGeoJSON(document);

    expect(collection.features[1]?.geometry).toBeNull();
    expect(collection).not.toHaveProperty('bbox');
  });

  it('returns the same text for the same document and does not modify it', () => {
    const document = sampleDocument();
    const before = JSON.stringify(document);

    expect(JSON.stringify(toGeoJSON(document, { nodes: true }))).toBe(
      JSON.stringify(toGeoJSON(sampleDocument(), { nodes: true })),
    );
    expect(JSON.stringify(document)).toBe(before);
  });
});
