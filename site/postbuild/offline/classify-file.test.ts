import { expect, test } from 'vitest';
import { isNamedByOthers, partOfFile } from './classify-file.ts';

test.each([
  ['index.html', 'shared'],
  ['docs/overview/index.html', 'docs'],
  ['docs/offline/index.html', 'shared'],
  ['web-sdk/markers/index.html', 'web-sdk-6.0'],
  ['web-sdk/5.0/markers/index.html', 'web-sdk-5.0'],
  ['showcase/index.html', 'showcase-6.0'],
  ['samples/web-sdk/6.0/first-map/main.html', 'web-sdk-6.0'],
  ['samples/mvf/read/main.html', 'docs'],
  ['assets/reference/ios-sdk/4.0-717361a4e3/1.json', 'ios-sdk-4.0'],
  ['assets/reference/mvf/3-37ec5aae73/index.json', 'docs'],
  ['sdk/6.0/index.js', 'sdk-6.0'],
  ['venues/index.json', 'venues'],
])('%s belongs to %s', (path, part) => {
  expect(partOfFile(path)).toBe(part);
});

test.each([
  '404.html',
  'web-sdk/markers.md',
  'npm/-/sdk.tgz',
  'search/config.json',
  'assistant/pages.json',
  'playground/index.html',
  'samples/playground/frame-6.0.html',
  'offline/manifest.json',
  'offline-worker.js',
  'index.html.br',
  'sitemap.xml',
  '_hosts/site.caddy',
])('%s is not downloaded', (path) => {
  expect(partOfFile(path)).toBeUndefined();
  expect(isNamedByOthers(path)).toBe(false);
});

test('files of the bundler belong to the parts that name them', () => {
  expect(isNamedByOthers('assets/js/p289.87c7d1.js')).toBe(true);
  expect(isNamedByOthers('samples/assets/map-1a2b.js')).toBe(true);
  expect(isNamedByOthers('assets/playground/worker-types-1a.js')).toBe(false);
});
