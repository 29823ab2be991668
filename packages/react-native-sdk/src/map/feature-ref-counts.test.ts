import { expect, test } from 'vitest';
import { FeatureRefCounts } from './feature-ref-counts.ts';

function countingMap(): { log: string[]; use: never } {
  const log: string[] = [];
  const use = async (name: string, options?: unknown): Promise<object> => {
    log.push(['use', name, ...(options ? [JSON.stringify(options)] : [])].join(' '));
    return { remove: async () => void log.push(`remove ${name}`) };
  };
  return { log, use: use as never };
}

test('shares a feature between its users and removes it with the last one', async () => {
  const map = countingMap();
  const uses = new FeatureRefCounts(map);
  const first = await uses.acquire('search', undefined);
  expect(await uses.acquire('search', undefined)).toBe(first);
  uses.release('search');
  await Promise.resolve();
  expect(map.log).toEqual(['use search']);
  uses.release('search');
  await new Promise((resolve) => setImmediate(resolve));
  expect(map.log).toEqual(['use search', 'remove search']);
});

test('keeps a feature that is acquired again while it is being added', async () => {
  const map = countingMap();
  const uses = new FeatureRefCounts(map);
  const first = uses.acquire('search', undefined);
  uses.release('search');
  const second = uses.acquire('search', undefined);
  expect(await second).toBe(await first);
  await new Promise((resolve) => setImmediate(resolve));
  expect(map.log).toEqual(['use search']);
});

test('recreates a feature for changed options once it is unused', async () => {
  const map = countingMap();
  const uses = new FeatureRefCounts(map);
  const first = await uses.acquire('outdoor', { ground: 'none' });
  const shared = uses.acquire('outdoor', { ground: 'plane' });
  expect(await shared).toBe(first);
  uses.release('outdoor');
  uses.release('outdoor');
  const second = uses.acquire('outdoor', { ground: 'plane' });
  expect(await second).not.toBe(first);
  await new Promise((resolve) => setImmediate(resolve));
  const made = [
    'use outdoor {"ground":"none"}',
    'remove outdoor',
    'use outdoor {"ground":"plane"}',
  ];
  expect(map.log).toEqual(made);
  uses.release('outdoor');
  await new Promise((resolve) => setImmediate(resolve));
  expect(map.log).toEqual([...made, 'remove outdoor']);
});
