import { type SeededRandom, seededRandom } from '@brand/geo';
import { describe, expect, test } from 'vitest';
import type { WorldPoint } from '../../kernel/map-space.ts';
import type { Padding, ViewCamera } from '../../kernel/view-camera.ts';
import { anyView, viewAt } from './camera.fixture.ts';
import { fitPose, type FitOptions } from './fit.ts';

const NO_PADDING: Padding = { top: 0, right: 0, bottom: 0, left: 0 };
const OPTIONS: FitOptions = {
  bearingDegrees: 0,
  pitchDegrees: 0,
  z: 0,
  padding: NO_PADDING,
  minZoom: 0,
  maxZoom: 25,
};

/** Distances of the points from the edges of the padded view, in pixels; negative is outside. */
function margins(view: ViewCamera, points: readonly WorldPoint[], extra: Padding): Padding {
  const places = points.map((point) => view.toScreen(point)!);
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const { padding, width, height } = view;
  return {
    left: Math.min(...xs) - padding.left - extra.left,
    right: width - padding.right - extra.right - Math.max(...xs),
    top: Math.min(...ys) - padding.top - extra.top,
    bottom: height - padding.bottom - extra.bottom - Math.max(...ys),
  };
}

function somePoints(random: SeededRandom, z: number): WorldPoint[] {
  const size = 5 + random() * 300;
  return Array.from({ length: 2 + Math.floor(random() * 20) }, () => ({
    x: (random() - 0.5) * size,
    y: (random() - 0.5) * size,
    z: z + random() * 12,
  }));
}

describe('fitPose', () => {
  test('contains all points with their heights, touches two opposite edges and is centred between the others', () => {
    const random = seededRandom(5);
    for (let run = 0; run < 1000; run++) {
      const view = anyView(random);
      const z = random() * 8;
      const points = somePoints(random, z);
      const side = (): number => random() * 0.1;
      const padding = {
        top: side() * view.height,
        right: side() * view.width,
        bottom: side() * view.height,
        left: side() * view.width,
      };
      const bearingDegrees = random() * 360;
      const pitchDegrees = random() * 70;
      const options = { ...OPTIONS, bearingDegrees, pitchDegrees, z, padding };
      view.setPose(fitPose(points, view, options));
      expect(view.pose).toMatchObject({ bearingDegrees, pitchDegrees, z });
      const { left, right, top, bottom } = margins(view, points, padding);
      expect(Math.min(left, right, top, bottom)).toBeGreaterThan(-0.01);
      const isWide = Math.max(Math.abs(left), Math.abs(right)) < 2;
      const isTall = Math.max(Math.abs(top), Math.abs(bottom)) < 2;
      expect(isWide || isTall).toBe(true);
      expect(Math.max(Math.abs(left - right), Math.abs(top - bottom))).toBeLessThan(0.5);
    }
  });

  test('centres the points', () => {
    const view = viewAt();
    const points = [
      { x: -50, y: 10, z: 0 },
      { x: 50, y: 20, z: 0 },
    ];
    const padding = { ...NO_PADDING, left: 100 };
    view.setPose(fitPose(points, view, { ...OPTIONS, padding }));
    expect(view.toScreen({ x: 0, y: 15, z: 0 })).toMatchObject({
      x: expect.closeTo(500, 3),
      y: expect.closeTo(300, 3),
    });
  });

  test('centres a single point in the free area, at the closest zoom', () => {
    const view = viewAt();
    for (const pitchDegrees of [0, 30, 60]) {
      const padding = { top: 10, right: 0, bottom: 210, left: 300 };
      const point = { x: 12, y: 34, z: 7 };
      const options = { ...OPTIONS, maxZoom: 20, pitchDegrees, bearingDegrees: 77, z: 5, padding };
      view.setPose(fitPose([point], view, options));
      expect(view.pose.zoom).toBeCloseTo(20, 9);
      expect(view.toScreen(point)!.x).toBeCloseTo(600, 3);
      expect(view.toScreen(point)!.y).toBeCloseTo(200, 3);
    }
  });

  test('centres points also where the zoom is limited', () => {
    const random = seededRandom(6);
    for (let run = 0; run < 200; run++) {
      const view = anyView(random);
      const points = somePoints(random, 0).map((point) => ({ ...point, z: point.z / 4 }));
      const pitchDegrees = random() * 60;
      const tight = fitPose(points, view, { ...OPTIONS, pitchDegrees });
      const maxZoom = tight.zoom - random() * 3;
      view.setPose(fitPose(points, view, { ...OPTIONS, pitchDegrees, maxZoom }));
      expect(view.pose.zoom).toBeCloseTo(maxZoom, 9);
      const { left, right, top, bottom } = margins(view, points, NO_PADDING);
      expect(Math.min(left, right, top, bottom)).toBeGreaterThan(-0.01);
      expect(Math.max(Math.abs(left - right), Math.abs(top - bottom))).toBeLessThan(3);
    }
  });
});

describe('fitPose at its limits', () => {
  test('keeps the map below the horizon with a nearly level view and large bottom padding', () => {
    const view = viewAt();
    const padding = { ...NO_PADDING, bottom: 450 };
    const points = [
      { x: -20, y: -20, z: 0 },
      { x: 20, y: 20, z: 3 },
    ];
    view.setPose(fitPose(points, view, { ...OPTIONS, pitchDegrees: 86, padding }));
    const { left, right, top, bottom } = margins(view, points, NO_PADDING);
    expect(Math.min(left, right, top, bottom)).toBeGreaterThan(-0.01);
    expect(Math.hypot(view.pose.x, view.pose.y)).toBeLessThan(60);
  });

  test('does not go below the minimum zoom', () => {
    const far = [
      { x: -5000, y: 0, z: 0 },
      { x: 5000, y: 0, z: 0 },
    ];
    expect(fitPose(far, viewAt(), { ...OPTIONS, minZoom: 15 })).toMatchObject({
      x: expect.closeTo(0, 6),
      zoom: expect.closeTo(15, 9),
    });
  });

  test('leaves space for the map where paddings leave none', () => {
    const view = viewAt();
    const padding = { top: 400, right: 800, bottom: 400, left: 800 };
    const points = [
      { x: -50, y: 0, z: 0 },
      { x: 50, y: 0, z: 0 },
    ];
    view.setPose(fitPose(points, view, { ...OPTIONS, padding }));
    const width = view.toScreen(points[1]!)!.x - view.toScreen(points[0]!)!.x;
    expect(width).toBeCloseTo(900 * 0.2, 3);
  });

  test('targets the origin without points', () => {
    const pose = fitPose([], viewAt(), { ...OPTIONS, maxZoom: 20 });
    expect(pose).toMatchObject({ x: 0, zoom: expect.closeTo(20, 9) });
  });
});
