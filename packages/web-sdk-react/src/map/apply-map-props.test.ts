import { describe, expect, test } from 'vitest';
import { poseChange } from './apply-map-props.ts';

describe('poseChange', () => {
  test('returns the fields that changed', () => {
    const center = { lngLat: [-9.1, 38.7] as const };
    expect(
      poseChange({ center, zoom: 18, pitchDegrees: 45 }, { center: { ...center }, zoom: 19 }),
    ).toEqual({ zoom: 19 });
  });

  test('ignores fields that were removed', () => {
    expect(poseChange({ zoom: 18, bearingDegrees: 90 }, { zoom: 18 })).toBeUndefined();
  });
});
