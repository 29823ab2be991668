import { expect, test } from 'vitest';
import { ViewCamera } from '../../kernel/view-camera.ts';
import { isLineInView } from './line-in-view.ts';

const AT = { altitude: 0, margin: 5 };

/** A camera that looks straight down; metres are pixels from the centre of 400 by 300. */
function cameraOf(pitchDegrees = 0): ViewCamera {
  const camera = new ViewCamera(0);
  camera.setSize(400, 300);
  const zoom = camera.zoomFor(1);
  camera.setPose({ x: 0, y: 0, z: 0, zoom, bearingDegrees: 0, pitchDegrees });
  return camera;
}

function isSeen(...line: [x: number, y: number][]): boolean {
  return isLineInView(
    line.map(([x, y]) => ({ x, y })),
    cameraOf(),
    AT,
  );
}

test('returns true for a line with an end on the screen', () => {
  expect(isSeen([0, 0], [900, 0])).toBe(true);
  expect(isSeen([900, 0], [0, 0])).toBe(true);
});

test('returns true for a line that crosses the screen from outside to outside', () => {
  expect(isSeen([-900, 20], [900, 20])).toBe(true);
  expect(isSeen([-900, 900], [-900, 0], [900, 10])).toBe(true);
});

test('returns false for a line beside the screen, unless its width reaches in', () => {
  expect(isSeen([-900, 200], [900, 200])).toBe(false);
  expect(isSeen([210, -900], [210, 900])).toBe(false);
  expect(isSeen([204, -900], [204, 900])).toBe(true);
});

test('returns true for a line that starts behind the camera, and false if all of it is behind', () => {
  const camera = cameraOf(60);
  const behind = { x: 0, y: -9000 };
  expect(isLineInView([behind, { x: 0, y: 100 }], camera, AT)).toBe(true);
  expect(isLineInView([behind, { x: 10, y: -9000 }], camera, AT)).toBe(false);
});

test('returns false without points, and for a single point off the screen', () => {
  expect(isSeen()).toBe(false);
  expect(isSeen([900, 900])).toBe(false);
});
