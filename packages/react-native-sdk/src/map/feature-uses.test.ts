import { expect, test } from 'vitest';
import { FeatureUses } from './feature-uses.ts';

function countingMap(): { log: string[]; use: never } {
  const log: string[] = [];
  const use = async (name: string): Promise<object> => {
    log.push(`use ${name}`);
    return { remove: async () => void log.push(`remove ${name}`) };
  };
  return { log, use: use as never };
}

test('users of a feature share it, and the last one takes it out', async () => {
  const map = countingMap();
  const uses = new FeatureUses(map);
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
  const uses = new FeatureUses(map);
  const first = uses.acquire('search', undefined);
  uses.release('search');
  const second = uses.acquire('search', undefined);
  expect(await second).toBe(await first);
  await new Promise((resolve) => setImmediate(resolve));
  expect(map.log).toEqual(['use search']);
});
