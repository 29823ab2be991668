import { expect, test } from 'vitest';
import { ViewCamera } from '../../kernel/view-camera.ts';
import { hitText } from './text-hit.ts';
import type { TextQuad } from './text-mesh.ts';

const QUAD: TextQuad = {
  x: 5,
  y: 3,
  z: 1,
  angle: Math.PI / 6,
  width: 6,
  height: 2,
  mode: 'readable',
  color: 0,
  opacity: 1,
  entry: { x: 0, y: 0, width: 1, height: 1 },
};

function cameraOf(): ViewCamera {
  const camera = new ViewCamera(50);
  camera.setSize(800, 600);
  camera.setPose({ x: 5, y: 3, z: 0, zoom: 20, bearingDegrees: 40, pitchDegrees: 50 });
  return camera;
}

/** Casts a ray through the screen position of a point of the scene. */
function hitAt(quad: TextQuad, x: number, y: number, z: number) {
  const camera = cameraOf();
  const { elements } = camera.three.matrixWorld;
  const right = { x: elements[0]!, y: elements[1]! };
  return hitText(camera.rayAt(camera.toScreen({ x, y, z })!), quad, { altitude: 4, right });
}

test('hits flat text at the altitude of its floor', () => {
  const along = { x: Math.cos(QUAD.angle), y: Math.sin(QUAD.angle) };
  const hit = hitAt(QUAD, 5 + along.x * 2.9, 3 + along.y * 2.9, 5)!;
  expect(hit.point.z).toBeCloseTo(5);
  expect(hit.point.x).toBeCloseTo(5 + along.x * 2.9);
  expect(hit.distance).toBeGreaterThan(0);
});

test('misses beside flat text', () => {
  const along = { x: Math.cos(QUAD.angle), y: Math.sin(QUAD.angle) };
  expect(hitAt(QUAD, 5 + along.x * 3.1, 3 + along.y * 3.1, 5)).toBeUndefined();
  expect(hitAt(QUAD, 5 - along.y * 1.1, 3 + along.x * 1.1, 5)).toBeUndefined();
});

test('hits upright text, which is based at its position and faces the camera', () => {
  const upright: TextQuad = { ...QUAD, mode: 'upright' };
  expect(hitAt(upright, 5, 3, 6.9)?.point.z).toBeCloseTo(6.9);
  expect(hitAt(upright, 5, 3, 7.1)).toBeUndefined();
  expect(hitAt(upright, 5, 3, 4.9)).toBeUndefined();
  const right = { x: Math.cos((-40 * Math.PI) / 180), y: Math.sin((-40 * Math.PI) / 180) };
  expect(hitAt(upright, 5 + right.x * 2.9, 3 + right.y * 2.9, 6)).toBeDefined();
  expect(hitAt(upright, 5 + right.x * 3.1, 3 + right.y * 3.1, 6)).toBeUndefined();
});
