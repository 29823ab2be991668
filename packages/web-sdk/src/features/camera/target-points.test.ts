import { writeFiles } from '@brand/mvf';
import { tinyVenue } from '@brand/test-kit';
import { openVenue, type RouteNode } from '@brand/venue';
import { beforeAll, describe, expect, test } from 'vitest';
import { type BareMap, bareMap } from './bare-map.fixture.ts';
import type { FocusTarget } from './camera-options.ts';
import { targetPoints, type TargetPoints } from './target-points.ts';

let map: BareMap;
beforeAll(async () => {
  map = bareMap(await openVenue(writeFiles(tinyVenue())));
});

function find(target: FocusTarget | readonly FocusTarget[]): TargetPoints & { ids: string[] } {
  const found = targetPoints(target, map.context);
  return { ...found, ids: [...found.floors].map(({ id }) => id) };
}

function size(values: number[]): number {
  return Math.round(Math.max(...values) - Math.min(...values));
}

function extent(points: TargetPoints['points']): number[] {
  return [size(points.map(({ x }) => x)), size(points.map(({ y }) => y))];
}

describe('targetPoints', () => {
  test('returns a room with its height, on its floor', () => {
    const room = map.venue.get('space', 'g_u-shop');
    const { points, ids } = find(room);
    expect(extent(points)).toEqual([12, 8]);
    expect(ids).toEqual(['f_upper']);
    const { altitude, height } = room.style;
    const heights = new Set(points.map(({ z }) => z));
    expect(heights).toEqual(new Set([4 + altitude, 4 + altitude + height]));
  });

  test('returns a whole floor, and the floors of a building from the default one on', () => {
    expect(extent(find(map.venue.get('floor', 'f_outside')).points)).toEqual([70, 60]);
    const { points, ids } = find(map.venue.get('floor-stack', 'fs_house'));
    expect(extent(points)).toEqual([30, 20]);
    expect(ids).toEqual(['f_ground', 'f_upper']);
    expect(Math.max(...points.map(({ z }) => z))).toBeGreaterThan(4);
  });

  test('accepts every kind of element', async () => {
    const nodes: readonly RouteNode[] = await map.venue.loadNodes();
    const { venue } = map;
    const all: FocusTarget[] = [
      venue.doors[0]!,
      venue.walls[0]!,
      venue.objects[0]!,
      venue.areas[0]!,
      venue.pointsOfInterest[0]!,
      venue.annotations[0]!,
      venue.connections[0]!,
      venue.facades[0]!,
      venue.locations[0]!,
      venue.categories.find(({ locations }) => locations.length > 0)!,
      nodes[0]!,
    ];
    for (const target of all) {
      const { points, ids } = find(target);
      expect(points.length).toBeGreaterThan(0);
      expect(ids.length).toBeGreaterThan(0);
    }
  });

  test('accepts coordinates, on the current floor unless they name theirs', () => {
    const [lng, lat] = map.venue.center;
    expect(find({ lngLat: [lng, lat] })).toMatchObject({ points: [{ z: 0 }], ids: [] });
    const upper = { lngLat: [lng, lat], floorId: 'f_upper', height: 2 } as const;
    expect(find(upper)).toMatchObject({ points: [{ z: 6 }], ids: ['f_upper'] });
    expect(find({ coordinate: upper }).points).toEqual(find(upper).points);
    expect(find([lng, lat]).points).toHaveLength(1);
  });

  test('accepts boxes, GeoJSON, routes, sections and lists of them', () => {
    const { bbox, center, frame } = map.venue;
    expect(find(bbox).points.length).toBeGreaterThan(3);
    const at = (x: number, y: number): [number, number] => [...frame.toLngLat({ x, y })];
    const ring = [at(0, 0), at(10, 0), at(10, 20), at(0, 0)];
    const polygon = { type: 'Polygon' as const, coordinates: [ring] };
    expect(extent(find(polygon).points)).toEqual([10, 20]);
    const feature = { type: 'Feature' as const, properties: {}, geometry: polygon };
    expect(extent(find(feature).points)).toEqual([10, 20]);
    const point = { type: 'Point' as const, coordinates: at(-5, 0) };
    const features = [feature, { ...feature, geometry: point }];
    expect(extent(find({ type: 'FeatureCollection', features }).points)).toEqual([15, 20]);
    expect(
      extent(find({ type: 'GeometryCollection', geometries: [polygon, point] }).points),
    ).toEqual([15, 20]);
    const route = { coordinates: [{ lngLat: at(0, 0), floorId: 'f_upper' }, { lngLat: at(7, 3) }] };
    expect(find(route)).toMatchObject({ ids: ['f_upper'], points: [{ z: 4 }, { z: 0 }] });
    const section = { points: [at(0, 0), at(7, 3)], floor: map.venue.get('floor', 'f_upper') };
    expect(find(section)).toMatchObject({ ids: ['f_upper'], points: [{ z: 4 }, { z: 4 }] });
    expect(find([polygon, { lngLat: center }, at(1, 1), at(2, 2)]).points).toHaveLength(7);
  });

  test.each([['a text'], [undefined], [{ foo: 1 }], [[1, 2, 3, 4, 5]]])('rejects %j', (target) => {
    expect(() => find(target as unknown as FocusTarget)).toThrow(
      expect.objectContaining({ code: 'map-view/unknown-target' }),
    );
  });
});
