import { describe, expect, test } from 'vitest';
import { POSE } from './camera.fixture.ts';
import { displacePose, glideTime, isSpent, Momentum } from './momentum.ts';

describe('Momentum', () => {
  test('computes the speed of the last moments before release', () => {
    const momentum = new Momentum();
    momentum.note(0, { ...POSE, x: 500 });
    for (const time of [200, 220, 240, 260]) {
      momentum.note(time, { ...POSE, x: time / 10, bearingDegrees: (350 + time / 10) % 360 });
    }
    const velocity = momentum.velocityAt(264, 1000)!;
    expect(velocity.x).toBeCloseTo(0.1, 9);
    expect(velocity.bearingDegrees).toBeCloseTo(0.1, 9);
    expect(velocity.zoom).toBe(0);
  });

  test('returns none if the pointer rested or hardly moved', () => {
    const momentum = new Momentum();
    momentum.note(0, POSE);
    expect(momentum.velocityAt(1, 1000)).toBeUndefined();
    momentum.note(16, { ...POSE, x: 90 });
    expect(momentum.velocityAt(120, 1000)).toBeUndefined();
  });

  test('uses one long step where frames are slow', () => {
    const momentum = new Momentum();
    momentum.note(0, POSE);
    momentum.note(250, { ...POSE, x: POSE.x + 50 });
    expect(momentum.velocityAt(255, 1000)?.x).toBeCloseTo(0.2, 9);
  });

  test('limits the speed, so that a slip of the finger does not throw the map away', () => {
    const momentum = new Momentum();
    momentum.note(0, POSE);
    momentum.note(1, { ...POSE, x: POSE.x + 300, y: POSE.y + 400, zoom: POSE.zoom + 3 });
    const velocity = momentum.velocityAt(1, 100)!;
    expect(Math.hypot(velocity.x, velocity.y)).toBeCloseTo(0.6, 9);
    expect(velocity.y / velocity.x).toBeCloseTo(4 / 3, 9);
    expect(velocity.zoom).toBeCloseTo(0.004, 9);
  });
});

describe('glideTime', () => {
  test('continues at the initial speed, then slows down to rest', () => {
    expect(glideTime(1)).toBeCloseTo(1, 2);
    expect(glideTime(500) - glideTime(400)).toBeLessThan(glideTime(100));
    expect(glideTime(1e5)).toBeLessThan(300);
  });
});

describe('isSpent', () => {
  test('returns true when less than half a pixel is left', () => {
    const velocity = { x: 0.1, y: 0, zoom: 0, bearingDegrees: 0, pitchDegrees: 0 };
    expect(isSpent(velocity, 0, 0.1)).toBe(false);
    expect(isSpent(velocity, 2000, 0.1)).toBe(true);
    const left =
      displacePose(POSE, velocity, glideTime(1e6)).x -
      displacePose(POSE, velocity, glideTime(2000)).x;
    expect(left).toBeLessThan(0.05);
  });
});
