import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SymbolUse } from '@brand/reference';
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
  return findUses({
    key,
    pages,
    resolve,
    sampleSymbolsFolder: join(folder, 'samples'),
    samplesFolder: folder,
  });
}

function writeSymbols(symbols: Readonly<Record<string, readonly SymbolUse[]>>): void {
  const files = Object.fromEntries(
    Object.entries(symbols).map(([name, uses]) => [name, { hash: '', symbols: uses }]),
  );
  mkdirSync(join(folder, 'samples/web-sdk'), { recursive: true });
  const text = JSON.stringify({ format: 1, ...key, files, usedIn: {} });
  writeFileSync(join(folder, 'samples/web-sdk/6.0.json'), text);
}

describe('findUses', () => {
  test('finds symbols that a page names', () => {
    const guides = usesOf('Listen with `map.on`, or `map.on("click", f)`.');
    expect([...guides]).toEqual([['MapView.on', [{ title: 'Events', path: '/web-sdk/events' }]]]);
  });

  test('finds symbols of the samples that a page shows', () => {
    writeSymbols({ 'a/main.ts': [[0, 9, 'showVenue']] });
    const guides = usesOf('```ts file="a/main.ts"\n\n```\n');
    expect([...guides.keys()]).toEqual(['showVenue']);
  });

  test('finds samples in fences that are indented', () => {
    writeSymbols({ 'a/main.ts': [[0, 9, 'showVenue']] });
    const guides = usesOf('1. First:\n\n   ```ts file="a/main.ts"\n\n   ```\n');
    expect([...guides.keys()]).toEqual(['showVenue']);
  });

  test('finds only symbols of the region that a page shows', () => {
    const code = 'showVenue();\n// #region b\nmap.on();\n// #endregion b\n';
    mkdirSync(join(folder, 'a'));
    writeFileSync(join(folder, 'a/main.ts'), code);
    const on = code.indexOf('on()');
    writeSymbols({
      'a/main.ts': [
        [0, 9, 'showVenue'],
        [on, on + 2, 'MapView.on'],
      ],
    });
    const guides = usesOf('```ts file="a/main.ts" region="b"\n\n```\n');
    expect([...guides.keys()]).toEqual(['MapView.on']);
  });

  test('finds symbols of both tabs of a live sample', () => {
    writeSymbols({ 'a/main.ts': [[0, 9, 'showVenue']], 'a/react.tsx': [[0, 1, 'MapView']] });
    const guides = usesOf('```ts file="a/main.ts" live\n\n```\n');
    expect([...guides.keys()]).toEqual(['showVenue', 'MapView']);
  });

  test('ignores code blocks without a sample, indented ones included', () => {
    expect(usesOf('- a\n\n  ```ts\n  const a = `map.on`;\n  ```\n').size).toBe(0);
    expect(usesOf('```ts\nconst a = `map.on`;\n```\n').size).toBe(0);
  });
});
