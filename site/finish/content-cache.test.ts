import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ContentCache } from './content-cache.ts';

function createCacheFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cache-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'below/results.json');
}

describe('ContentCache', () => {
  test('returns saved results, and drops those that were not used', () => {
    const file = createCacheFile();
    const first = new ContentCache<number>(file);
    first.set('one', 3);
    first.set('three', 5);
    first.save();
    const second = new ContentCache<number>(file);
    expect([second.get('three'), second.get('eleven')]).toEqual([5, undefined]);
    second.save();
    const third = new ContentCache<number>(file);
    expect([third.get('one'), third.get('three')]).toEqual([undefined, 5]);
  });

  test('is empty after a change of code', () => {
    const file = createCacheFile();
    const cache = new ContentCache<string>(file);
    cache.set('page', 'old');
    cache.save();
    const saved = JSON.parse(readFileSync(file, 'utf8')) as object;
    writeFileSync(file, JSON.stringify({ ...saved, code: 'other' }));
    expect(new ContentCache<string>(file).get('page')).toBeUndefined();
  });
});
