import { writeBundle } from '@brand/mvf';
import { tinyVenue } from '@brand/test-kit';
import { openVenue, type AnnotationSymbol, type Venue } from '@brand/venue';
import { beforeAll, describe, expect, test } from 'vitest';
import { chooseAnnotations, annotationsBySymbol } from './annotations.ts';
import { SymbolImageCache } from './symbol-image-cache.ts';

let venue: Venue;

beforeAll(async () => {
  venue = await openVenue(await writeBundle(tinyVenue()));
});

describe('chooseAnnotations', () => {
  test('selects all, or those of symbols and floors', () => {
    const [first] = venue.annotations;
    const { symbol, floor } = first!;
    expect(chooseAnnotations(venue.annotations, {})).toEqual(venue.annotations);
    expect(chooseAnnotations(venue.annotations, { symbols: [symbol.key] })).toContain(first);
    expect(chooseAnnotations(venue.annotations, { floors: [floor] })).toContain(first);
    const others = venue.floors.filter((each) => each !== floor);
    expect(chooseAnnotations(venue.annotations, { floors: others })).not.toContain(first);
    expect(chooseAnnotations(venue.annotations, { symbols: [] })).toEqual([]);
  });

  test('lists the symbols of the venue when asked for an unknown one', () => {
    const [first] = venue.annotations;
    expect(() => chooseAnnotations(venue.annotations, { symbols: ['dragon'] })).toThrow(
      `no symbol "dragon". Its symbols are: ${first!.symbol.key}`,
    );
  });
});

test('groups all annotations by symbol, the largest group first', () => {
  const groups = annotationsBySymbol(venue.annotations);
  const sizes = groups.map(({ annotations }) => annotations.length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(venue.annotations.length);
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  for (const { symbol, annotations } of groups) {
    expect(annotations.every((annotation) => annotation.symbol === symbol)).toBe(true);
  }
});

function setup() {
  const read: string[] = [];
  const pictures = new SymbolImageCache({
    readAsset: async (path) => {
      read.push(path);
      return path.startsWith('assets/') ? new Blob(['<svg/>']) : undefined;
    },
  });
  return { read, pictures };
}

describe('SymbolImageCache', () => {
  const symbol: AnnotationSymbol = { key: 'aed', name: 'AED', url: 'assets/aed.svg' };

  test('loads an image once for all users and frees it with the last', async () => {
    const { read, pictures } = setup();
    const [first, second] = await Promise.all([pictures.use(symbol), pictures.use(symbol)]);
    expect(first).toBe(second);
    pictures.release(symbol);
    await expect(pictures.use(symbol)).resolves.toBe(first);
    await expect(fetch(first).then(({ ok }) => ok)).resolves.toBe(true);
    pictures.release(symbol);
    pictures.release(symbol);
    await expect.poll(() => fetch(first).then(String, () => 'gone')).toBe('gone');
    await pictures.use(symbol);
    expect(read).toEqual([symbol.url, symbol.url]);
  });

  test('uses the URL of a hosted image and rejects for a missing one', async () => {
    const { pictures } = setup();
    const url = 'https://example.com/aed.svg';
    await expect(pictures.use({ ...symbol, url })).resolves.toBe(url);
    await expect(pictures.use({ ...symbol, url: '' })).rejects.toThrow('"aed"');
  });
});
