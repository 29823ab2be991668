import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { point, tinyVenue } from '@brand/test-kit';
import { describe, expect, test } from 'vitest';
import type { Mvf3Document } from '../../bundle/document.ts';
import { importVenue } from '../import-venue.ts';
import { fromIMDF } from './from-imdf.ts';
import { findKeptConnections } from './kept-connections.fixture.ts';
import { waysBetween } from './routes.fixture.ts';
import { toIMDF } from './to-imdf.ts';

const FOLDER = join(import.meta.dirname, '../../../../../../shared/data');

/** Each a staircase of its own; the last two start less than a metre apart. */
const STAIRS = [
  [6, 10],
  [14, 10],
  [14.8, 10],
] as const;

/** A hallway on each floor, and staircases that are only points in it, as editors export them. */
function venueOfPoints(): Mvf3Document {
  const venue = tinyVenue();
  const floors = ['f_ground', 'f_upper'] as const;
  venue.connections = STAIRS.map((at, index) => {
    const stops = floors.map((floorId) => {
      const geometryId = `g_${floorId}-point-${index}`;
      venue.geometry[floorId]!.features.push({
        type: 'Feature',
        geometry: point(at),
        properties: { id: geometryId },
      });
      return { floorId, geometryId, flags: [4] };
    });
    const id = `c_stairs-${index}`;
    const costs = { entryCost: 10, floorCostMultiplier: 5 };
    const details = { name: `Stairs ${index}` };
    return { id, type: 'stairs', entrances: stops, exits: stops, ...costs, details };
  });
  return venue;
}

async function roundTrip(document: Mvf3Document): Promise<Mvf3Document> {
  return (await fromIMDF(toIMDF(document).document)).document;
}

describe('toIMDF with staircases that are points in one hallway', () => {
  test('keeps each as a connection of its own', async () => {
    const after = await roundTrip(venueOfPoints());
    expect(findKeptConnections(venueOfPoints(), after)).toEqual({ total: 3, kept: 3, lost: [] });
    expect(after.connections?.flatMap(({ details }) => details?.name ?? []).toSorted()).toEqual([
      'Stairs 0',
      'Stairs 1',
      'Stairs 2',
    ]);
  });

  test('leads over them from floor to floor', async () => {
    const after = await roundTrip(venueOfPoints());
    const [ground, upper] = ['Shop', 'Café Morgen upstairs'].map(
      (name) =>
        [...(after.locations ?? []), ...(after.locationInstances ?? [])].find(
          ({ details }) => details?.name === name,
        )?.geometryAnchors?.[0]?.geometryId ?? '',
    );
    expect(waysBetween(after, [ground!, upper!])).toEqual(['stairs']);
  });

  test('reports the units that were made', () => {
    expect(toIMDF(venueOfPoints()).report).toContainEqual(
      expect.objectContaining({
        action: 'guessed',
        code: 'connection-unit',
        count: 6,
        message: expect.stringMatching(/First: Stairs 0\.$/),
      }),
    );
  });
});

describe('toIMDF with what IMDF cannot tell apart', () => {
  test('reports connections that share an area, by name', () => {
    const venue = tinyVenue();
    const stairs = venue.connections.find(({ type }) => type === 'stairs')!;
    venue.connections.push({ ...stairs, id: 'c_twin', details: { name: 'Twin stairs' } });
    expect(toIMDF(venue).report).toContainEqual(
      expect.objectContaining({
        code: 'merged-connection',
        message: expect.stringContaining(`Twin stairs (c_twin) and `),
      }),
    );
  });

  test('reports types that IMDF has no category for', () => {
    const venue = tinyVenue();
    const stairs = venue.connections.find(({ type }) => type === 'stairs')!;
    stairs.type = 'ladder';
    expect(toIMDF(venue).report).toContainEqual(
      expect.objectContaining({
        code: 'connection-category',
        message: expect.stringContaining('the type "ladder"'),
      }),
    );
  });
});

const REAL = {
  'grand-place-osm/grand-place.geojson': 15,
  'tu-dresden-apb-osm/apb.geojson': 9,
  'spbstu-campus-imdf': 22,
  'westport-house': 13,
};

describe.skipIf(!existsSync(FOLDER))('toIMDF (skipped if ../shared/data is not here)', () => {
  test.each(Object.entries(REAL))('keeps all connections of %s', async (path, total) => {
    const { document } = await importVenue(readSource(join(FOLDER, path)), { name: path });
    const kept = findKeptConnections(document, await roundTrip(document));
    expect(kept).toEqual({ total, kept: total, lost: [] });
  });
});

function readSource(path: string): Uint8Array | Record<string, Uint8Array> {
  if (path.endsWith('json')) return new Uint8Array(readFileSync(path));
  return Object.fromEntries(
    readdirSync(path).map((name) => [name, new Uint8Array(readFileSync(join(path, name)))]),
  );
}
