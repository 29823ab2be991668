import { beforeEach, describe, expect, it } from 'vitest';
import { ImportReport } from '../import-report.ts';
import { isPosition, repairGeometry } from './repair-geometry.ts';

const RING = [
  [0, 0, 5],
  [1, 0, 5],
  [1, 1, 5],
  [0, 0, 5],
];

const flat = ([x = 0, y = 0]: number[]): number[] => [x, y];

describe('repairGeometry', () => {
  let report: ImportReport;
  const read = (value: unknown): unknown =>
    repairGeometry(value, report, 'space/m_1.geojson', 's_1');
  const codes = (): string[] => report.entries.map(({ code }) => code);

  beforeEach(() => {
    report = new ImportReport();
  });

  it.each([
    { type: 'Point', coordinates: [1, 2, 3] },
    { type: 'LineString', coordinates: RING },
    { type: 'MultiLineString', coordinates: [RING] },
    { type: 'Polygon', coordinates: [RING] },
    { type: 'MultiPolygon', coordinates: [[RING]] },
  ])('leaves a sound $type as it is, altitudes included', (geometry) => {
    expect(read(geometry)).toBe(geometry);
    expect(codes()).toEqual([]);
  });

  it('closes a ring and turns it', () => {
    const open = [
      [0, 0],
      [1, 1],
      [1, 0],
    ];
    expect(read({ type: 'Polygon', coordinates: [open] })).toEqual({
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 0],
        ],
      ],
    });
    expect(codes()).toEqual(['unclosed-ring']);
  });

  it('turns rings that go the wrong way round', () => {
    const hole = [
      [0.5, 0.1],
      [0.9, 0.1],
      [0.9, 0.5],
      [0.5, 0.1],
    ];
    const turned = { type: 'Polygon', coordinates: [RING.map(flat), hole.toReversed()] };
    const wrong = { type: 'Polygon', coordinates: [RING.toReversed(), hole] };
    expect(read(wrong)).toEqual(turned);
    expect(codes()).toEqual(['wrong-winding']);
  });

  it('keeps the first of several geometries', () => {
    const coordinates = [
      [1, 1],
      [2, 2],
    ];
    expect(read({ type: 'MultiPoint', coordinates })).toEqual({
      type: 'Point',
      coordinates: [1, 1],
    });
    expect(codes()).toEqual(['geometry-collection']);
  });

  it.each([
    null,
    42,
    {},
    { type: 'Blob', coordinates: [] },
    { type: 'Polygon', coordinates: [] },
    { type: 'Polygon', coordinates: [[]] },
    { type: 'Point', coordinates: [Number.NaN, 0] },
    { type: 'LineString', coordinates: [[0, 0]] },
    { type: 'Polygon', coordinates: 'round' },
  ])('reports %j and returns undefined', (value) => {
    expect(read(value)).toBeUndefined();
    expect(codes().length).toBeGreaterThan(0);
  });
});

it.each([[[0]], [[181, 0]], [[0, 91]], [[0, 0, 0, 0]], [['0', '0']], [[0, 0, Infinity]], [null]])(
  'rejects %j as a position',
  (value) => {
    expect(isPosition(value)).toBe(false);
  },
);
