import { expect, test } from 'vitest';
import { dampToward } from './damped-follow.ts';

const START = { x: 0, y: 0, bearingDegrees: 350 };

test('approaches the target by elapsed time, not by the number of frames', () => {
  const aim = { x: 10, y: 0, bearingDegrees: undefined };
  const once = dampToward(START, aim, 100)!;
  let many = START;
  for (let frame = 0; frame < 10; frame++) {
    many = { ...START, ...dampToward(many, aim, 10), bearingDegrees: 350 };
  }
  expect(many.x).toBeCloseTo(once.x, 6);
  expect(once.x).toBeGreaterThan(5);
  expect(once.x).toBeLessThan(6);
});

test('turns the shorter way, and not at all without a direction', () => {
  const turned = dampToward(START, { x: 0, y: 0, bearingDegrees: 10 }, 180)!;
  expect(Math.cos((turned.bearingDegrees! * Math.PI) / 180)).toBeGreaterThan(0.99);
  const kept = dampToward(START, { x: 1, y: 0, bearingDegrees: undefined }, 180)!;
  expect(kept.bearingDegrees).toBe(350);
});

test('jumps to the target when no time is passed', () => {
  const aim = { x: 10, y: 20, bearingDegrees: 90 };
  expect(dampToward(START, aim, undefined)).toEqual(aim);
});

test('returns undefined at the target', () => {
  const aim = { x: 0.001, y: 0, bearingDegrees: 350.01 };
  expect(dampToward(START, aim, 16)).toBeUndefined();
});
