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

  test.each(['/', '/index.html', '//'])('S2.02: %s is the home page', (path) => {
    expect(findSiteFile(names, path)).toBe('index.html');
  });

  test.each(['/docs/page', '/docs/page/', '/docs/page.html', '/docs/page/index.html'])(
    'S2.02: %s is the page in its folder',
    (path) => expect(findSiteFile(names, path)).toBe('docs/page/index.html'),
  );

  test.each(['/docs/flat', '/docs/flat/', '/docs/flat.html'])(
    'S2.02: %s is the page in a file of its own',
    (path) => expect(findSiteFile(names, path)).toBe('docs/flat.html'),
  );

  test('prefers the folder to the file where a page has both', () => {
    const both = new Set(['a.html', 'a/index.html']);
    expect(findSiteFile(both, '/a.html')).toBe('a/index.html');
  });

  test('S2.02: a page whose name ends in index keeps its name', () => {
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
    'S2.03: %s is no page',
    (path) => {
      expect(findSiteFile(names, path)).toBeUndefined();
    },
  );

  test('keeps only the files at the root private', () => {
    expect(findSiteFile(names, '/docs/redirects.json')).toBe('docs/redirects.json');
  });

  test.each(['/nowhere', '/docs', '/../index.html', '/docs/../index.html'])(
    'S2.03: %s is unknown',
    (path) => expect(findSiteFile(names, path)).toBeUndefined(),
  );
});
