import { describe, expect, test } from 'vitest';
import { chunkOf, pageOf } from './chunk-of.ts';

const reference = { chunks: 7, namespaces: ['v2'] };

describe('pageOf', () => {
  test.each([
    ['MapView', 'MapView'],
    ['MapView.on', 'MapView'],
    ['Camera.isInView.options.mode', 'Camera'],
    ['v2.Floor', 'v2.Floor'],
    ['v2.Floor.id', 'v2.Floor'],
    ['v2', 'v2'],
  ])('shows %s with %s', (id, page) => {
    expect(pageOf(id, reference)).toBe(page);
  });
});

describe('chunkOf', () => {
  test('puts a symbol and its members into one file', () => {
    expect(chunkOf('MapView.on', reference)).toBe(chunkOf('MapView', reference));
    expect(chunkOf('v2.Floor.id', reference)).toBe(chunkOf('v2.Floor', reference));
  });

  test('distributes symbols over all files', () => {
    const ids = Array.from({ length: 200 }, (_, index) => `Symbol${index}`);
    expect(new Set(ids.map((id) => chunkOf(id, reference))).size).toBe(7);
  });
});
