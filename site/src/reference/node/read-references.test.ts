import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readReferences } from './read-references.ts';

const FIXTURE = join(import.meta.dirname, '../../../tests/fixtures/reference');
const required = [{ sdk: 'web-sdk', version: '6.0' }];
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'references-'));
  cpSync(FIXTURE, folder, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

function change(name: string, edit: (text: string) => string): void {
  const path = join(folder, name);
  writeFileSync(path, edit(readFileSync(path, 'utf8')));
}

describe('readReferences', () => {
  test('reads every SDK and version of the folder', () => {
    expect(
      readReferences({ folder, required })
        .map(({ title }) => title)
        .toSorted(),
    ).toEqual(['MVF 3', 'Web SDK 5.0', 'Web SDK 6.0']);
  });

  test('names the file and the command when a reference is missing', () => {
    rmSync(join(folder, 'web-sdk/6.0.json'));
    expect(() => readReferences({ folder, required })).toThrow(
      /expected web-sdk\/6\.0\.json in .* found none\. Run "node tools\/src\/products\/build-reference\.ts"/,
    );
  });

  test('treats a missing folder like a missing reference', () => {
    rmSync(folder, { recursive: true });
    expect(() => readReferences({ folder, required })).toThrow('found none');
    expect(readReferences({ folder, required: [] })).toEqual([]);
    cpSync(FIXTURE, folder, { recursive: true });
  });

  test('names the file and the command when a file is truncated', () => {
    change('web-sdk/6.0.json', (text) => text.slice(0, 200));
    expect(() => readReferences({ folder, required })).toThrow(
      /web-sdk\/6\.0\.json: it is not valid JSON.*Run "node tools/,
    );
  });

  test('rejects a reference of another version', () => {
    change('web-sdk/6.0.json', (text) => text.replace('"version": "6.0"', '"version": "6.1"'));
    expect(() => readReferences({ folder, required })).toThrow(
      'web-sdk/6.0.json: expected web-sdk 6.0, found web-sdk 6.1',
    );
  });

  test('rejects a link to an unknown symbol', () => {
    change('mvf/3.json', (text) => text.replace(/"Bundle"(\s*\])/, '"Bandle"$1'));
    expect(() => readReferences({ folder, required })).toThrow(
      /mvf\/3\.json: .*which is no symbol/,
    );
  });
});
