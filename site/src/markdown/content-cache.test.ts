import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { ContentCache } from './content-cache.ts';

const NAME = `test-${process.pid}`;
const FILE = join(import.meta.dirname, '../../../.cache', `${NAME}.json`);
const SOURCES = [import.meta.filename];

afterEach(() => rmSync(FILE, { force: true }));

describe('ContentCache', () => {
  test('returns saved results', () => {
    const first = new ContentCache<number>(NAME, SOURCES);
    first.set('one', 3);
    first.save();
    const second = new ContentCache<number>(NAME, SOURCES);
    expect([second.get('one'), second.get('eleven')]).toEqual([3, undefined]);
    second.set('eleven', 6);
    second.save();
    const third = new ContentCache<number>(NAME, SOURCES);
    expect([third.get('one'), third.get('eleven')]).toEqual([3, 6]);
  });

  test('evicts unused entries when there are too many', () => {
    const first = new ContentCache<number>(NAME, SOURCES);
    for (let number = 0; number < 5000; number += 1) first.set(String(number), number);
    first.save();
    const second = new ContentCache<number>(NAME, SOURCES);
    expect(second.get('7')).toBe(7);
    second.set('new', 1);
    second.save();
    const third = new ContentCache<number>(NAME, SOURCES);
    expect([third.get('7'), third.get('8'), third.get('new')]).toEqual([7, undefined, 1]);
  });

  test('starts empty after a build that left half a file', () => {
    const cache = new ContentCache<string>(NAME, SOURCES);
    cache.set('page', 'old');
    cache.save();
    writeFileSync(FILE, readFileSync(FILE, 'utf8').slice(0, -3));
    expect(new ContentCache<string>(NAME, SOURCES).get('page')).toBeUndefined();
  });

  test('starts empty after a change of code', () => {
    const cache = new ContentCache<string>(NAME, SOURCES);
    cache.set('page', 'old');
    cache.save();
    expect(new ContentCache<string>(NAME, SOURCES).get('page')).toBe('old');
    const others = [...SOURCES, join(import.meta.dirname, 'content-cache.ts')];
    expect(new ContentCache<string>(NAME, others).get('page')).toBeUndefined();
  });
});
