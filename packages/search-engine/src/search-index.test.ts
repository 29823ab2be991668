import { describe, expect, test } from 'vitest';
import { search } from './answer.ts';
import type { SearchParameters } from './parameters.ts';
import { SearchIndex } from './search-index.ts';
import type { StoredObject } from './values.ts';

type Shape = { type?: string; title: string; heading?: string; content?: string } & Record<
  string,
  unknown
>;

function record(objectID: string, { title, heading, content, ...rest }: Shape): StoredObject {
  return {
    objectID,
    type: heading === undefined ? 'lvl1' : 'lvl2',
    hierarchy: { lvl0: title, lvl1: title, lvl2: heading ?? null },
    content: content ?? null,
    isLatest: true,
    ...rest,
  };
}

const RECORDS = [
  record('markers', { title: 'Markers', body: 'Pin HTML to a place.' }),
  record('add-marker', {
    title: 'Markers',
    heading: 'Add a marker',
    body: 'map.markers.add takes a place.',
  }),
  record('markers-5', { title: 'Markers', isLatest: false, sdk: 'web-sdk', version: '5.0' }),
  record('android', { title: 'Markers', sdk: 'android-sdk', context: 'Android SDK 5.0' }),
  record('blue-dot', { title: 'Blue dot', body: 'Shows where the user is.' }),
  record('lift', { title: 'Connections', heading: 'Close a lift', body: 'Routes lead around it.' }),
  record('focus', {
    title: 'API reference',
    heading: 'Camera.focusOn',
    kind: 'symbol',
    context: 'map',
    content: 'Brings something into view.',
  }),
  record('route', { title: 'API reference', heading: 'Route', kind: 'symbol' }),
  record('label-remove', { title: 'API', heading: 'Label.remove', kind: 'symbol' }),
  record('removable', { title: 'API', heading: 'Removable.remove', kind: 'symbol' }),
  record('route-from', { title: 'API reference', heading: 'Route.from', kind: 'symbol' }),
  record('text', {
    title: 'Camera',
    type: 'content',
    content: 'Call map.camera.focusOn(space) to see a room.',
  }),
  record('marker-class', { title: 'API', heading: 'MarkerOptions.className', kind: 'symbol' }),
  record('marker-options', { title: 'API', heading: 'MarkerOptions', kind: 'symbol' }),
  record('turn-by-turn', { title: 'Turn-by-turn directions' }),
  record('elevation', { title: 'Floors', heading: 'Elevation of a floor' }),
];
const index = SearchIndex.of(RECORDS);

function find(query: string, parameters: SearchParameters = {}): string[] {
  return search(index, { query, ...parameters }).hits.map(({ objectID }) => objectID);
}

describe('a search', () => {
  test.each([
    ['an exact title', 'markers', 'markers'],
    ['while typing', 'mark', 'markers'],
    ['one and many', 'marker', 'markers'],
    ['two letters that changed places', 'makrers', 'markers'],
    ['a missing letter', 'markrs', 'markers'],
    ['two words as one', 'bluedot', 'blue-dot'],
    ['one word as two', 'blue dot', 'blue-dot'],
    ['a name of two words before its members', 'marker options', 'marker-options'],
    ['a name with the SDK that is meant', 'android sdk markers', 'android'],
    ['three words as one', 'turnbyturn', 'turn-by-turn'],
    ['a symbol by its name', 'focusOn', 'focus'],
    ['a symbol by its path', 'map.camera.focusOn', 'focus'],
    ['a part of a name', 'focus', 'focus'],
    ['a name with a word that means nothing alone', 'Route.from', 'route-from'],
    ['a name that is Portuguese too', 'Removable.remove', 'removable'],
    ['English words that are Portuguese too', 'removable remove', 'removable'],
    ['a word that means the same', 'elevator', 'lift'],
    ['a name with a word that means nothing in prose', 'focus on', 'focus'],
    ['a word that was split at one without meaning', 'turn by turn', 'turn-by-turn'],
    ['three words as one name', 'marker class name', 'marker-class'],
    ['a word that others use for it', 'travelator', 'lift'],
    ['a question', 'how do I add a marker to the map?', 'add-marker'],
    ['what is said below a heading', 'where is the user', 'blue-dot'],
  ])('ranks the expected record first: %s', (_name, query, first) => {
    expect(find(query)[0]).toBe(first);
  });

  test('ranks the latest version before older ones', () => {
    const found = find('markers');
    expect(found.indexOf('markers-5')).toBeGreaterThan(found.indexOf('android'));
  });

  test('ranks the SDK of the reader first, and keeps the rest', () => {
    const found = find('markers', { optionalFilters: ['sdk:android-sdk'] });
    expect(found[0]).toBe('android');
    expect(found.toSorted()).toEqual(find('markers').toSorted());
  });

  test('keeps words of one origin apart', () => {
    expect(find('elevator')).not.toContain('elevation');
  });

  test('returns a stable order', () => {
    expect(find('m')).toEqual(find('m'));
    expect(new Set(find('m')).size).toBe(find('m').length);
  });

  test('finds nothing for nonsense', () => {
    expect(find('qqqzzzxxx')).toEqual([]);
  });

  test('returns everything for an empty query', () => {
    expect(find('').length).toBe(RECORDS.length);
  });
});

