import { seededRandom } from '@brand/geo';
import { describe, expect, test } from 'vitest';
import { shortestTurn } from '../../kernel/angle.ts';
import type { CameraPose } from '../../kernel/view-camera.ts';
import { anyView, POSE, viewAt } from './camera.fixture.ts';
import { planFlight } from './flight.ts';

const span = (zoom: number): number => viewAt().metresPerPixelAt(zoom) * 750;

function expectNear(a: CameraPose, b: CameraPose): void {
  expect(a.x).toBeCloseTo(b.x, 4);
  expect(a.y).toBeCloseTo(b.y, 4);
  expect(a.zoom).toBeCloseTo(b.zoom, 6);
  expect(a.pitchDegrees).toBeCloseTo(b.pitchDegrees, 6);
  expect(shortestTurn(a.bearingDegrees, b.bearingDegrees)).toBeCloseTo(0, 6);
}

function duration(screens: number): number {
  return planFlight(POSE, { ...POSE, x: POSE.x + screens * span(POSE.zoom) }, span).duration;
}

function shares(steps = 50): number[] {
  return Array.from({ length: steps + 1 }, (_, index) => index / steps);
}

describe('planFlight', () => {
  test('starts and ends at the given poses, without a jump in between', () => {
    const random = seededRandom(3);
    for (let run = 0; run < 60; run++) {
      const [from, to] = [anyView(random).pose, anyView(random).pose];
      const flight = planFlight(from, to, span);
      const poses = shares(400).map((share) => flight.at(share));
      expectNear(poses[0]!, from);
      expectNear(flight.at(0.999_999_999), to);
      expect(flight.at(1)).toEqual({ ...to, z: from.z });
      const jumps = poses.slice(1).map((b, index) => {
        const a = poses[index]!;
        const moved = Math.hypot(b.x - a.x, b.y - a.y) / span(Math.min(a.zoom, b.zoom));
        return Math.max(moved * 2, Math.abs(b.zoom - a.zoom));
      });
      expect(Math.max(...jumps)).toBeLessThan(0.2);
    }
  });

  test('zooms out on a long flight until both ends roughly fit, and not on a short one', () => {
    const far = planFlight(POSE, { ...POSE, x: POSE.x + 20 * span(POSE.zoom) }, span);
    const top = Math.min(...shares().map((share) => far.at(share).zoom));
    expect(span(top)).toBeGreaterThan(8 * span(POSE.zoom));
    expect(span(top)).toBeLessThan(40 * span(POSE.zoom));
    const near = planFlight(POSE, { ...POSE, x: POSE.x + span(POSE.zoom) / 2 }, span);
    expect(shares().every((share) => near.at(share).zoom === POSE.zoom)).toBe(true);
  });

  test('keeps one point of the screen fixed when it zooms in to a point in view', () => {
    const to = { ...POSE, x: POSE.x + 30, y: POSE.y + 10, zoom: POSE.zoom + 2, pitchDegrees: 0 };
    const flight = planFlight({ ...POSE, pitchDegrees: 0 }, to, span);
    // Two levels shrink the view to a quarter: the point a third beyond the end stays fixed.
    const still = { x: POSE.x + 40, y: POSE.y + 40 / 3, z: POSE.z };
    const start = viewAt({ pitchDegrees: 0 }).toScreen(still)!;
    for (const share of shares(10)) {
      const place = viewAt(flight.at(share)).toScreen(still)!;
      expect(place.x).toBeCloseTo(start.x, 3);
      expect(place.y).toBeCloseTo(start.y, 3);
    }
  });

  test('turns the shorter way', () => {
    const flight = planFlight(
      { ...POSE, bearingDegrees: 350 },
      { ...POSE, bearingDegrees: 20 },
      span,
    );
    expect(flight.at(0.5).bearingDegrees).toBe(365);
  });

  test('takes longer for longer flights, from 0.3 to 2.5 seconds', () => {
    expect(duration(0)).toBe(300);
    expect(duration(1)).toBeCloseTo(800, 6);
    expect(duration(3)).toBeGreaterThan(duration(1));
    expect(duration(1e6)).toBe(2500);
  });
});
