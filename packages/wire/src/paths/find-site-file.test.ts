import { describe, expect, test } from 'vitest';
import { findSiteFile } from './find-site-file.ts';

describe('findSiteFile', () => {
  const names = new Set([
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
  ]);

  test.each(['/', '/index.html', '//'])('%s is the home page [S2.02]', (path) => {
    expect(findSiteFile(names, path)).toBe('index.html');
  });

  test.each(['/docs/page', '/docs/page/', '/docs/page.html', '/docs/page/index.html'])(
    '%s is the page in its folder [S2.02]',
    (path) => expect(findSiteFile(names, path)).toBe('docs/page/index.html'),
  );

  test.each(['/docs/flat', '/docs/flat/', '/docs/flat.html'])(
    '%s is the page in a file of its own [S2.02]',
    (path) => expect(findSiteFile(names, path)).toBe('docs/flat.html'),
  );

  test('prefers the folder to the file where a page has both', () => {
    const both = new Set(['a.html', 'a/index.html']);
    expect(findSiteFile(both, '/a.html')).toBe('a/index.html');
  });

  test('a page whose name ends in index keeps its name [S2.02]', () => {
    const pages = new Set(['my/index.html', 'myindex.html']);
    expect(findSiteFile(pages, '/myindex.html')).toBe('myindex.html');
  });

  test('finds an asset by its exact path alone', () => {
    expect(findSiteFile(names, '/assets/a.js')).toBe('assets/a.js');
    expect(findSiteFile(names, '/assets/a')).toBeUndefined();
    expect(findSiteFile(names, '/assets/a.js/')).toBeUndefined();
  });

  test.each(['/_headers', '/_redirects', '/redirects.json', '//security-headers.json'])(
    '%s is private',
    (path) => expect(findSiteFile(names, path)).toBeUndefined(),
  );

  test.each(['/404', '/404.html', '/404/', '/404/index.html', '/.html'])(
    '%s is no page [S2.03]',
    (path) => {
      expect(findSiteFile(names, path)).toBeUndefined();
    },
  );

  test('keeps only the files at the root private', () => {
    expect(findSiteFile(names, '/docs/redirects.json')).toBe('docs/redirects.json');
  });

  test.each(['/nowhere', '/docs', '/../index.html', '/docs/../index.html'])(
    '%s is unknown [S2.03]',
    (path) => expect(findSiteFile(names, path)).toBeUndefined(),
  );
});
