import { describe, expect, test } from 'vitest';
import type { Hit } from '../../kernel/hits.ts';
import { isBehind } from './occlusion.ts';

function hit(type: Hit['type'], distance: number): Hit {
  const place = { coordinate: { lngLat: [0, 0] }, distance, isInteractive: false };
  return { type, target: {}, ...place } as unknown as Hit;
}

const distanceOf = ({ distance }: Hit): number => distance;

describe('isBehind', () => {
  test('returns true for a wall in front of the point', () => {
    expect(isBehind([hit('wall', 30)], 40, distanceOf)).toBe(true);
  });

  test('ignores hits behind the point', () => {
    expect(isBehind([hit('wall', 41)], 40, distanceOf)).toBe(false);
  });

  test('tolerates the surface below the point', () => {
    expect(isBehind([hit('space', 39.9), hit('floor', 40)], 40, distanceOf)).toBe(false);
    expect(isBehind([hit('space', 399)], 400, distanceOf)).toBe(false);
  });

  test('ignores flat and floating objects', () => {
    const hits = ['label', 'marker', 'path', 'shape', 'area', 'point-of-interest'] as const;
    expect(
      isBehind(
        hits.map((type) => hit(type, 10)),
        40,
        distanceOf,
      ),
    ).toBe(false);
  });

  test('counts a floor above the point', () => {
    expect(isBehind([hit('floor', 30), hit('floor', 40)], 40, distanceOf)).toBe(true);
  });
});
