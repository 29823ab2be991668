import type { Floor, Space } from '@brand/venue';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { HitRegistry, type Hit, type Probe } from './hits.ts';

const PROBE: Probe = {
  screen: { x: 10, y: 20 },
  ray: { origin: { x: 0, y: 0, z: 50 }, direction: { x: 0, y: 0, z: -1 } },
};

function hit(type: Hit['type'], distance: number): Hit {
  const place = { coordinate: { lngLat: [0, 0] }, distance, isInteractive: false };
  return { type, target: {}, ...place } as unknown as Hit;
}

describe('HitRegistry', () => {
  test('sorts the hits of all testers by distance', () => {
    const registry = new HitRegistry();
    registry.add(() => [hit('floor', 50), hit('space', 47)]);
    registry.add(() => [hit('path', 49)]);
    expect(registry.test(PROBE).map(({ type }) => type)).toEqual(['space', 'path', 'floor']);
  });

  test('lists equally near hits of the last tester first, each in its own order', () => {
    const registry = new HitRegistry();
    registry.add(() => [hit('label', 0)]);
    registry.add(() => [hit('marker', 0), hit('text', 0)]);
    expect(registry.test(PROBE).map(({ type }) => type)).toEqual(['marker', 'text', 'label']);
  });

  test('passes the probe to testers until they are removed', () => {
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

  test('omits hidden hits, custom ones by their layer', () => {
    const registry = new HitRegistry();
    registry.isShown = (found) => found.type !== 'custom' || found.layer !== 'hidden';
    const place = { coordinate: { lngLat: [0, 0] }, distance: 1, isInteractive: true } as const;
    const custom = (layer: string): Hit => ({ type: 'custom', layer, target: {}, ...place });
    registry.add(() => [custom('hidden'), custom('sensors')]);
    expect(registry.test(PROBE)).toEqual([custom('sensors')]);
  });

  test('infers the type of the target from the type of a hit', () => {
    type TargetOf<T extends Hit['type']> = Extract<Hit, { readonly type: T }>['target'];
    expectTypeOf<TargetOf<'space'>>().toEqualTypeOf<Space>();
    expectTypeOf<TargetOf<'floor'>>().toEqualTypeOf<Floor>();
    expectTypeOf<TargetOf<'marker'>>().toHaveProperty('moveTo');
    expectTypeOf<TargetOf<'label'>>().toHaveProperty('text');
    expectTypeOf<TargetOf<'custom'>>().toEqualTypeOf<object>();
  });
});
