import { describe, expect, test } from 'vitest';
import { mediaTypeOf } from './media-types.ts';

describe('mediaTypeOf', () => {
  test.each([
    ['index.html', 'text/html; charset=utf-8'],
    ['assets/js/a.123.js', 'text/javascript; charset=utf-8'],
    ['assets/css/a.css', 'text/css; charset=utf-8'],
    ['img/logo.svg', 'image/svg+xml'],
    ['fonts/figtree.woff2', 'font/woff2'],
    ['sitemap.xml', 'application/xml'],
    ['robots.txt', 'text/plain; charset=utf-8'],
    ['venue.geojson', 'application/geo+json'],
    ['models/chair.glb', 'model/gltf-binary'],
    ['npm/@acme/map', 'application/json'],
    ['npm/-/acme-map-1.0.0.tgz', 'application/octet-stream'],
  ])('recognises %s', (name, type) => expect(mediaTypeOf(name)).toBe(type));

  test.each(['LICENSE', 'venue.unknown', '.html', 'venue.constructor', 'docs.md/LICENSE'])(
    'returns a byte stream for %s',
    (name) => {
      expect(mediaTypeOf(name)).toBe('application/octet-stream');
    },
  );
});
