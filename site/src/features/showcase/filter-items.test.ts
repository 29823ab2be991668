import { describe, expect, test } from 'vitest';
import {
  choicesOf,
  filterItems,
  readQuery,
  type ShowcaseQuery,
  writeQuery,
} from './filter-items.ts';
import type { ShowcaseItem } from './showcase-item.ts';

const ANY: ShowcaseQuery = { text: '', venueType: '', feature: '' };
const ITEMS = [
  item('store-finder', 'Mall', ['Search', 'Camera'], 'Cafés and shops'),
  item('gate-finder', 'Airport', ['Wayfinding', 'Camera'], 'Walking times'),
  item('kiosk', 'Mall', ['Wayfinding'], 'A screen in the hall'),
];

describe('filterItems', () => {
  test.each<[string, Partial<ShowcaseQuery>, readonly string[]]>([
    ['all without a question', {}, ['store-finder', 'gate-finder', 'kiosk']],
    ['those with all words, without case and accents', { text: 'CAFE shop' }, ['store-finder']],
    ['those of a type of venue', { venueType: 'Mall' }, ['store-finder', 'kiosk']],
    ['those with a feature', { feature: 'Wayfinding' }, ['gate-finder', 'kiosk']],
    ['those that fit everything', { venueType: 'Mall', feature: 'Camera' }, ['store-finder']],
    ['none that fits a part only', { text: 'shop walking' }, []],
  ])('finds %s [S2.11]', (_, query, ids) => {
    expect(filterItems(ITEMS, { ...ANY, ...query }).map(({ id }) => id)).toEqual(ids);
  });
});

describe('choicesOf', () => {
  test('counts the items of each choice, given the other filters [S2.11]', () => {
    expect(choicesOf(ITEMS, { ...ANY, venueType: 'Mall' }, 'feature')).toEqual([
      { value: 'Camera', count: 1 },
      { value: 'Search', count: 1 },
      { value: 'Wayfinding', count: 1 },
    ]);
    expect(choicesOf(ITEMS, { ...ANY, venueType: 'Mall' }, 'venueType')).toEqual([
      { value: 'Airport', count: 1 },
      { value: 'Mall', count: 2 },
    ]);
  });
});

describe('readQuery and writeQuery', () => {
  test('round-trip a query', () => {
    const query = { text: 'step free', venueType: 'Hospital', feature: 'Turn-by-turn directions' };
    expect(readQuery(writeQuery(query))).toEqual(query);
  });

  test('represent no filters as an empty string', () => {
    expect(writeQuery(ANY)).toBe('');
    expect(readQuery('')).toEqual(ANY);
  });
});

function item(
  id: string,
  venueType: string,
  features: readonly string[],
  summary: string,
): ShowcaseItem {
  return {
    id,
    title: id,
    summary,
    description: '',
    venue: 'harbour-mall',
    venueType,
    features: features.map((name) => ({ name, guide: '/web-sdk/search' })),
    hasPicture: true,
    source: '',
  };
}
