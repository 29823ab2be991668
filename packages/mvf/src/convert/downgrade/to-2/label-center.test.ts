import { expect, it } from 'vitest';
import { labelCenter } from './label-center.ts';

const square = (x: number, size: number): number[][] => [
  [x, 0],
  [x + size, 0],
  [x + size, size],
  [x, size],
  [x, 0],
];

it('lies in the largest part of a shape', () => {
  const centre = labelCenter({
    type: 'MultiPolygon',
    coordinates: [[square(0, 1)], [square(10, 4)], [square(20, 2)]],
  });
  expect(centre).toEqual([12, 2]);
});

it('lies at a point and on a line', () => {
  expect(labelCenter({ type: 'Point', coordinates: [3, 4] })).toEqual([3, 4]);
  const coordinates = [
    [0, 0],
    [1, 1],
    [2, 0],
  ];
  expect(labelCenter({ type: 'LineString', coordinates })).toEqual([1, 1]);
  expect(labelCenter({ type: 'MultiLineString', coordinates: [coordinates] })).toEqual([1, 1]);
});

it('returns undefined for a shape without an area', () => {
  expect(labelCenter({ type: 'Polygon', coordinates: [] })).toBeUndefined();
});
