import { type MvfDocument, writeBundle } from '@brand/mvf';
import type { Position } from 'geojson';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openLevels } from '../../examples/mvf/1/open-levels.ts';
import { openVenue } from '../../examples/mvf/2/open-floors.ts';
import { openBundle, readFloor } from '../../examples/mvf/3/deck-gl-floor-by-floor/read-floor.ts';
import { labelPoint } from '../../examples/mvf/3/label-point.ts';
import { widenLines } from '../../examples/mvf/3/widen-lines.ts';
import { source } from '../../venues/sources/kestrel-house/index.ts';
import { buildVenue } from '../../venues/src/build-venue.ts';

const addressOf = (version: 1 | 2 | 3): string =>
  `https://portal.example/venues/kestrel-house/mvf-${version}.zip?key=demo`;
let bundles: Readonly<Record<string, MvfDocument>>;

beforeAll(() => {
  const { mvf1, mvf2, mvf3 } = buildVenue(source);
  bundles = { 'mvf-1.zip': mvf1, 'mvf-2.zip': mvf2, 'mvf-3.zip': mvf3 };
});
/** The demo office as the portal serves it. */
beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string | URL) => {
    const [name = ''] = /mvf-\d\.zip/.exec(String(address)) ?? [];
    return new Response(new Uint8Array(writeBundle(bundles[name]!)));
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('openLevels', () => {
  test('returns the levels of a package of version 1, lowest first', async () => {
    const levels = await openLevels(addressOf(1));
    expect(levels.map(({ name, elevation }) => [elevation, name])).toEqual([
      [0, 'Ground floor'],
      [1, 'First floor'],
      [2, 'Second floor'],
      [3, 'Third floor'],
      [4, 'Roof platform'],
    ]);
  });

  test('names shapes after their locations', async () => {
    const levels = await openLevels(addressOf(1));
    const names = levels[0]!.shapes.filter(({ categories }) => categories.length > 0);
    expect(names.map(({ name }) => name)).toContain('Reception');
  });

  test('rejects a bundle of another version', async () => {
    await expect(openLevels(addressOf(3))).rejects.toThrow('Expected MVF 1, found MVF 3.');
  });
});

describe('openVenue', () => {
  test('starts at the default floor, and returns floors from the lowest', async () => {
    const { floors, firstFloor } = await openVenue(addressOf(2));
    expect(floors.map(({ elevation }) => elevation)).toEqual([0, 1, 2, 3, 4]);
    expect(firstFloor.id).toBe('m_ground');
  });

  test('draws only shapes that a style lists, each with its style', async () => {
    const { firstFloor } = await openVenue(addressOf(2));
    const walls = firstFloor.shapes.obstructions.filter(
      ({ properties }) => properties.kind === 'wall',
    );
    expect(walls.length).toBeGreaterThan(100);
    expect(new Set(walls.map(({ properties }) => properties.style.width))).toContain(0.3);
  });
});

describe('readFloor', () => {
  test('joins geometry with style, kind and name', async () => {
    const bundle = await openBundle(addressOf(3));
    const shapes = await readFloor(bundle, 'f_ground');
    expect(shapes.find(({ properties }) => properties.name === 'Reception')).toMatchObject({
      geometry: { type: 'MultiPolygon' },
      properties: { style: { color: expect.stringMatching(/^#[0-9A-F]{6}$/i) as string } },
    });
    expect(shapes.filter(({ properties }) => properties.kind === 'wall')).not.toEqual([]);
  });

  test('explains how to upgrade an older bundle', async () => {
    await expect(openBundle(addressOf(2))).rejects.toThrow(
      'Expected MVF 3, found MVF 2. Upgrade it first: mvf upgrade venue.zip -o venue-3.zip',
    );
  });
});

describe('widenLines', () => {
  const east: Position[] = [
    [10, 60],
    [10.001, 60],
  ];

  test('turns each segment into a closed rectangle of the given width', () => {
    const [[ring = []] = []] = widenLines({ type: 'LineString', coordinates: east }, 0.5);
    const lats = ring.map(([, lat = 0]) => lat);
    expect(ring).toHaveLength(5);
    expect(ring[0]).toEqual(ring[4]);
    expect((Math.max(...lats) - Math.min(...lats)) * 111_320).toBeCloseTo(1);
  });

  test('skips a corner that is written twice', () => {
    const coordinates = [east[0]!, ...east];
    expect(widenLines({ type: 'LineString', coordinates }, 1)).toHaveLength(1);
  });

  test('keeps polygons and drops points', () => {
    const ring: Position[] = [...east, [10, 61], east[0]!];
    expect(widenLines({ type: 'Polygon', coordinates: [ring] }, 1)).toEqual([[ring]]);
    expect(widenLines({ type: 'Point', coordinates: [10, 60] }, 1)).toEqual([]);
  });
});

describe('labelPoint', () => {
  test('lies inside a room whose centre is outside', () => {
    // Two arms, each 0.0001 degrees wide, around a corner in the south-west.
    const corners = [
      [0, 0],
      [10, 0],
      [10, 1],
      [2, 1],
      [2, 10],
      [0, 10],
      [0, 0],
    ];
    const ring = corners.map(([x = 0, y = 0]): Position => [12 + x / 10_000, 55 + y / 10_000]);
    const [lng, lat] = labelPoint([ring]);
    expect(lng).toBeGreaterThan(12);
    expect(lng).toBeLessThan(12.0002);
    expect(lat).toBeGreaterThan(55);
    expect(lat).toBeLessThan(55.001);
  });
});
