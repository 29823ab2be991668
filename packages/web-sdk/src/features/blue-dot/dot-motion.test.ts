import { expect, test } from 'vitest';
import { DotMotion } from './dot-motion.ts';

const GLIDE = 'glide';

function place(x: number, y = 0, accuracy = 4): { x: number; y: number; accuracy: number } {
  return { x, y, accuracy };
}

test('has no pose until the first position, and jumps to it', () => {
  const motion = new DotMotion();
  expect(motion.poseAt(0)).toBeUndefined();
  motion.goTo(place(3, 4), { now: 0, how: GLIDE });
  expect(motion.poseAt(0)).toEqual({ x: 3, y: 4, accuracy: 4, headingDegrees: undefined });
  expect(motion.isMovingAt(1)).toBe(false);
});

test('moves to a position in the interval since the previous one', () => {
  const motion = new DotMotion();
  motion.goTo(place(0), { now: 0, how: GLIDE });
  motion.goTo(place(2, 0, 8), { now: 1000, how: GLIDE });
  expect(motion.poseAt(1500)).toMatchObject({ x: 1, accuracy: 6 });
  expect(motion.isMovingAt(1999)).toBe(true);
  expect(motion.poseAt(2000)).toMatchObject({ x: 2, accuracy: 8 });
  expect(motion.isMovingAt(2000)).toBe(false);
});

test('continues from its current position when the next one arrives early', () => {
  const motion = new DotMotion();
  motion.goTo(place(0), { now: 0, how: GLIDE });
  motion.goTo(place(2), { now: 1000, how: GLIDE });
  motion.goTo(place(4), { now: 1500, how: GLIDE });
  expect(motion.poseAt(1500)?.x).toBeCloseTo(1);
  expect(motion.poseAt(2000)?.x).toBeCloseTo(4);
});

test('limits the duration after a long pause', () => {
  const motion = new DotMotion();
  motion.goTo(place(0), { now: 0, how: GLIDE });
  motion.goTo(place(2), { now: 60_000, how: GLIDE });
  expect(motion.poseAt(61_500)?.x).toBe(2);
});

test('jumps when the distance is too far to walk', () => {
  const motion = new DotMotion();
  expect(motion.goTo(place(0), { now: 0, how: GLIDE })).toBe(false);
  expect(motion.goTo(place(25), { now: 1000, how: GLIDE })).toBe(false);
  expect(motion.goTo(place(60), { now: 2000, how: GLIDE })).toBe(true);
  expect(motion.poseAt(2000)?.x).toBe(60);
});

test('recovers from a position on the other side of the globe', () => {
  const motion = new DotMotion();
  motion.goTo(place(NaN, NaN), { now: 0, how: GLIDE });
  motion.goTo(place(5), { now: 1000, how: GLIDE });
  expect(motion.poseAt(1000)?.x).toBe(5);
  motion.goTo(place(6), { now: 2000, how: GLIDE });
  expect(motion.poseAt(2500)?.x).toBe(5.5);
});

test('jumps when asked to cut', () => {
  const motion = new DotMotion();
  motion.goTo(place(0), { now: 0, how: GLIDE });
  motion.goTo(place(2), { now: 1000, how: 'cut' });
  expect(motion.poseAt(1000)?.x).toBe(2);
});

test('turns the shorter way through north', () => {
  const motion = new DotMotion();
  motion.goTo(place(0), { now: 0, how: GLIDE });
  motion.turnTo(350, { now: 0, how: GLIDE });
  expect(motion.poseAt(0)?.headingDegrees).toBe(350);
  motion.turnTo(10, { now: 1000, how: GLIDE });
  expect(motion.poseAt(1090)?.headingDegrees).toBeCloseTo(0);
  expect(motion.poseAt(1045)?.headingDegrees).toBeCloseTo(355);
  expect(motion.isMovingAt(1100)).toBe(true);
  expect(motion.poseAt(1180)?.headingDegrees).toBeCloseTo(10);
  motion.turnTo(340, { now: 2000, how: 'cut' });
  expect(motion.poseAt(2000)?.headingDegrees).toBe(340);
  motion.turnTo(undefined, { now: 3000, how: GLIDE });
  expect(motion.poseAt(3000)?.headingDegrees).toBeUndefined();
});
