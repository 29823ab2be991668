import { expect, test } from 'vitest';
import { ViewCamera, type CameraPose } from './view-camera.ts';
import { slidePose } from './slide-pose.ts';

const POSE: CameraPose = { x: 5, y: -8, z: 0, zoom: 19, bearingDegrees: 24, pitchDegrees: 65 };

function camera(pose: CameraPose): ViewCamera {
  const view = new ViewCamera(40);
  view.setSize(800, 600);
  view.setPose(pose);
  return view;
}

test.each([25, -25])('shows the same image when targeting a height of %d m', (z) => {
  const before = camera(POSE);
  const after = camera(slidePose(POSE, z, before.distance)!);
  expect(after.pose.z).toBe(z);
  expect(after.distance).not.toBeCloseTo(before.distance, 0);
  for (const point of [
    { x: 0, y: 0, z: 0 },
    { x: 60, y: 40, z: 30 },
    { x: -20, y: 10, z: -12 },
  ]) {
    const [was, is] = [before.toScreen(point)!, after.toScreen(point)!];
    expect(is.x).toBeCloseTo(was.x, 6);
    expect(is.y).toBeCloseTo(was.y, 6);
  }
});

test('returns undefined for a height above the camera', () => {
  const { distance } = camera(POSE);
  expect(slidePose(POSE, distance, distance)).toBeUndefined();
});
