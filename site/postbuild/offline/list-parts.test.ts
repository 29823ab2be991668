import { expect, test } from 'vitest';
import { listParts } from './list-parts.ts';

const SITE: Readonly<Record<string, string>> = {
  'index.html': '<script src="/assets/js/main.1.js">',
  'docs/overview/index.html':
    '<link href="/assets/css/tools.1.css"><script src="/assets/js/p2.1.js">',
  'web-sdk/markers/index.html':
    '<script src="/assets/js/p1.1.js"><script src="/assets/js/main.1.js">',
  'samples/web-sdk/6.0/markers/main.html': 'sdk/6.0/index.js ../assets/frame-1.js',
  'samples/assets/frame-1.js': 'import "./chunk-2.js"',
  'samples/assets/chunk-2.js': '',
  'samples/assets/unused-3.js': '',
  'assets/css/tools.1.css': '',
  'assets/js/p1.1.js': '"assets/images/pin-1.webp"',
  'assets/js/p2.1.js': '',
  'assets/js/main.1.js': '"p1.1.js"',
  'assets/js/search.1.js': '',
  'assets/images/pin-1.webp': '',
  'sdk/6.0/index.js': '',
  'venues/mall/mvf-3.zip': '',
  'search/records.ndjson': '',
};

const parts = new Map(
  listParts(Object.keys(SITE), (path) => SITE[path] ?? '').map((part) => [part.id, part]),
);

test('a part has its pages, what they name, and what that names', () => {
  expect(parts.get('web-sdk-6.0')).toMatchObject({
    group: 'Web SDK',
    pages: 1,
    needs: ['shared', 'sdk-6.0', 'venues'],
    paths: [
      'assets/images/pin-1.webp',
      'assets/js/p1.1.js',
      'samples/assets/chunk-2.js',
      'samples/assets/frame-1.js',
      'samples/web-sdk/6.0/markers/main.html',
      'web-sdk/markers/index.html',
    ],
  });
});

test('code that pages load on demand belongs to all of them, even if one page links it', () => {
  expect(parts.get('shared')?.paths).toEqual([
    'assets/css/tools.1.css',
    'assets/js/main.1.js',
    'assets/js/search.1.js',
    'index.html',
  ]);
});

test('versions that the build left out are not offered', () => {
  expect([...parts.keys()]).toEqual(['shared', 'venues', 'sdk-6.0', 'docs', 'web-sdk-6.0']);
});
