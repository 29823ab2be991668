import {
  bboxOfPoints,
  isPolygonInside,
  pointInPolygon,
  polygonArea,
  seededRandom,
} from '@brand/geo';
import { tinyVenue } from '@brand/test-kit';
import { describe, expect, test } from 'vitest';
import type { ShapeElement } from '../model/element-type.ts';
import { openDocument, placeAt } from '../tiny-venue.fixture.ts';
import type { Venue } from '../venue.ts';
import { distanceToShape } from './shape-distance.ts';

const FLOOR_IDS = ['f_ground', 'f_upper', 'f_outside'] as const;

const idsOf = (elements: readonly { readonly id: string }[]): string[] =>
  elements.map(({ id }) => id);

function shapesOf(venue: Venue, floorId: string): readonly ShapeElement[] {
  return venue.get('floor', floorId).elements;
}

/** Bounds in degrees from positions in metres. */
function boundsOf(
  from: readonly [number, number],
  to: readonly [number, number],
): [number, number, number, number] {
  const [west, south] = placeAt(...from).lngLat;
  const [east, north] = placeAt(...to).lngLat;
  return [west, south, east, north];
}

describe('at', () => {
  test('returns the smallest shape first', async () => {
    const venue = await openDocument(tinyVenue());
    expect(idsOf(venue.at(placeAt(13, 9.2, 'f_ground')))).toEqual(['g_g-kiosk', 'g_g-hall']);
    expect(idsOf(venue.at(placeAt(13, 9.2, 'f_upper')))).toEqual(['g_u-hall']);
    expect(venue.at(placeAt(500, 500, 'f_ground'))).toEqual([]);
    expect(venue.at(placeAt(13, 9.2, 'f_gone'))).toEqual([]);
  });

  test('searches every floor if the coordinate has none', async () => {
    const venue = await openDocument(tinyVenue());
    expect(idsOf(venue.at(placeAt(13, 9.2))).toSorted()).toEqual(
      ['g_g-hall', 'g_g-kiosk', 'g_o-front', 'g_u-hall'].toSorted(),
    );
  });

  test('excludes a room if the position is in its hole', async () => {
    const venue = await openDocument(tinyVenue());
    expect(idsOf(venue.at(placeAt(11, 17, 'f_upper')))).toEqual(['g_u-void']);
  });

  test('matches a brute-force search', async () => {
    const venue = await openDocument(tinyVenue());
    const random = seededRandom(3);
    for (let round = 0; round < 300; round += 1) {
      const floorId = FLOOR_IDS[round % 3]!;
      const place = placeAt(random() * 80 - 25, random() * 70 - 25, floorId);
      const point = venue.frame.toMetres(place.lngLat);
      const expected = shapesOf(venue, floorId).filter(({ rings }) =>
        rings.some((polygon) => pointInPolygon(point, polygon)),
      );
      const found = venue.at(place);
      expect(idsOf(found).toSorted()).toEqual(idsOf(expected).toSorted());
      const areas = found.map(({ rings }) => polygonArea(rings[0]!));
      expect(areas).toEqual(areas.toSorted((a, b) => a - b));
    }
  });
});

describe('nearest', () => {
  test('finds the nearest elements of the given types, with metres', async () => {
    const venue = await openDocument(tinyVenue());
    const [near, ...more] = venue.nearest(placeAt(7, 14, 'f_ground'), { types: ['door'] });
    expect(near?.element.id).toBe('g_g-door-cafe');
    expect(near?.distance).toBeCloseTo(2, 1);
    expect(more).toEqual([]);
  });

  test('returns distance 0 inside a shape', async () => {
    const venue = await openDocument(tinyVenue());
    const [near] = venue.nearest(placeAt(6, 4, 'f_ground'), { types: ['space'] });
    expect(near).toMatchObject({ element: { id: 'g_g-shop' }, distance: 0 });
  });

  test('searches other floors only if requested', async () => {
    const venue = await openDocument(tinyVenue());
    const origin = placeAt(-30, 10, 'f_upper');
    expect(venue.nearest(origin, { types: ['area'] })).toEqual([]);
    const [near] = venue.nearest(origin, { types: ['area'], floors: 'all' });
    expect(near?.element.id).toBe('g_o-plaza');
    expect(near?.distance).toBeCloseTo(10, 1);
  });

  test('measures locations, connections, annotations, facades and nodes', async () => {
    const venue = await openDocument(tinyVenue());
    await venue.loadNodes();
    const origin = placeAt(7, 10.2, 'f_ground');
    const nearest = (type: 'location' | 'connection' | 'annotation' | 'node'): unknown =>
      venue.nearest(origin, { types: [type] })[0]?.element.id;
    expect(nearest('location')).toBe('loc_info');
    expect(nearest('connection')).toBe('c_gate');
    expect(nearest('annotation')).toBe('a_extinguisher');
    expect(nearest('node')).toBe('n_g-hall-cafe');
    const outside = placeAt(-5, 10, 'f_outside');
    expect(venue.nearest(outside, { types: ['facade'] })[0]?.distance).toBeCloseTo(5, 1);
  });

  test('matches a brute-force search', async () => {
    const venue = await openDocument(tinyVenue());
    const random = seededRandom(5);
    for (let round = 0; round < 200; round += 1) {
      const floorId = FLOOR_IDS[round % 3]!;
      const origin = placeAt(random() * 160 - 65, random() * 150 - 65, floorId);
      const point = venue.frame.toMetres(origin.lngLat);
      const limit = 1 + Math.floor(random() * 6);
      const maxDistance = round % 2 === 0 ? Infinity : random() * 40;
      const expected = shapesOf(venue, floorId)
        .map((element) => distanceToShape(point, element))
        .filter((distance) => distance <= maxDistance)
        .toSorted((a, b) => a - b)
        .slice(0, limit);
      const found = venue.nearest(origin, { limit, maxDistance });
      expect(found.map(({ distance }) => distance)).toEqual(expected);
    }
  });

  test('rejects an invalid limit', async () => {
    const venue = await openDocument(tinyVenue());
    expect(() => venue.nearest(placeAt(0, 0), { limit: 0 })).toThrow(
      expect.objectContaining({ code: 'venue/bad-option' }),
    );
    expect(() => venue.nearest(placeAt(0, 0), { types: ['floor' as 'space'] })).toThrow(
      expect.objectContaining({ code: 'venue/unknown-type' }),
    );
  });
});

