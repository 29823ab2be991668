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

test('users of a feature share it, and the last one takes it out', async () => {
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

test('a feature that is wanted again before it is there stays', async () => {
  const map = countingMap();
  const uses = new FeatureRefCounts(map);
  const first = uses.acquire('search', undefined);
  uses.release('search');
  const second = uses.acquire('search', undefined);
  expect(await second).toBe(await first);
  await new Promise((resolve) => setImmediate(resolve));
  expect(map.log).toEqual(['use search']);
});

test('a feature whose options changed is made anew, once nobody uses it as it was', async () => {
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
