import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { MODIFIED, type TestSite, writeTestSite } from '../testing/write-test-site.ts';
import { listFiles } from './file-table.ts';

let site: TestSite;

afterEach(() => site.remove());

describe('listFiles', () => {
  test('lists nested files by their path with forward slashes', () => {
    site = writeTestSite({ 'index.html': '', 'docs/page/index.html': 'page' });
    expect([...listFiles(site.folder).keys()].toSorted()).toEqual([
      'docs/page/index.html',
      'index.html',
    ]);
  });

  test('records path, size and date of a file', () => {
    site = writeTestSite({ 'docs/page.md': 'four' });
    expect(listFiles(site.folder).get('docs/page.md')).toEqual({
      name: 'docs/page.md',
      absolutePath: join(site.folder, 'docs/page.md'),
      size: 4,
      lastModified: MODIFIED,
      encodings: new Set(),
    });
  });

  test('folds compressed copies into the file that they lie beside', () => {
    site = writeTestSite({ 'a.js': '', 'a.js.br': '', 'a.js.gz': '', 'b.js': '', 'b.js.gz': '' });
    const table = listFiles(site.folder);
    expect([...table.keys()].toSorted()).toEqual(['a.js', 'b.js']);
    expect(table.get('a.js')?.encodings).toEqual(new Set(['br', 'gzip']));
    expect(table.get('b.js')?.encodings).toEqual(new Set(['gzip']));
  });

  test('finds copies that are compressed after it was made', () => {
    site = writeTestSite({ 'a.js': '' });
    const file = listFiles(site.folder).get('a.js');
    expect(file?.encodings).toEqual(new Set());
    writeFileSync(join(site.folder, 'a.js.br'), '');
    expect(file?.encodings).toEqual(new Set(['br']));
  });

  test('keeps a compressed file without an original', () => {
    site = writeTestSite({ 'venue.tar.gz': 'archive' });
    expect([...listFiles(site.folder).keys()]).toEqual(['venue.tar.gz']);
  });

  test('leaves out links, which may lead out of the folder', () => {
    site = writeTestSite({ 'index.html': '' });
    symlinkSync(join(site.folder, '../secret.txt'), join(site.folder, 'secret.txt'));
    expect([...listFiles(site.folder).keys()]).toEqual(['index.html']);
  });
});
