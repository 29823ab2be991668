import { bboxOfPositions } from '@brand/geo';
import { tinyVenue } from '@brand/test-kit';
import { describe, expect, it } from 'vitest';
import type { Mvf3Document } from '../../../bundle/document.ts';
import { positionsOf } from '../../export/rfc-geometry.ts';
import { fromIMDF } from '../from-imdf.ts';
import { reachableShapes } from '../routes.fixture.ts';
import { toIMDF } from '../to-imdf.ts';

/** The shop with walls on three sides and, instead of its door, nothing in the fourth. */
function openShop(): Mvf3Document {
  const document = tinyVenue();
  const floor = document.geometry['f_ground']!;
  const shapeOf = (id: string) => floor.features.find(({ properties }) => properties.id === id)!;
  const shop = shapeOf('g_g-shop').geometry;
  const walls = shapeOf('g_g-walls').geometry;
  if (shop.type !== 'Polygon' || walls.type !== 'MultiLineString') throw new Error('unexpected');
  const [west, south, east, north] = bboxOfPositions(positionsOf(shop));
  walls.coordinates.push([
    [west, north],
    [west, south],
    [east, south],
    [east, north],
  ]);
  floor.features = floor.features.filter(({ properties }) => properties.id !== 'g_g-door-shop');
  return document;
}

function openingsOf(document: Mvf3Document): { properties: Record<string, unknown> }[] {
  const file = toIMDF(document).document.get('opening.geojson')!;
  return JSON.parse(new TextDecoder().decode(file)).features;
}

describe('exportOpenFronts', () => {
  it('writes the open front of a room as an opening without a door leaf', () => {
    const open = openingsOf(openShop()).map(({ properties }) => properties['door']);
    expect(open).toContainEqual({ type: 'open', automatic: null, material: null });
    // In place of the door that the shop no longer has.
    expect(open).toHaveLength(openingsOf(tinyVenue()).length);
  });

  it('leads into the room after an import', async () => {
    const { document } = await fromIMDF(toIMDF(openShop()).document);
    const rooms = Object.entries(Object.values(document.kinds ?? {})[0]!)
      .filter(([, kind]) => kind === 'room')
      .map(([id]) => id);
    for (const room of rooms) expect(reachableShapes(document, room).length).toBeGreaterThan(4);
  });
});
