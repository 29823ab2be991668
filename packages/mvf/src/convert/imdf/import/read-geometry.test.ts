import { describe, expect, test } from 'vitest';
import { ImportReport } from '../../import-report.ts';
import type { ImdfFeature } from './imdf-feature.ts';
import { findOrigin, GeometryReader } from './read-geometry.ts';

const SQUARE = [
  [10, 50],
  [10.001, 50],
  [10.001, 50.001],
  [10, 50.001],
  [10, 50],
];
const shifted = (by: number) => SQUARE.map(([lng = 0, lat = 0]) => [lng + by, lat]);

function unit(geometry: unknown): ImdfFeature {
  return { id: 'a', type: 'unit', file: 'unit.geojson', geometry, properties: {} };
}

function reader() {
  const report = new ImportReport();
  const geometry = new GeometryReader(report, [10, 50]);
  return { geometry, codes: () => report.entries.map(({ code }) => code) };
}

describe('GeometryReader.area', () => {
  test('closes open rings', () => {
    const { geometry, codes } = reader();
    const area = geometry.area(unit({ type: 'Polygon', coordinates: [SQUARE.slice(0, 4)] }));
    expect(area).toEqual({ type: 'Polygon', coordinates: [SQUARE] });
    expect(codes()).toEqual(['unclosed-ring']);
  });

  test('turns rings the right way round and leaves out altitudes and repetitions', () => {
    const { geometry, codes } = reader();
    const ring = SQUARE.toReversed().flatMap((position) => [
      [...position, 5],
      [...position, 5],
    ]);
    const area = geometry.area(unit({ type: 'polygon', coordinates: [ring] }));
    expect(area).toEqual({ type: 'Polygon', coordinates: [SQUARE] });
    expect(codes()).toEqual([]);
  });

  test('makes polygons of holes that lie outside', () => {
    const { geometry, codes } = reader();
    const area = geometry.area(unit({ type: 'Polygon', coordinates: [SQUARE, shifted(0.01)] }));
    expect(area?.type).toBe('MultiPolygon');
    expect(area?.coordinates).toHaveLength(2);
    expect(codes()).toEqual(['hole-outside']);
  });

  test('keeps holes, clockwise', () => {
    const { geometry } = reader();
    const hole = SQUARE.map(([lng = 0, lat = 0]) => [
      10 + (lng - 10) / 2 + 0.0001,
      50 + (lat - 50) / 2 + 0.0001,
    ]);
    const area = geometry.area(unit({ type: 'Polygon', coordinates: [SQUARE, hole] }));
    expect(area).toEqual({ type: 'Polygon', coordinates: [SQUARE, hole.toReversed()] });
  });

  test('takes the areas of a geometry collection', () => {
    const { geometry } = reader();
    const geometries = [
      { type: 'Point', coordinates: [10, 50] },
      { type: 'MultiPolygon', coordinates: [[SQUARE], [shifted(0.01)]] },
    ];
    const area = geometry.area(unit({ type: 'GeometryCollection', geometries }));
    expect(area?.coordinates).toHaveLength(2);
  });
});

const polygon = (...ring: number[][]) => ({ type: 'Polygon', coordinates: [ring] });

test.each([
  ['null-geometry', null],
  ['bad-geometry', { type: 'LineString', coordinates: SQUARE }],
  ['bad-geometry', { type: 'Polygon' }],
  ['bad-geometry', { type: { toString: 1 }, coordinates: 5 }],
  ['empty-ring', polygon([10, 50], [10.1, 50], [10, 50])],
  ['empty-ring', polygon([10, 50], [10.1, 50], [10.2, 50], [10, 50])],
  ['bad-coordinates', { type: 'Polygon', coordinates: [[...SQUARE, [10, 'x']]] }],
  ['bad-coordinates', polygon(...SQUARE, [1e6, 6e6])],
  ['far-away', polygon([0, 0], [1, 0], [1, 1], [0, 0])],
])('reports %s and returns undefined', (code, geometry) => {
  const { geometry: read, codes } = reader();
  expect(read.area(unit(geometry))).toBeUndefined();
  expect(codes()).toContain(code);
});

describe('GeometryReader.lines and .point', () => {
  test('reads each line of a multi-line and drops those without length', () => {
    const { geometry } = reader();
    const coordinates = [
      SQUARE.slice(0, 2),
      [
        [10, 50],
        [10, 50],
      ],
    ];
    expect(geometry.lines(unit({ type: 'MultiLineString', coordinates }))).toEqual([
      SQUARE.slice(0, 2),
    ]);
  });

  test('uses the first position as a point', () => {
    const { geometry, codes } = reader();
    expect(geometry.point(unit({ type: 'Point', coordinates: [10, 50, 3] }))).toEqual([10, 50]);
    expect(geometry.point(unit({ type: 'Polygon', coordinates: [SQUARE] }))).toEqual([10, 50]);
    expect(geometry.point(unit({ type: 'Point', coordinates: [] }))).toBeUndefined();
    expect(codes()).toEqual(['bad-geometry']);
  });
});

test('finds the median origin, ignoring positions at null island', () => {
  const points = [
    [0, 0],
    [10, 50],
    [10.001, 50.001],
    [10.002, 50.002],
  ];
  const features = points.map((coordinates) => unit({ type: 'Point', coordinates }));
  expect(findOrigin([...features, unit(null)])).toEqual([10.001, 50.001]);
  expect(findOrigin([])).toBeUndefined();
});
