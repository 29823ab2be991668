import { describe, expect, test } from 'vitest';
import { durationOf, simulateWalk, positionAt, timeOfWalk, type WalkPoint } from './walk.ts';

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
  test('takes its length divided by its speed, with a position every half second', () => {
    const walk = simulateWalk(ROUTE, OPTIONS);
    expect(durationOf(walk)).toBe(10_000);
    expect(walk).toHaveLength(21);
    expect(walk[1]).toMatchObject({ timestamp: 500, accuracy: 4, headingDegrees: 0 });
  });

  test('changes the floor where the route does, and turns', () => {
    const walk = simulateWalk(ROUTE, OPTIONS);
    expect(positionAt(walk, 4900)?.floorId).toBe('ground');
    expect(positionAt(walk, 5500)).toMatchObject({ floorId: 'upper', headingDegrees: 90 });
  });

  test('has no positions while the signal is lost', () => {
    const walk = simulateWalk(ROUTE, { ...OPTIONS, lossStart: 2, lossLength: 3 });
    expect(walk.some(({ timestamp }) => timestamp >= 2000 && timestamp < 5000)).toBe(false);
    expect(positionAt(walk, 4000)?.timestamp).toBe(1500);
    expect(durationOf(walk)).toBe(10_000);
  });

  test('omits the heading if the device has none', () => {
    expect(simulateWalk(ROUTE, { ...OPTIONS, hasHeading: false })[3]).not.toHaveProperty(
      'headingDegrees',
    );
  });

  test('has no positions without a route', () => {
    expect(simulateWalk([], OPTIONS)).toEqual([]);
    expect(simulateWalk([ROUTE[0]!, ROUTE[0]!], OPTIONS)).toEqual([]);
    expect(durationOf([])).toBe(0);
  });

  test('ends early when it would take hours', () => {
    const far: WalkPoint[] = [{ lngLat: [0, 0] }, { lngLat: [1, 0] }];
    expect(simulateWalk(far, { ...OPTIONS, speed: 0.5 }).length).toBe(5000);
  });

  test('stays at a pause and keeps its heading', () => {
    const [start, ...rest] = ROUTE as [WalkPoint, ...WalkPoint[]];
    const walk = simulateWalk([{ ...start, pause: 3 }, ...rest], OPTIONS);
    expect(durationOf(walk)).toBe(13_000);
    expect(positionAt(walk, 2500)).toMatchObject({ lngLat: [0, 0], headingDegrees: 0 });
    expect(walk[0]).not.toHaveProperty('pause');
    expect(simulateWalk([{ ...start, pause: 1 }], OPTIONS)).toHaveLength(3);
  });

  test('waits for a lift on the floor that it leaves', () => {
    const walk = simulateWalk(ROUTE, { ...OPTIONS, floorChange: 8 });
    expect(durationOf(walk)).toBe(18_000);
    expect(positionAt(walk, 12_500)).toMatchObject({ floorId: 'ground', lngLat: [0, 0.0000898] });
    expect(positionAt(walk, 13_500)?.floorId).toBe('upper');
    // The last point is reached even without a leg on the other floor.
    expect(simulateWalk(ROUTE.slice(0, 3), { ...OPTIONS, floorChange: 8 }).at(-1)?.floorId).toBe(
      'upper',
    );
  });

  test('has positions at the requested interval', () => {
    const walk = simulateWalk(ROUTE, { ...OPTIONS, interval: 2000 });
    expect(walk.map(({ timestamp }) => timestamp)).toEqual([0, 2000, 4000, 6000, 8000, 10_000]);
  });

  test('repeats noise for the same seed, and reports it in the accuracy', () => {
    const noisy = { ...OPTIONS, noise: 3, seed: 7 };
    const walk = simulateWalk(ROUTE, noisy);
    expect(simulateWalk(ROUTE, noisy)).toEqual(walk);
    expect(simulateWalk(ROUTE, { ...noisy, seed: 8 })).not.toEqual(walk);
    const clean = simulateWalk(ROUTE, OPTIONS);
    for (const [index, { lngLat, accuracy }] of walk.entries()) {
      const [lng, lat] = clean[index]!.lngLat;
      const off = Math.hypot(lngLat[0] - lng, lngLat[1] - lat) * 111_320;
      expect(Math.abs(accuracy - 4 - off)).toBeLessThan(0.1);
    }
    // A gap does not change the positions around it.
    const gap = simulateWalk(ROUTE, { ...noisy, lossStart: 2, lossLength: 3 });
    expect(gap.at(-1)).toEqual(walk.at(-1));
  });

  test('has its full duration even when it ends early', () => {
    const far: WalkPoint[] = [{ lngLat: [0, 0] }, { lngLat: [0, 1] }];
    expect(timeOfWalk(far, OPTIONS)).toBe(55_660_000);
    expect(timeOfWalk([], OPTIONS)).toBe(0);
  });
});
