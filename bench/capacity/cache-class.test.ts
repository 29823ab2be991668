import { expect, test } from 'vitest';
import { cacheClassOf } from './cache-class.ts';

test.each([
  ['public, max-age=31536000, immutable', 'immutable'],
  ['public, max-age=3600', 'cached'],
  ['public, max-age=0, must-revalidate', 'revalidated'],
  ['no-cache', 'revalidated'],
  ['no-store', 'uncacheable'],
  ['private, max-age=60', 'uncacheable'],
  ['', 'uncacheable'],
])('the class of "%s" is %s', (header, expected) => expect(cacheClassOf(header)).toBe(expected));
