import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mvf3Document } from '@brand/mvf';
import { importVenue } from '@brand/mvf/convert';
import { point, type TinyVenue, tinyVenue } from '@brand/test-kit';
import { describe, expect, test } from 'vitest';
import { demoDocument } from '@site/src/tools/shared/demo-document.fixture';
import { collectLayers, listContents } from './collect-layers.ts';
import { type LayerId, LAYERS } from './gis-layer.ts';

const DEMO_VENUES = [
  'alder-campus',
  'harbour-mall',
  'kestrel-house',
  'northwind-airport',
  'st-brigid-hospital',
];

/** Number of features in each layer that has any. */
function countLayers(document: Mvf3Document): Partial<Record<LayerId, number>> {
  const floors = listContents(document);
  const total = (id: LayerId): number => floors.reduce((sum, { counts }) => sum + counts[id], 0);
  return Object.fromEntries(
    LAYERS.flatMap(({ id }) => (total(id) > 0 ? [[id, total(id)] as const] : [])),
  );
}

function geometryTypes(document: Mvf3Document): Partial<Record<LayerId, string[]>> {
  const { layers } = collectLayers(document, {
    floors: listContents(document).map(({ id }) => id),
    layers: LAYERS.map(({ id }) => id),
    attributes: [],
    isByFloor: false,
  });
  return Object.fromEntries(
    layers.map(({ name, features }) => [
      name,
      [...new Set(features.map(({ geometry }) => geometry.type.replace('Multi', '')))].toSorted(),
    ]),
  );
}

function onGround(geometryId: string) {
  return { floorId: 'f_ground', geometryId, flags: [] };
}

/** Doors as some editors export them: no kind, points for both sides, a connection through all. */
function withBareDoors(count: number): TinyVenue {
  const venue = tinyVenue();
  const shapes = venue.geometry['f_ground']!.features;
  for (let index = 0; index < count; index++) {
    const id = `g_bare-${index}`;
    const ends = [point([index, 8]), point([index + 0.9, 8])] as const;
    const line = ends.map(({ coordinates }) => coordinates);
    shapes.push(
      {
        type: 'Feature',
        geometry: { type: 'LineString', coordinates: line },
        properties: { id },
      },
      { type: 'Feature', geometry: ends[0], properties: { id: `${id}-p1` } },
      { type: 'Feature', geometry: ends[1], properties: { id: `${id}-p2` } },
    );
    venue.connections.push({
      id: `c_bare-${index}`,
      type: 'door',
      entrances: [onGround(id)],
      exits: [onGround(`${id}-p1`), onGround(`${id}-p2`)],
      entryCost: 1,
      floorCostMultiplier: 1,
    });
  }
  return venue;
}

describe('collectLayers', () => {
  test('puts doors without a kind among the doors, and their sides nowhere else', () => {
    const plain = countLayers(tinyVenue());
    expect(countLayers(withBareDoors(3))).toEqual({ ...plain, doors: plain.doors! + 3 });
  });

  test('takes a line for a door that only says how it opens', () => {
    const venue = withBareDoors(1);
    venue.connections.pop();
    venue.entranceAesthetic = {
      f_ground: [{ id: 'e_1', geometryId: 'g_bare-0', kind: 'sliding' }],
    };
    expect(countLayers(venue).doors).toBe(
      countLayers({ ...venue, entranceAesthetic: {} }).doors! + 1,
    );
  });

  test.each(DEMO_VENUES)('keeps every type of %s in a layer of its geometry', async (slug) => {
    const document = await demoDocument(slug);
    const types = geometryTypes(document);
    expect(types).toMatchObject({
      floors: ['Polygon'],
      rooms: ['Polygon'],
      areas: ['Polygon'],
      doors: ['LineString'],
      locations: ['Point'],
      connections: ['Point'],
      nodes: ['Point'],
      edges: ['LineString'],
    });
    for (const layer of ['points', 'annotations'] as const) {
      expect(types[layer] ?? ['Point']).toEqual(['Point']);
    }
    const counts = countLayers(document);
    const ofKind = (kind: string): number =>
      Object.values(document.kinds ?? {}).flatMap((kinds) =>
        Object.values(kinds).filter((each) => each === kind),
      ).length;
    expect(counts.doors).toBe(ofKind('door'));
    expect(counts.windows ?? 0).toBe(ofKind('window'));
    expect(counts.walls).toBe(ofKind('wall'));
    expect(counts.rooms).toBe(ofKind('room'));
    expect((counts.objects ?? 0) + (counts.facades ?? 0)).toBe(ofKind('object'));
    expect(counts.annotations ?? 0).toBe(Object.values(document.annotations ?? {}).flat().length);
  });
});

const FOLDER = join(import.meta.dirname, '../../../../../../shared/data');

describe.skipIf(!existsSync(FOLDER))(
  'collectLayers (skipped if ../shared/data is not here)',
  () => {
    test.each(['grand-place-osm/grand-place.geojson', 'tu-dresden-apb-osm/apb.geojson'])(
      'sorts %s by type',
      async (path) => {
        const bytes = new Uint8Array(readFileSync(join(FOLDER, path)));
        const { document } = await importVenue(bytes, { name: path });
        const types = geometryTypes(document);
        expect(types.doors).toEqual(['LineString']);
        expect(types.areas ?? []).not.toContain('Point');
        const stops = (document.connections ?? []).flatMap(({ entrances, exits }) => [
          ...new Set([...entrances, ...exits].map(({ geometryId }) => geometryId)),
        ]);
        expect(countLayers(document).connections).toBe(stops.length);
      },
    );
  },
);
