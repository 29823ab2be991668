import { describe, expect, it } from 'vitest';
import { isOnGlobe, planePoints, shapeOf } from './shape.ts';

describe('shapes', () => {
  it('continue beyond the antimeridian, eastward and westward [G11]', () => {
    expect(planePoints([[-179.5, 1]], [179.5, 1])).toEqual([{ x: 180.5, y: 1 }]);
    expect(planePoints([[179.5, 1]], [-179.5, 1])).toEqual([{ x: -180.5, y: 1 }]);
    expect(planePoints([[13.5, 1]], [13.4, 1])).toEqual([{ x: 13.5, y: 1 }]);
  });

  it('lie on the globe up to its edges [G1]', () => {
    expect(
      [
        [180, 90],
        [-180, -90],
        [0, 0, 5000],
      ].every(isOnGlobe),
    ).toBe(true);
    expect([[180.1, 0], [0, -90.1], [Number.NaN, 0], [0]].some(isOnGlobe)).toBe(false);
  });

  it('record the paths of their parts', () => {
    const place = { file: 'floors.geojson', path: ['features', 2, 'geometry'] };
    const ring = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 0],
    ];
    const shape = shapeOf({ type: 'MultiPolygon', coordinates: [[ring], [ring]] }, place);
    expect(shape.polygons[1]).toEqual({
      path: ['features', 2, 'geometry', 'coordinates', 1],
      positions: [ring],
    });
  });
});
