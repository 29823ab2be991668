import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createNameResolver } from '@brand/reference/search';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findUses, type Uses } from './find-uses.ts';
import { readReference } from './read-references.ts';

const FIXTURE = join(import.meta.dirname, '../../../tests/fixtures/reference');
const key = { sdk: 'web-sdk', version: '6.0' };
const resolve = createNameResolver(readReference(FIXTURE, key), { map: 'MapView' });
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'uses-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function usesOf(text: string): Uses {
  const file = join(folder, 'events.mdx');
  writeFileSync(file, text);
  const pages = [{ file, title: 'Events', path: '/web-sdk/events' }];
  return findUses({ key, pages, resolve, sampleSymbolsFolder: join(folder, 'samples') });
}

describe('findUses', () => {
  test('finds symbols that a page names', () => {
    const { guides } = usesOf('Listen with `map.on`, or `map.on("click", f)`.');
    expect([...guides]).toEqual([['MapView.on', [{ title: 'Events', path: '/web-sdk/events' }]]]);
  });

  test('finds symbols of the samples that a page shows', () => {
    mkdirSync(join(folder, 'samples/web-sdk'), { recursive: true });
    const files = { 'web-sdk/6.0/a/main.ts': { hash: '', symbols: [[0, 9, 'showVenue']] } };
    writeFileSync(
      join(folder, 'samples/web-sdk/6.0.json'),
      JSON.stringify({ format: 1, ...key, files, usedIn: {} }),
    );
    const { guides } = usesOf('```ts file="web-sdk/6.0/a/main.ts"\n\n```\n');
    expect([...guides.keys()]).toEqual(['showVenue']);
  });

  test('leaves code blocks without a sample alone', () => {
    expect(usesOf('```ts\nconst a = `map.on`;\n```\n').guides.size).toBe(0);
  });

  test('counts names of ours that are not there', () => {
    expect(usesOf('Use `map.lift` and `true`.').unknown).toEqual([
      expect.stringMatching(/events\.mdx: map\.lift$/),
    ]);
  });
});
