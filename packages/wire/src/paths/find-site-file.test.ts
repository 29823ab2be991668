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

  test.each(['/', '/index.html', '//'])('maps %s to the home page [S2.02]', (path) => {
    expect(findSiteFile(names, path)).toBe('index.html');
  });

  test.each(['/docs/page', '/docs/page/', '/docs/page.html', '/docs/page/index.html'])(
    'maps %s to the page in its folder [S2.02]',
    (path) => expect(findSiteFile(names, path)).toBe('docs/page/index.html'),
  );

  test.each(['/docs/flat', '/docs/flat/', '/docs/flat.html'])(
    'maps %s to the page in a separate file [S2.02]',
    (path) => expect(findSiteFile(names, path)).toBe('docs/flat.html'),
  );

  test('prefers the folder to the file when a page has both', () => {
    const both = new Set(['a.html', 'a/index.html']);
    expect(findSiteFile(both, '/a.html')).toBe('a/index.html');
  });

  test('keeps the name of a page that ends in index [S2.02]', () => {
    const pages = new Set(['my/index.html', 'myindex.html']);
    expect(findSiteFile(pages, '/myindex.html')).toBe('myindex.html');
  });

  test('finds an asset by its exact path only', () => {
    expect(findSiteFile(names, '/assets/a.js')).toBe('assets/a.js');
    expect(findSiteFile(names, '/assets/a')).toBeUndefined();
    expect(findSiteFile(names, '/assets/a.js/')).toBeUndefined();
  });

  test.each(['/_headers', '/_redirects', '/redirects.json', '//security-headers.json'])(
    'treats %s as private',
    (path) => expect(findSiteFile(names, path)).toBeUndefined(),
  );

  test.each(['/404', '/404.html', '/404/', '/404/index.html', '/.html'])(
    'does not treat %s as a page [S2.03]',
    (path) => {
      expect(findSiteFile(names, path)).toBeUndefined();
    },
  );

  test('keeps only the files at the root private', () => {
    expect(findSiteFile(names, '/docs/redirects.json')).toBe('docs/redirects.json');
  });

  test.each(['/nowhere', '/docs', '/../index.html', '/docs/../index.html'])(
    'finds nothing for %s [S2.03]',
    (path) => expect(findSiteFile(names, path)).toBeUndefined(),
  );
});