describe('within', () => {
  test('finds shapes that touch the bounds, or only those inside', async () => {
    const venue = await openDocument(tinyVenue());
    const bounds = boundsOf([-1, -1], [13, 9]);
    const options = { types: ['space'], floor: 'f_ground' } as const;
    expect(idsOf(venue.within(bounds, options))).toEqual(['g_g-hall', 'g_g-shop', 'g_g-studio']);
    expect(idsOf(venue.within(bounds, { ...options, mode: 'inside' }))).toEqual(['g_g-shop']);
  });

  test('accepts a floor or its id, and searches every floor without one', async () => {
    const venue = await openDocument(tinyVenue());
    const bounds = boundsOf([1, 1], [2, 2]);
    const floor = venue.get('floor', 'f_upper');
    expect(idsOf(venue.within(bounds, { floor }))).toEqual(['g_u-shop']);
    expect(idsOf(venue.within(bounds))).toEqual(['g_g-shop', 'g_u-shop', 'g_o-front']);
  });

  test('accepts a polygon', async () => {
    const venue = await openDocument(tinyVenue());
    const corners = [placeAt(25, 1), placeAt(29, 1), placeAt(27, 3), placeAt(25, 1)];
    const ring = corners.map(({ lngLat }) => [...lngLat]);
    const found = venue.within(
      { type: 'Polygon', coordinates: [ring] },
      { floor: 'f_ground', types: ['space'] },
    );
    expect(idsOf(found)).toEqual(['g_g-stairs', 'g_g-lift']);
  });

  test('matches a brute-force search', async () => {
    const venue = await openDocument(tinyVenue());
    const random = seededRandom(9);
    for (let round = 0; round < 150; round += 1) {
      const floorId = FLOOR_IDS[round % 3]!;
      const from: [number, number] = [random() * 60 - 25, random() * 50 - 25];
      const to: [number, number] = [from[0] + random() * 30, from[1] + random() * 30];
      const [west, south, east, north] = boundsOf(from, to);
      const corners = [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
      ].map((corner) => venue.frame.toMetres(corner));
      const region = [[...corners, corners[0]!]];
      const polygons = shapesOf(venue, floorId).filter(({ rings }) => rings.length > 0);
      const inside = polygons.filter(({ rings }) =>
        rings.every((one) => isPolygonInside(one, region)),
      );
      const touching = polygons.filter(({ rings }) => rings.some((one) => overlap(one, region)));
      const polygonIds = new Set(idsOf(polygons));
      const query = (mode: 'touching' | 'inside'): string[] =>
        idsOf(venue.within([west, south, east, north], { floor: floorId, mode })).filter((id) =>
          polygonIds.has(id),
        );
      expect(query('inside')).toEqual(idsOf(inside));
      expect(query('touching')).toEqual(idsOf(touching));
    }
  });
});

/**
 * Whether rectangles overlap and the second is not in a hole of the first: enough for the tiny
 * venue.
 */
function overlap(a: ShapeElement['rings'][number], b: ShapeElement['rings'][number]): boolean {
  const [minX, minY, maxX, maxY] = bboxOfPoints(a[0]!);
  const [otherMinX, otherMinY, otherMaxX, otherMaxY] = bboxOfPoints(b[0]!);
  const meets = minX <= otherMaxX && otherMinX <= maxX && minY <= otherMaxY && otherMinY <= maxY;
  const hole = a[1];
  return meets && !(hole && isPolygonInside(b, [hole]));
}
