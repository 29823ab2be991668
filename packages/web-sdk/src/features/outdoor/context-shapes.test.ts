import { localFrame } from '@brand/geo';
import type { FeatureCollection, Geometry } from 'geojson';
import { describe, expect, test } from 'vitest';
import { THEMES } from '../../kernel/theme.ts';
import { contextRow, contextShapes } from './context-shapes.ts';

const frame = localFrame([10, 50]);

function collection(
  ...features: readonly (readonly [Geometry, Record<string, unknown>])[]
): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: features.map(([geometry, properties]) => ({ type: 'Feature', geometry, properties })),
  };
}

const square: Geometry = {
  type: 'Polygon',
  coordinates: [
    [
      [10, 50],
      [10.001, 50],
      [10.001, 50.001],
      [10, 50],
    ],
  ],
};
const line: Geometry = {
  type: 'LineString',
  coordinates: [
    [10, 50],
    [10.001, 50],
  ],
};
const point: Geometry = { type: 'Point', coordinates: [10, 50] };

describe('contextShapes', () => {
  test('converts polygons and lines of known kinds and skips the rest', () => {
    const data = collection(
      [square, { kind: 'water' }],
      [line, { kind: 'road' }],
      [point, { kind: 'road' }],
      [square, { kind: 'castle' }],
      [square, {}],
    );
    const shapes = contextShapes(data, frame, {});
    expect(shapes.map(({ kind }) => kind)).toEqual(['water', 'road']);
    expect(shapes[0]!.rings[0]![0]![1]!.x).toBeCloseTo(71.7, 1);
    expect(shapes[1]!.style.buffer).toBe(4);
  });

  test('reads heights from the data, else from the kind', () => {
    const data = collection(
      [square, { kind: 'building', height: 21 }],
      [square, { kind: 'building', height: 'tall' }],
    );
    expect(contextShapes(data, frame, {}).map(({ height }) => height)).toEqual([21, 8]);
  });

  test('lets the app define kinds of features and widths of lines', () => {
    const shapes = contextShapes(collection([line, { highway: 'primary' }]), frame, {
      kindOf: ({ properties }) => (properties?.['highway'] ? 'road' : undefined),
      styles: { road: { width: 12 } },
    });
    expect(shapes[0]!.style.buffer).toBe(6);
  });

  test('throws if the data is not a feature collection', () => {
    expect(() => contextShapes(square as never, frame, {})).toThrow('FeatureCollection');
  });
});

describe('contextRow', () => {
  const [water, road] = contextShapes(
    collection([square, { kind: 'water' }], [line, { kind: 'road' }]),
    frame,
    {},
  );

  test('places a road above water, and both below the floors', () => {
    const [lower, upper] = [water!, road!].map((shape) => contextRow(shape, THEMES.light, {}));
    expect(upper!.altitude).toBeGreaterThan(lower!.altitude);
    expect(upper!.altitude + upper!.height).toBeLessThan(-0.2);
  });

  test('applies the theme to colours unless the app sets its own', () => {
    const styles = { road: { color: '#ff8800' } };
    expect(contextRow(road!, THEMES.dark, {}).color).not.toBe(0xffffff);
    expect(contextRow(road!, THEMES.dark, { styles }).color).toBe(0xff8800);
  });
});
