import { beforeAll, describe, expect, it } from 'vitest';
import type { Mvf3Document, MvfDocument } from '../../bundle/document.ts';
import { writeBundle } from '../../bundle/write-bundle.ts';
import { validate } from '../../validate/index.ts';
import { loadWild } from './fixtures/load-wild.ts';
import { upgrade } from './upgrade.ts';

function collection(...features: readonly unknown[]): unknown {
  return { type: 'FeatureCollection', features };
}

function node(id: string, lng: number, neighbors: unknown, spaces: unknown): unknown {
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lng, 50.0005] },
    properties: { id, externalId: '', map: 'm_1', neighbors, space: spaces },
  };
}

function space(id: string, west: number): unknown {
  const [south, north, east] = [50, 50.001, west + 0.001];
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return {
    type: 'Feature',
    geometry: { type: 'Polygon', coordinates: [ring] },
    properties: { id, externalId: id, destinationNodes: [] },
  };
}

/** Facts of a content-managed venue, in the shapes that such exports of version 2 have. */
function contentManaged(): Record<string, unknown> {
  const manifest = { name: 'Mall', version: '2.0.0', time: '2024-12-03T15:11:01Z' };
  const centre = { type: 'Point', coordinates: [10.001, 50.0005] };
  return {
    'manifest.geojson': collection({
      type: 'Feature',
      geometry: centre,
      properties: { ...manifest, folder_struct: [] },
    }),
    'map.geojson': [{ id: 'm_1', externalId: '01', elevation: 0 }],
    'mapstack.geojson': [{ id: 'mg_1', externalId: '', name: 'Mall', maps: ['m_1'] }],
    'space/m_1.geojson': collection(space('s_a', 10), space('s_b', 10.001)),
    'node.geojson': collection(
      node('n_a', 10.0005, [{ id: 'n_b', weight: 4 }], ['s_a']),
      node('n_b', 10.0015, [{ id: 'n_a', weight: 0 }], []),
    ),
    'enterprise/venue.json': {
      name: 'Mall',
      defaultLanguage: { code: 'en', name: 'English' },
      logo: { original: 'venue.png' },
    },
    'enterprise/categories.json': [
      { id: 'food', name: 'Food', locations: [], children: ['cafes'] },
      { id: 'cafes', name: 'Cafes', locations: ['cafe'], children: [] },
    ],
    'enterprise/locations.json': [
      {
        id: 'cafe',
        name: 'Cafe',
        polygons: [{ id: 's_a', map: 'm_1' }],
        phone: { number: '123' },
        logo: { original: 'logo.png' },
        gallery: [{ image: { original: 'table.png' } }],
        social: { website: 'https://cafe.example', facebook: 'https://social.example/cafe' },
      },
    ],
  };
}

describe('a content-managed version 2 bundle', () => {
  let source: MvfDocument;
  let document: Mvf3Document;

  beforeAll(async () => {
    source = await loadWild(contentManaged());
    ({ document } = upgrade(source, { time: '2025-01-02T03:04:05Z' }));
  });

  it('validates as it is and as version 3', async () => {
    for (const bundle of [source, document]) {
      const { findings } = await validate(writeBundle(bundle));
      expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    }
  });

  it('preserves its floor and the content of it', () => {
    expect(document.floors.features.map(({ properties }) => properties.id)).toEqual(['f_1']);
    expect(document.floorStacks).toMatchObject([{ floors: ['f_1'] }]);
    expect(document.kinds).toEqual({ f_1: { g_a: 'room', g_b: 'room' } });
  });

  it('keeps the weights of edges and the spaces that nodes are in', () => {
    const nodes = document.nodes?.['f_1']?.features.map(({ properties }) => properties);
    expect(nodes).toMatchObject([
      { id: 'n_a', neighbors: [{ id: 'n_b', extraCost: 4 }], geometryIds: ['g_a'] },
      { id: 'n_b', neighbors: [{ id: 'n_a', extraCost: 0 }] },
    ]);
  });

  it('preserves the locations and children of categories', () => {
    expect(document.locationCategories).toMatchObject([
      { id: 'lcat_food' },
      { id: 'lcat_cafes', parent: 'lcat_food' },
    ]);
    expect(document.locations).toMatchObject([{ id: 'loc_cafe', categories: ['lcat_cafes'] }]);
  });

  it('preserves images, numbers and profiles in any form', () => {
    expect(document.locations?.[0]).toMatchObject({
      phone: '123',
      logo: 'logo.png',
      images: [{ url: 'table.png' }],
      website: { url: 'https://cafe.example' },
      social: [{ name: 'facebook', url: 'https://social.example/cafe' }],
    });
    expect(document.cmsVenue).toMatchObject({ defaultLanguage: 'en', logo: 'venue.png' });
  });
});
