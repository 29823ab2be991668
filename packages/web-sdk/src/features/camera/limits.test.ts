import { EMPTY_BBOX, localFrame } from '@brand/geo';
import { describe, expect, test } from 'vitest';
import { LIMITS, POSE } from './camera.fixture.ts';
import { changeLimits, defaultLimits, limitPose, poseLimits } from './limits.ts';

describe('limitPose', () => {
  test('keeps zoom, pitch and centre within the limits and bearings below 360', () => {
    const wild = { x: 9e9, y: -9e9, z: 3, zoom: 99, bearingDegrees: -90, pitchDegrees: 90 };
    expect(limitPose(wild, LIMITS)).toEqual({
      x: 400,
      y: -300,
      z: 3,
      zoom: 22,
      bearingDegrees: 270,
      pitchDegrees: 75,
    });
  });

  test('leaves a pose within the limits unchanged', () => {
    expect(limitPose(POSE, LIMITS)).toEqual(POSE);
  });

  test('allows any centre without bounds', () => {
    expect(limitPose({ ...POSE, x: 9e5 }, { ...LIMITS, box: undefined }).x).toBe(9e5);
  });
});

describe('changeLimits', () => {
  const limits = defaultLimits(17);

  test('keeps fields that are missing or undefined', () => {
    const change = { maxZoom: 20, minZoom: undefined } as { maxZoom: number };
    expect(changeLimits(limits, change)).toEqual({ ...limits, maxZoom: 20 });
  });

  test.each([
    [{ maxPitchDegrees: 120 }, 'maxPitchDegrees: expected a number from 0 to 88, found 120'],
    [{ minZoom: Number.NaN }, 'minZoom: expected a number from 0 to 25, found NaN'],
    [{ minZoom: 20, maxZoom: 18 }, 'minZoom: expected at most maxZoom (18), found 20'],
    [{ minPitchDegrees: 80 }, 'expected at most maxPitchDegrees (75), found 80'],
    [{ bounds: [2, 0, 1, 1] as const }, 'bounds: expected [west, south, east, north] in degrees'],
  ])('rejects %j with the expected value', (change, message) => {
    expect(() => changeLimits(limits, change)).toThrow(
      expect.objectContaining({
        code: 'map-view/bad-option',
        message: expect.stringContaining(message),
      }),
    );
  });
});

describe('defaultLimits', () => {
  test('allows a small screen to show a large venue as a whole', () => {
    expect(defaultLimits(13.7).minZoom).toBe(13);
    expect(defaultLimits(18).minZoom).toBe(15);
  });
});

describe('poseLimits', () => {
  const frame = localFrame([10, 50]);
  const venue = [9.999, 49.999, 10.001, 50.001] as const;

  test('adds half the size of the venue on each side', () => {
    const { box } = poseLimits(defaultLimits(18), venue, frame);
    const edge = frame.toMetres([10.002, 50.002]);
    expect(Math.abs(box![2] - edge.x)).toBeLessThan(0.1);
    expect(Math.abs(box![3] - edge.y)).toBeLessThan(0.1);
  });

  test('uses a box of the app as it is', () => {
    const { box } = poseLimits({ ...defaultLimits(18), bounds: venue }, venue, frame);
    expect(box![3]).toBeCloseTo(frame.toMetres([10, 50.001]).y, 1);
  });

  test('has no box for a venue without shapes', () => {
    expect(poseLimits(defaultLimits(18), EMPTY_BBOX, frame).box).toBeUndefined();
  });

  test('has no box without bounds', () => {
    const { box } = poseLimits({ ...defaultLimits(18), bounds: 'none' }, venue, frame);
    expect(box).toBeUndefined();
  });
});
