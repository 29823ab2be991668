import type { Feature, Removable } from '@brand/web-sdk';
import { describe, expect, test } from 'vitest';
import { FeatureRefCounts } from './feature-ref-counts.ts';

const dot = { name: 'dot' } as Feature<Removable, unknown>;

function createHost() {
  const log: string[] = [];
  return {
    log,
    isRemoved: false,
    use(feature: Feature<Removable, unknown>, options: unknown) {
      log.push(`use ${feature.name} ${String(options)}`);
      return { remove: () => log.push(`remove ${feature.name}`) };
    },
  };
}

describe('FeatureRefCounts', () => {
  test('adds a feature once and removes it with its last user', () => {
    const host = createHost();
    const uses = new FeatureRefCounts(host);
    uses.acquire(dot, 'a');
    uses.acquire(dot, 'b');
    uses.release(dot);
    expect(host.log).toEqual(['use dot a']);
    expect(uses.get(dot)).toBeDefined();
    uses.release(dot);
    expect(host.log).toEqual(['use dot a', 'remove dot']);
    expect(uses.get(dot)).toBeUndefined();
  });

  test('notifies watchers when a feature is added or removed', () => {
    const uses = new FeatureRefCounts(createHost());
    let told = 0;
    const stop = uses.subscribe(() => (told += 1));
    uses.acquire(dot, undefined);
    uses.release(dot);
    expect(told).toBe(2);
    stop();
    uses.acquire(dot, undefined);
    expect(told).toBe(2);
  });

  test('ignores features of a removed map', () => {
    const host = createHost();
    const uses = new FeatureRefCounts(host);
    uses.acquire(dot, undefined);
    host.isRemoved = true;
    uses.release(dot);
    expect(host.log).toEqual(['use dot undefined']);
  });
});
