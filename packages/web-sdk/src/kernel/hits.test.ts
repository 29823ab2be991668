import { describe, expect, test } from 'vitest';
import { HitRegistry, type Hit, type Probe } from './hits.ts';

const PROBE: Probe = {
  screen: { x: 10, y: 20 },
  ray: { origin: { x: 0, y: 0, z: 50 }, direction: { x: 0, y: 0, z: -1 } },
};

function hit(type: string, distance: number): Hit {
  return { type, target: {}, coordinate: { lngLat: [0, 0] }, distance, isInteractive: false };
}

describe('HitRegistry', () => {
  test('lists the hits of all testers, the nearest first', () => {
    const registry = new HitRegistry();
    registry.add(() => [hit('floor', 50), hit('space', 47)]);
    registry.add(() => [hit('path', 49)]);
    expect(registry.test(PROBE).map(({ type }) => type)).toEqual(['space', 'path', 'floor']);
  });

  test('lists of equally near hits those of the tester added last first, each in its own order', () => {
    const registry = new HitRegistry();
    registry.add(() => [hit('label', 0)]);
    registry.add(() => [hit('marker above', 0), hit('marker below', 0)]);
    expect(registry.test(PROBE).map(({ type }) => type)).toEqual([
      'marker above',
      'marker below',
      'label',
    ]);
  });

  test('gives testers the probe, and no more after they are taken out', () => {
    const registry = new HitRegistry();
    const probes: Probe[] = [];
    const end = registry.add((probe) => {
      probes.push(probe);
      return [];
    });
    registry.test(PROBE);
    end();
    registry.test(PROBE);
    expect(probes).toEqual([PROBE]);
  });
});
