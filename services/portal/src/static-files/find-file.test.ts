import { describe, expect, test } from 'vitest';
import type { FileTable } from './file-table.ts';
import { findFile } from './find-file.ts';

describe('findFile', () => {
  const table = tableOf(
    'index.html',
    '404.html',
    'docs/page/index.html',
    'docs/flat.html',
    'assets/a.js',
    '_headers',
    '_redirects',
    'redirects.json',
    'security-headers.json',
    'docs/redirects.json',
  );

  test.each(['/', '/index.html', '//'])('S2.02: %s is the home page', (path) => {
    expect(findFile(table, path)?.name).toBe('index.html');
  });

  test.each(['/docs/page', '/docs/page/', '/docs/page.html', '/docs/page/index.html'])(
    'S2.02: %s is the page in its folder',
    (path) => expect(findFile(table, path)?.name).toBe('docs/page/index.html'),
  );

  test.each(['/docs/flat', '/docs/flat/', '/docs/flat.html'])(
    'S2.02: %s is the page in a file of its own',
    (path) => expect(findFile(table, path)?.name).toBe('docs/flat.html'),
  );

  test('prefers the folder to the file where a page has both', () => {
    const both = tableOf('a.html', 'a/index.html');
    expect(findFile(both, '/a.html')?.name).toBe('a/index.html');
  });

  test('S2.02: a page whose name ends in index keeps its name', () => {
    const pages = tableOf('my/index.html', 'myindex.html');
    expect(findFile(pages, '/myindex.html')?.name).toBe('myindex.html');
  });

  test('finds an asset by its exact path alone', () => {
    expect(findFile(table, '/assets/a.js')?.name).toBe('assets/a.js');
    expect(findFile(table, '/assets/a')).toBeUndefined();
    expect(findFile(table, '/assets/a.js/')).toBeUndefined();
  });

  test.each(['/_headers', '/_redirects', '/redirects.json', '//security-headers.json'])(
    '%s is private',
    (path) => expect(findFile(table, path)).toBeUndefined(),
  );

  test.each(['/404', '/404.html', '/404/', '/404/index.html', '/.html'])(
    'S2.03: %s is no page',
    (path) => {
      expect(findFile(table, path)).toBeUndefined();
    },
  );

  test('keeps only the files at the root private', () => {
    expect(findFile(table, '/docs/redirects.json')?.name).toBe('docs/redirects.json');
  });

  test.each(['/nowhere', '/docs', '/../index.html', '/docs/../index.html'])(
    'S2.03: %s is unknown',
    (path) => expect(findFile(table, path)).toBeUndefined(),
  );
});

function tableOf(...names: string[]): FileTable {
  const lastModified = new Date(0);
  return new Map(
    names.map((name) => [
      name,
      { name, absolutePath: `/site/${name}`, size: 1, lastModified, encodings: new Set() },
    ]),
  );
}
