import { seededRandom } from '@brand/geo';
import { describe, expect, test } from 'vitest';
import { type CameraPose, ViewCamera } from './view-camera.ts';

const POSE: CameraPose = { x: 3, y: -7, z: 4, zoom: 19, bearingDegrees: 30, pitchDegrees: 50 };

function camera(pose: Partial<CameraPose> = {}, latitude = 50): ViewCamera {
  const view = new ViewCamera(latitude);
  view.setSize(800, 600);
  view.setPose({ ...POSE, ...pose });
  return view;
}

describe('ViewCamera', () => {
  test('shows its target in the centre of the view', () => {
    const place = camera().toScreen(POSE);
    expect(place?.x).toBeCloseTo(400, 6);
    expect(place?.y).toBeCloseTo(300, 6);
  });

  test('shows its target in the centre of the unpadded part', () => {
    const view = camera();
    view.setPadding({ top: 100, right: 0, bottom: 20, left: 300 });
    const place = view.toScreen(POSE);
    expect(place?.x).toBeCloseTo(550, 6);
    expect(place?.y).toBeCloseTo(340, 6);
  });

  test('covers as many metres per pixel as a map of 512 px tiles', () => {
    const view = camera({ pitchDegrees: 0, bearingDegrees: 0, zoom: 16 }, 0);
    expect(view.metresPerPixel).toBeCloseTo(40_075_016.686 / 512 / 2 ** 16, 9);
    const place = view.toScreen({ ...POSE, x: POSE.x + 10 * view.metresPerPixel });
    expect(place?.x).toBeCloseTo(410, 6);
    expect(view.zoomFor(view.metresPerPixel)).toBeCloseTo(16, 9);
  });

  test('has the direction of its bearing upwards', () => {
    const view = camera({ pitchDegrees: 0, bearingDegrees: 90 });
    const east = view.toScreen({ ...POSE, x: POSE.x + 5 });
    expect(east?.x).toBeCloseTo(400, 6);
    expect(east?.y).toBeLessThan(300);
  });

  test('looks towards the bearing when it is tilted: objects ahead are smaller and higher', () => {
    const view = camera({ bearingDegrees: 0, pitchDegrees: 60 });
    const ahead = view.toScreen({ ...POSE, y: POSE.y + 10 })!;
    const behind = view.toScreen({ ...POSE, y: POSE.y - 10 })!;
    expect(300 - ahead.y).toBeGreaterThan(0);
    expect(behind.y - 300).toBeGreaterThan(300 - ahead.y);
    expect(view.toScreen({ ...POSE, z: POSE.z + 3 })!.y).toBeLessThan(300);
  });

  test('round-trips ground points through the screen', () => {
    const random = seededRandom(1);
    for (let run = 0; run < 300; run++) {
      const view = camera({
        x: random() * 1000 - 500,
        y: random() * 1000 - 500,
        z: random() * 20,
        zoom: 15 + random() * 7,
        bearingDegrees: random() * 360,
        pitchDegrees: random() * 88,
      });
      view.setPadding({ top: random() * 99, right: 0, bottom: 0, left: random() * 99 });
      const { x, y, z } = view.pose;
      const reach = view.distance * 0.5;
      const point = { x: x + (random() - 0.5) * reach, y: y + (random() - 0.5) * reach, z };
      const place = view.toScreen(point);
      const again = place && view.toPlane(place);
      expect(again).toBeDefined();
      const slack = view.metresPerPixel / 100;
      expect(Math.hypot(again!.x - point.x, again!.y - point.y)).toBeLessThan(slack);
    }
  });

  test('shows nothing behind it, and no ground above the horizon', () => {
    const view = camera({ bearingDegrees: 0, pitchDegrees: 80 });
    expect(view.toScreen({ ...POSE, y: POSE.y - 2 * view.distance })).toBeUndefined();
    expect(view.toPlane({ x: 400, y: 5 })).toBeUndefined();
  });

  test('increments its revision when it changes', () => {
    const view = camera();
    const before = view.revision;
    view.setSize(500, 500);
    expect(view.revision).toBeGreaterThan(before);
  });

  test('keeps the matrix of another renderer through a resize', () => {
    const view = camera();
    const other = camera({ x: 40, zoom: 17 });
    view.setExternal(other.viewProjection.elements, POSE);
    view.setSize(800, 600);
    view.setPadding({ top: 50, right: 0, bottom: 0, left: 0 });
    expect(view.isExternal).toBe(true);
    const [own, outer] = [view.toScreen(POSE)!, other.toScreen(POSE)!];
    expect(own.x).toBeCloseTo(outer.x, 6);
    expect(own.y).toBeCloseTo(outer.y, 6);
    view.setPose(POSE);
    expect(view.isExternal).toBe(false);
    expect(view.toScreen(POSE)!.y).toBeCloseTo(325, 6);
  });
});
