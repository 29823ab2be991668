import { describe, expect, test } from 'vitest';
import { distanceToQuad, type ImageQuad, rightOf } from './image-quad.ts';

const FLAT: ImageQuad = {
  at: { x: 10, y: 20, z: 1 },
  width: 4,
  height: 2,
  orientation: 'flat',
  right: rightOf(0),
};
const down = (x: number, y: number): number | undefined =>
  distanceToQuad({ origin: { x, y, z: 11 }, direction: { x: 0, y: 0, z: -1 } }, FLAT);

describe('distanceToQuad', () => {
  test('hits a flat image within its width and height', () => {
    expect(down(10, 20)).toBeCloseTo(10);
    expect(down(11.9, 20.9)).toBeCloseTo(10);
    expect(down(12.1, 20)).toBeUndefined();
    expect(down(10, 21.1)).toBeUndefined();
  });

  test('rotates clockwise with the direction of the top', () => {
    const turned = { ...FLAT, right: rightOf(90) };
    const ray = { origin: { x: 10.9, y: 21.9, z: 11 }, direction: { x: 0, y: 0, z: -1 } };
    expect(distanceToQuad(ray, turned)).toBeCloseTo(10);
    expect(distanceToQuad(ray, FLAT)).toBeUndefined();
    expect(rightOf(90).x).toBeCloseTo(0);
    expect(rightOf(90).y).toBeCloseTo(-1);
  });

  test('hits an upright image from its lower edge up, from both sides', () => {
    const upright: ImageQuad = { ...FLAT, orientation: 'upright' };
    const from = (y: number, z: number, direction: number): number | undefined =>
      distanceToQuad({ origin: { x: 11, y, z }, direction: { x: 0, y: direction, z: 0 } }, upright);
    expect(from(0, 2.9, 1)).toBeCloseTo(20);
    expect(from(30, 1.1, -1)).toBeCloseTo(10);
    expect(from(0, 0.9, 1)).toBeUndefined();
    expect(from(0, 3.1, 1)).toBeUndefined();
  });

  test('hits nothing behind the ray or along the image', () => {
    const ray = { origin: { x: 10, y: 20, z: 0 }, direction: { x: 0, y: 0, z: -1 } };
    expect(distanceToQuad(ray, FLAT)).toBeUndefined();
    const level = { origin: { x: 0, y: 20, z: 1 }, direction: { x: 1, y: 0, z: 0 } };
    expect(distanceToQuad(level, FLAT)).toBeUndefined();
  });
});
