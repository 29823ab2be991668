import { describe, expect, test } from 'vitest';
import { durationOf, makeWalk, positionAt, type WalkPoint } from './walk.ts';

/** 10 m north, then 10 m east one floor up. */
const NORTH = 10 / 111_320;
const ROUTE: WalkPoint[] = [
  { lngLat: [0, 0], floorId: 'ground' },
  { lngLat: [0, NORTH], floorId: 'ground' },
  { lngLat: [0, NORTH], floorId: 'upper' },
  { lngLat: [NORTH, NORTH], floorId: 'upper' },
];
const OPTIONS = { speed: 2, accuracy: 4, hasHeading: true, lossStart: 0, lossLength: 0 };

describe('a simulated walk', () => {
  test('takes as long as its way at its speed, with a position every half second', () => {
    const walk = makeWalk(ROUTE, OPTIONS);
    expect(durationOf(walk)).toBe(10_000);
    expect(walk).toHaveLength(21);
    expect(walk[1]).toMatchObject({ timestamp: 500, accuracy: 4, headingDegrees: 0 });
  });

  test('changes the floor where the route does, and turns', () => {
    const walk = makeWalk(ROUTE, OPTIONS);
    expect(positionAt(walk, 4900)?.floorId).toBe('ground');
    expect(positionAt(walk, 5500)).toMatchObject({ floorId: 'upper', headingDegrees: 90 });
  });

  test('tells nothing while the signal is lost', () => {
    const walk = makeWalk(ROUTE, { ...OPTIONS, lossStart: 2, lossLength: 3 });
    expect(walk.some(({ timestamp }) => timestamp >= 2000 && timestamp < 5000)).toBe(false);
    expect(positionAt(walk, 4000)?.timestamp).toBe(1500);
    expect(durationOf(walk)).toBe(10_000);
  });

  test('leaves the heading out where the device has none', () => {
    expect(makeWalk(ROUTE, { ...OPTIONS, hasHeading: false })[3]).not.toHaveProperty(
      'headingDegrees',
    );
  });

  test('without a way is empty', () => {
    expect(makeWalk([], OPTIONS)).toEqual([]);
    expect(makeWalk([ROUTE[0]!, ROUTE[0]!], OPTIONS)).toEqual([]);
    expect(durationOf([])).toBe(0);
  });

  test('that would take hours is cut off', () => {
    const far: WalkPoint[] = [{ lngLat: [0, 0] }, { lngLat: [1, 0] }];
    expect(makeWalk(far, { ...OPTIONS, speed: 0.5 }).length).toBeLessThanOrEqual(5001);
  });
});
