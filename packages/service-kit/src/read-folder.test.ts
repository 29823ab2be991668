import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { readFolder } from './read-folder.ts';

const OPTIONS = { fallback: '/default', file: basename(import.meta.filename) };

test('returns a folder that contains the file', () => {
  const environment = { VENUES_FOLDER: import.meta.dirname };
  expect(readFolder(environment, 'VENUES_FOLDER', OPTIONS)).toBe(import.meta.dirname);
});

test('returns the default without a setting', () => {
  expect(readFolder({}, 'VENUES_FOLDER', OPTIONS)).toBe('/default');
  expect(readFolder({ VENUES_FOLDER: '' }, 'VENUES_FOLDER', OPTIONS)).toBe('/default');
});

test('rejects a folder without the file', () => {
  expect(() => readFolder({ VENUES_FOLDER: '/nowhere' }, 'VENUES_FOLDER', OPTIONS)).toThrow(
    `VENUES_FOLDER: expected a folder with ${OPTIONS.file}, found none at "/nowhere".`,
  );
});
