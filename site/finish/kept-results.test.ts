import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { KeptResults } from './kept-results.ts';

function tempFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kept-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'below/results.json');
}

test('what was made before is not made again, and what nobody asked for is forgotten', () => {
  const file = tempFile();
  const made: string[] = [];
  const lengths = (sources: readonly string[]): number[] => {
    const kept = new KeptResults<number>(file);
    const results = sources.map((source) =>
      kept.get(source, () => {
        made.push(source);
        return source.length;
      }),
    );
    kept.save();
    return results;
  };
  expect(lengths(['one', 'three'])).toEqual([3, 5]);
  expect(lengths(['three', 'eleven'])).toEqual([5, 6]);
  expect(made).toEqual(['one', 'three', 'eleven']);
  expect(lengths(['one'])).toEqual([3]);
  expect(made).toHaveLength(4);
});

test('what other code made is made again', () => {
  const file = tempFile();
  const first = new KeptResults<string>(file);
  first.get('page', () => 'old');
  first.save();
  const kept = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...kept, code: 'other' }));
  expect(new KeptResults<string>(file).get('page', () => 'new')).toBe('new');
});
