import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { RUNNABLE_GROUPS } from '@brand/reference';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listRunnableSamples } from './runnable-samples.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'samples-'));
  for (const { sdk, version } of RUNNABLE_GROUPS) write(`${sdk}/${version}/tsconfig.json`);
});
afterEach(() => rmSync(root, { recursive: true }));

describe('listRunnableSamples', () => {
  test('finds samples of guides and apps of the showcase, with the frame that they run in', () => {
    for (const file of ['web-sdk/6.0/b/main.ts', 'web-sdk/6.0/a/react.tsx']) write(file);
    for (const file of ['mvf/3/a/main.ts', 'mvf/1/a/main.ts']) write(file);
    for (const file of ['showcase/6.0/a/main.ts', 'showcase/5.0/a/main.ts']) write(file);
    const samples = listRunnableSamples(root);
    expect(samples.map(({ path, group }) => [path, group.frame])).toEqual([
      ['web-sdk/6.0/a', '6.0'],
      ['web-sdk/6.0/b', '6.0'],
      ['mvf/3/a', '6.0'],
      ['mvf/1/a', '6.0'],
      ['showcase/6.0/a', '6.0'],
      ['showcase/5.0/a', '5.0'],
    ]);
  });

  test('leaves out folders without a module to run', () => {
    write('web-sdk/6.0/a/data.json');
    expect(listRunnableSamples(root)).toEqual([]);
  });

  test('throws for an unknown requirement of a sample', () => {
    write('web-sdk/6.0/a/main.ts');
    write('web-sdk/6.0/a/sample.json', '{ "needs": "luck" }');
    expect(() => listRunnableSamples(root)).toThrow('"eval" or "storage", found "luck"');
  });
});

function write(path: string, text = ''): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