describe('advanced syntax', () => {
  test('matches a quoted phrase only as adjacent words', () => {
    expect(find('"see a room"', { advancedSyntax: true })).toEqual(['text']);
    expect(find('"room a see"', { advancedSyntax: true })).toEqual([]);
  });

  test('excludes words after a minus', () => {
    expect(find('camera -room', { advancedSyntax: true })).not.toContain('text');
  });
});

describe('pages', () => {
  test('continue where the last one ended', () => {
    const all = find('m', { hitsPerPage: 100 });
    const pages = [0, 1, 2].flatMap((page) => find('m', { hitsPerPage: 3, page }));
    expect(pages).toEqual(all.slice(0, 9));
  });

  test('contain nothing beyond the last', () => {
    expect(find('m', { page: 1_000_000 })).toEqual([]);
    expect(search(index, { query: 'm', hitsPerPage: 0 })).toMatchObject({ nbPages: 0, hits: [] });
  });

  test('contain one of several duplicates', () => {
    const found = find('markers', { distinct: true, attributeForDistinct: 'hierarchy.lvl1' });
    expect(found.filter((id) => /^(?:add-)?markers?(?:-5)?$|android/.test(id))).toHaveLength(1);
  });
});

describe('marks', () => {
  test('show the typed prefix, and parts of names', () => {
    const [hit] = search(index, {
      query: 'focus',
      highlightPreTag: '<b>',
      highlightPostTag: '</b>',
    }).hits;
    expect(hit).toMatchObject({
      _highlightResult: { hierarchy: { lvl2: { value: 'Camera.<b>focus</b>On' } } },
    });
  });

  test('omit levels that a record does not have [S1.01]', () => {
    const [hit] = search(index, { query: 'blue' }).hits;
    expect(Object.keys((hit as never)['_highlightResult']['hierarchy'])).toEqual(['lvl0', 'lvl1']);
  });
});

test('computes a result once for all readers', () => {
  const first = search(index, { query: 'markers', clickAnalytics: true, userToken: 'one' });
  expect(search(index, { query: 'markers', userToken: 'other' })).toBe(first);
  expect(search(index, { query: 'markers', page: 1 })).not.toBe(first);
  expect(search(index, { query: 'marker' })).not.toBe(first);
});

test('ranks the section of the reader first without hiding the rest', () => {
  const found = find('markers', { optionalFilters: ['sdk:android-sdk'] });
  expect(found[0]).toBe('android');
  expect(found).toContain('markers');
});

test('finds nothing for punctuation, and everything for an empty query', () => {
  expect(find('(( 🚀 ))')).toEqual([]);
  expect(find('  ').length).toBeGreaterThan(RECORDS.length / 2);
});

test('supports snippets of numbers', () => {
  const years = SearchIndex.of([{ objectID: 'one', year: 1993 }]);
  const [hit] = search(years, { query: '1993', attributesToSnippet: ['year'] }).hits;
  expect(hit?.['_snippetResult']).toEqual({
    year: { value: '<em>1993</em>', matchLevel: 'full' },
  });
});

test('does not cache results of over-long queries', () => {
  const asked = { query: 'markers', facetFilters: [['sdk:x'.repeat(2000)]] };
  expect(search(index, asked)).toEqual(search(index, asked));
  expect(search(index, asked)).not.toBe(search(index, asked));
});
