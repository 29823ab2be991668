import { localFrame } from '@brand/geo';
import { expect, test } from 'vitest';
import type { CameraPose } from './view-camera.ts';
import { poseOfView, viewOfPose, zoomShift } from './mercator-view.ts';

const exchange = {
  frame: localFrame([-9.1388, 38.7033]),
  distanceAt: (zoom: number) => 300 * 2 ** (18 - zoom),
};
const POSE: CameraPose = {
  x: 40,
  y: -25,
  z: 10,
  zoom: 18.5,
  bearingDegrees: 24,
  pitchDegrees: 50,
};

test('round-trips a pose', () => {
  const back = poseOfView(viewOfPose(POSE, exchange), exchange, POSE.z);
  for (const key of Object.keys(POSE) as (keyof CameraPose)[]) {
    expect(back[key]).toBeCloseTo(POSE[key], 6);
  }
});

test('moves the centre of a ground view beyond that of a pose above it', () => {
  const { center } = viewOfPose({ ...POSE, bearingDegrees: 0 }, exchange);
  const { x, y } = exchange.frame.toMetres(center);
  expect(x).toBeCloseTo(POSE.x, 6);
  expect(y).toBeCloseTo(POSE.y + POSE.z * Math.tan((50 * Math.PI) / 180), 6);
});

test('returns bearings from 0 to 360', () => {
  const view = { ...viewOfPose(POSE, exchange), bearing: -90 };
  expect(poseOfView(view, exchange, 0).bearingDegrees).toBe(270);
});

test('shifts the zoom with latitude by the scale of Mercator', () => {
  expect(zoomShift(60, 0)).toBeCloseTo(-1);
  expect(zoomShift(38.7, 38.7)).toBe(0);
});
