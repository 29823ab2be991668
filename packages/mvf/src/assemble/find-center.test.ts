import { localFrame } from '@brand/geo';
import { describe, expect, it } from 'vitest';
import { medianPosition, bboxCenter } from './find-center.ts';

const points = (...coordinates: number[][]) =>
  coordinates.map((at) => ({ type: 'Point', coordinates: at }));

describe('find-center', () => {
  it('ignores a stray position', () => {
    expect(medianPosition(points([9, 50], [9.1, 50.1], [9.2, 50.2], [-170, -80]))).toEqual([
      9.1, 50.1,
    ]);
  });

  it('returns undefined for no positions', () => {
    expect(medianPosition([null, {}, { coordinates: ['x'] }])).toBeUndefined();
    expect(bboxCenter([], localFrame([0, 0]))).toBeUndefined();
  });

  it('finds the centre across the antimeridian', () => {
    const [longitude, latitude] = bboxCenter(
      points([179.999, 10], [-179.999, 10.002]),
      localFrame([179.999, 10]),
    )!;
    expect(Math.abs(longitude)).toBeCloseTo(180, 5);
    expect(latitude).toBeCloseTo(10.001, 5);
  });
});
