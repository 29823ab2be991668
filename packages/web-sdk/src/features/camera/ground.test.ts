import { seededRandom } from '@brand/geo';
import { describe, expect, test } from 'vitest';
import { anyView, viewAt } from './camera.fixture.ts';
import { groundOffset } from './ground.ts';

describe('groundOffset', () => {
  test('returns where the line of sight meets the ground', () => {
    const random = seededRandom(11);
    for (let run = 0; run < 500; run++) {
      const view = anyView(random);
      // Below the centre of the view the ground is never clamped.
      const middle = (view.padding.top + view.height - view.padding.bottom) / 2;
      const at = {
        x: random() * view.width,
        y: middle + random() * (view.height - middle),
      };
      const ground = view.toPlane(at)!;
      const offset = groundOffset(at, view.pose, view);
      const slack = view.metresPerPixel / 1000;
      expect(Math.abs(view.pose.x + offset.x - ground.x)).toBeLessThan(slack);
      expect(Math.abs(view.pose.y + offset.y - ground.y)).toBeLessThan(slack);
    }
  });

  test('stays near where the line of sight misses the ground', () => {
    const view = viewAt({ pitchDegrees: 88, bearingDegrees: 0 });
    const offset = groundOffset({ x: 450, y: 0 }, view.pose, view);
    expect(offset.y).toBeGreaterThan(view.distance * 2);
    expect(offset.y).toBeLessThan(view.distance * 4);
    expect(offset.x).toBeCloseTo(0, 9);
  });
});
