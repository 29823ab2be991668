import { localFrame } from '@brand/geo';
import { describe, expect, test } from 'vitest';
import { MapViewError } from '../../kernel/map-view-error.ts';
import { readGeoJson, type ShapeParts } from './read-geojson.ts';

const frame = localFrame([10, 50]);
const read = (data: unknown): ShapeParts => readGeoJson(data, (place) => frame.toMetres(place));

const TRIANGLE = [
  [10, 50],
  [10.001, 50],
  [10, 50.001],
  [10, 50],
];
const HOLE = [
  [10.0001, 50.0001],
  [10.0002, 50.0001],
  [10.0001, 50.0002],
];

describe('readGeoJson', () => {
  test('reads polygons with holes and lines of all kinds, at any depth', () => {
    const { rings, lines } = read({
      type: 'FeatureCollection',
      features: [
        { type: 'Feature', geometry: { type: 'Polygon', coordinates: [TRIANGLE, HOLE] } },
        { type: 'Feature', geometry: { type: 'MultiPolygon', coordinates: [[TRIANGLE], [HOLE]] } },
        {
          type: 'Feature',
          geometry: {
            type: 'GeometryCollection',
            geometries: [
              { type: 'LineString', coordinates: TRIANGLE },
              { type: 'MultiLineString', coordinates: [TRIANGLE, HOLE] },
            ],
          },
        },
      ],
    });
    expect(rings.map((polygon) => polygon.map((ring) => ring.length))).toEqual([[4, 3], [4], [3]]);
    expect(lines.map((line) => line.length)).toEqual([4, 4, 3]);
  });

  test('returns metres', () => {
    const [line] = read({ type: 'LineString', coordinates: TRIANGLE }).lines;
    expect(line![0]!.x).toBeCloseTo(0, 6);
    expect(line![1]!.x).toBeGreaterThan(70);
    expect(line![1]!.x).toBeLessThan(73);
  });

  test.each([
    ['nothing', undefined, 'type: expected polygons or lines'],
    ['a point', { type: 'Point', coordinates: [1, 2] }, 'found "Point"'],
    ['a feature without geometry', { type: 'Feature', geometry: null }, 'geometry.type: expected'],
    [
      'a list that is none',
      { type: 'Polygon', coordinates: {} },
      'coordinates: expected a list, found {}',
    ],
    [
      'a ring of two positions',
      { type: 'Polygon', coordinates: [TRIANGLE.slice(0, 2)] },
      'coordinates[0]: expected at least 3 positions, found 2',
    ],
    [
      'a position that is none, deep inside',
      {
        type: 'FeatureCollection',
        features: [
          { type: 'Feature', geometry: { type: 'LineString', coordinates: TRIANGLE } },
          {
            type: 'Feature',
            geometry: {
              type: 'Polygon',
              coordinates: [
                [
                  [1, 2],
                  [3, 'x'],
                  [4, 5],
                ],
              ],
            },
          },
        ],
      },
      'features[1].geometry.coordinates[0][1]: expected a position [longitude, latitude] in degrees, found [3,"x"]',
    ],
    [
      'a longitude that is none',
      {
        type: 'LineString',
        coordinates: [
          [500, 0],
          [0, 0],
        ],
      },
      'coordinates[0]: expected a position',
    ],
    [
      'metres instead of degrees',
      {
        type: 'LineString',
        coordinates: [
          [0, 0],
          [500_000, 4_000_000],
        ],
      },
      'coordinates[1]: expected a position',
    ],
  ])('locates %s in its error', (_what, data, message) => {
    expect(() => read(data)).toThrow(MapViewError);
    expect(() => read(data)).toThrow(message);
  });
});
