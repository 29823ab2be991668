import { type Mvf3Document, writeBundle } from '@brand/mvf';
import { tinyVenue } from '@brand/test-kit';
import { beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { openVenue } from '../open-venue.ts';
import type { Venue } from '../venue.ts';
import { createSearch } from './create-search.ts';
import type { Search } from './search.ts';
import type { SearchHit, SearchOptions, SearchQueryOptions } from './search-types.ts';

type Place = {
  readonly id: string;
  readonly name: string;
  readonly de?: string;
  readonly shortName?: string;
  readonly description?: string;
  readonly category?: string;
  readonly tags?: string[];
  readonly hidden?: boolean;
  readonly at?: readonly string[];
  readonly hours?: readonly [opens: string, closes: string];
};

const PLACES: readonly Place[] = [
  {
    id: 'cafe',
    name: 'Café Zéphyr',
    category: 'lcat_food',
    tags: ['coffee', 'espresso'],
    at: ['g_g-cafe', 'g_u-cafe'],
    hours: ['08:00', '18:00'],
  },
  {
    id: 'bakery',
    name: 'Bakery',
    de: 'Bäckerei',
    category: 'lcat_food',
    description: 'Bread and coffee.',
    at: ['g_g-shop'],
    hours: ['06:00', '12:00'],
  },
  { id: 'gate-a7', name: 'Gate A7', shortName: 'A7', at: ['g_g-studio'] },
  { id: 'gate-a70', name: 'Gate A70', at: ['g_u-studio'] },
  { id: 'kiosk', name: 'Kiosk', description: 'Opposite gate A7.', at: ['g_g-office'] },
  { id: 'desk', name: 'Desk 2.14', at: ['g_u-office'] },
  { id: 'toilet-ground', name: 'Toilets', de: 'Toiletten', tags: ['wc'], at: ['g_g-lift'] },
  { id: 'toilet-upper', name: 'Toilets', de: 'Toiletten', tags: ['wc'], at: ['g_u-lift'] },
  { id: 'staff', name: 'Staff toilets', hidden: true, at: ['g_g-stairs'] },
];

function floorOf(geometryId: string): string {
  return geometryId.startsWith('g_u') ? 'f_upper' : 'f_ground';
}

/** A venue with the places above; names of shapes by id. */
async function openHouse(shapeNames: Readonly<Record<string, string>> = {}): Promise<Venue> {
  const base = tinyVenue();
  const document: Mvf3Document = {
    ...base,
    locations: PLACES.map((place) => ({
      id: `loc_${place.id}`,
      details: {
        name: place.name,
        ...(place.shortName && { shortName: place.shortName }),
        ...(place.description && { description: place.description }),
        ...(place.de && { translations: { de: { name: place.de } } }),
      },
      ...(place.category && { categories: [place.category] }),
      geometryAnchors: (place.at ?? []).map((geometryId) => ({
        floorId: floorOf(geometryId),
        geometryId,
      })),
      ...(place.hours && { openingHours: [{ opens: place.hours[0], closes: place.hours[1] }] }),
    })),
    locationInstances: [
      { id: 'loci_cafe-cart', parentId: 'loc_cafe', details: { name: 'Zéphyr cart' } },
      { id: 'loci_cafe-again', parentId: 'loc_cafe', details: { description: 'Once more.' } },
    ],
    cmsLocations: PLACES.map(({ id, tags, hidden }) => ({
      locationId: `loc_${id}`,
      ...(tags && { tags }),
      ...(hidden && { hidden }),
    })),
    cmsVenue: { ...base.cmsVenue, topLocations: ['loc_kiosk', 'loc_bakery'] },
  };
  for (const { features } of Object.values(document.geometry ?? {})) {
    for (const { properties } of features) {
      const name = shapeNames[properties.id];
      if (name !== undefined) properties.details = { name };
    }
  }
  return openVenue(writeBundle(document));
}

async function searchIn(
  shapeNames?: Readonly<Record<string, string>>,
  options?: SearchOptions,
): Promise<{ readonly venue: Venue; readonly search: Search }> {
  const venue = await openHouse(shapeNames);
  return { venue, search: createSearch(venue, options) };
}

function names(hits: readonly SearchHit[]): string[] {
  return hits.map(({ element }) => element.name);
}

let house: Search;
beforeAll(async () => {
  ({ search: house } = await searchIn());
});

function find(text: string, options?: SearchQueryOptions): string[] {
  return names(house.query(text, options));
}

describe('query', () => {
  it.each([
    ['cafe', 'Café Zéphyr'],
    ['ZÉPH', 'Café Zéphyr'],
    ['bakrey', 'Bakery'],
    ['bakery nonsense', 'Bakery'],
    ['where is the bakery', 'Bakery'],
    ['coffee', 'Café Zéphyr'],
    ['a7', 'Gate A7'],
    ['gate a7', 'Gate A7'],
    ['gate A 7', 'Gate A7'],
    ['gate 7', 'Gate A7'],
    ['bakerys', 'Bakery'],
    ['toilet', 'Toilets'],
    ['gaet a7', 'Gate A7'],
    ['zephry car', 'Zéphyr cart'],
    ['espreso', 'Café Zéphyr'],
    ['a70', 'Gate A70'],
    ['2.14', 'Desk 2.14'],
    ['wc', 'Toilets'],
    ['zephyr cart', 'Zéphyr cart'],
  ])('finds "%s" first at %s', (text, name) => {
    expect(find(text)[0]).toBe(name);
  });

  it('does not tolerate typos in short words and codes', () => {
    expect(find('a8')).toEqual([]);
    expect(find('wd')).toEqual([]);
    expect(find('2.15')).toEqual([]);
  });

  it('drops partial matches if an entry matches every word', () => {
    expect(find('gate a70')).toEqual(['Gate A70']);
  });

  it('finds a location by the name of its shape', async () => {
    const { search } = await searchIn({ 'g_g-office': 'North pavilion' });
    const [hit] = search.query('pavilion');
    expect(hit?.element.id).toBe('loc_kiosk');
    expect(hit?.matches[0]?.field).toBe('elements');
  });

  it('returns nothing for nonsense and does not throw on odd text', () => {
    expect(find('qqqqqq')).toEqual([]);
    const all = house.query('').length;
    for (const text of ['   ', '–', '.*[', '\u0000', '😀']) {
      expect(house.query(text)).toHaveLength(all);
    }
    expect(house.query('__proto__ constructor')).toEqual([]);
  });

  it('applies the field weights of the app', async () => {
    const { search } = await searchIn(
      {},
      {
        weights: { description: 1, name: 0, tags: 0 },
      },
    );
    expect(names(search.query('coffee'))).toEqual(['Bakery']);
  });
});

describe('other words for the same thing', () => {
  it('find what the venue calls otherwise, in any language, with the venue’s word marked', () => {
    expect(find('sanitários')).toEqual(['Toilets', 'Toilets']);
    expect(marked('restroom')).toEqual(['name: Toilets', 'tags: wc']);
    expect(find('restrom')).toEqual(['Toilets', 'Toilets']);
    expect(find('where is the ladies room')).toEqual(['Toilets', 'Toilets']);
  });

  it('rank below names, and below their beginnings', async () => {
    const { search } = await searchIn({
      'g_g-hall': 'Washroom supplies',
      'g_u-hall': 'Washrooms Ltd',
    });
    expect(names(search.query('washroom')).slice(0, 2)).toEqual([
      'Washrooms Ltd',
      'Washroom supplies',
    ]);
    const scores = search.query('washroom').map(({ score }) => score);
    expect(scores).toHaveLength(4);
    expect(scores[2]).toBeLessThan(scores[1]! * 0.9);
  });

  it('do not take words of a description for what a place is', () => {
    // The bakery's description mentions coffee.
    expect(find('cafetaria')).toEqual(['Café Zéphyr', 'Zéphyr cart']);
  });

  it('do not stand in for a word that only looks like one of them', () => {
    // One letter from "wc".
    expect(find('wd')).toEqual([]);
  });
});

describe('searchable entries', () => {
  it('contain one hit for a location with several shapes and unnamed instances', () => {
    const hits = find('zephyr').toSorted();
    expect(hits).toEqual(['Café Zéphyr', 'Zéphyr cart']);
  });

  it('exclude hidden locations and their spaces', async () => {
    const { search } = await searchIn({ 'g_g-stairs': 'Staff toilets' });
    expect(search.query('staff')).toEqual([]);
    expect(search.query('staff', { types: ['space'] })).toEqual([]);
  });

  it('include a named space unless it belongs to a location', async () => {
    const { search } = await searchIn({ 'g_g-hall': 'Long hall', 'g_g-cafe': 'Room 12' });
    expect(search.query('hall').map(({ type }) => type)).toEqual(['space']);
    expect(search.query('room 12').map(({ type }) => type)).toEqual(['location']);
    expect(search.query('room 12', { types: ['space'] }).map(({ type }) => type)).toEqual([
      'space',
    ]);
  });

  it('exclude unnamed spaces', async () => {
    const { search } = await searchIn({ 'g_g-hall': 'Long hall' });
    expect(names(search.query('', { types: ['space'] }))).toEqual(['Long hall']);
  });

  it('include categories, and locations by the ancestors of their categories', () => {
    expect(house.query('food')[0]).toMatchObject({
      type: 'category',
      score: expect.closeTo(0.98),
    });
    expect(names(house.query('places', { types: ['location'] }))).toContain('Bakery');
  });
});

describe('filters', () => {
  it('keep entries that are open at a moment or have no opening hours', () => {
    const morning = new Date('2025-06-02T07:00:00+02:00');
    const evening = new Date('2025-06-02T17:00:00+02:00');
    const night = new Date('2025-06-02T23:00:00+02:00');
    const at = (open: Date): string[] => names(house.query('', { open, types: ['location'] }));
    expect(at(morning)).toContain('Bakery');
    expect(at(morning)).not.toContain('Café Zéphyr');
    expect(at(evening)).toContain('Café Zéphyr');
    expect(at(evening)).not.toContain('Bakery');
    expect(at(night)).toContain('Kiosk');
    expect(names(house.query('food', { open: night }))).toEqual([]);
  });

  it('keep entries of a category or its descendants', async () => {
    const { venue, search } = await searchIn();
    const inFood = names(search.query('', { categories: ['lcat_food'], types: ['location'] }));
    expect(inFood.toSorted()).toEqual(['Bakery', 'Café Zéphyr', 'Zéphyr cart']);
    const places = venue.get('category', 'lcat_places');
    expect(names(search.query('', { categories: [places], types: ['location'] }))).toEqual(inFood);
    expect(search.query('kiosk', { categories: [places] })).toEqual([]);
  });

  it('return no more hits than the limit', () => {
    expect(find('', { limit: 2 })).toEqual(['Kiosk', 'Bakery']);
    expect(find('', { limit: 0 })).toEqual([]);
    expect(find('', { limit: -1 })).toEqual([]);
  });
});

describe('types', () => {
  it('narrow hits to the requested types, in TypeScript too', async () => {
    const { venue, search } = await searchIn();
    expectTypeOf(search.query('')).toEqualTypeOf<SearchHit[]>();
    const [cafe] = search.query('zephyr', { types: ['location'] });
    expect(cafe?.element.elements).toHaveLength(2);
    const places = createSearch(venue, { types: ['location', 'category'] });
    expectTypeOf(places.query('')).toEqualTypeOf<SearchHit<'location' | 'category'>[]>();
    expectTypeOf(places.query('', { limit: 1 })).toEqualTypeOf<
      SearchHit<'location' | 'category'>[]
    >();
    expectTypeOf(places.query('', { types: ['category'] })).toEqualTypeOf<
      SearchHit<'category'>[]
    >();
    const options: SearchQueryOptions = {};
    expectTypeOf(places.query('', options)).toEqualTypeOf<SearchHit[]>();
  });
});

describe('query ordering', () => {
  it('lists top locations first, then locations, categories and spaces by name', async () => {
    const { search } = await searchIn({ 'g_g-hall': 'Aisle' });
    expect(names(search.query(''))).toEqual([
      'Kiosk',
      'Bakery',
      'Café Zéphyr',
      'Desk 2.14',
      'Gate A7',
      'Gate A70',
      'Toilets',
      'Toilets',
      'Zéphyr cart',
      'Food',
      'Places',
      'Aisle',
    ]);
  });

  it('ranks the nearest first without a text', async () => {
    const { venue, search } = await searchIn();
    const near = venue.get('location', 'loc_gate-a7').center;
    const hits = search.query('', { ...(near && { near }), types: ['location'] });
    expect(hits[0]).toMatchObject({ element: { name: 'Gate A7' }, distance: 0 });
    const onFloor = hits.filter(({ element }) => element.id !== 'loc_cafe');
    expect(onFloor.at(-1)?.distance).toBeUndefined();
  });

  it('returns the nearest part of a hit', async () => {
    const { venue, search } = await searchIn({ 'g_g-hall': 'Aisle' });
    const { elements } = venue.get('location', 'loc_cafe');
    expect(elements).toHaveLength(2);
    for (const part of elements) {
      const near = part.center;
      const [cafe] = search.query('zephyr', { near, types: ['location'] });
      expect(cafe?.nearestPart).toBe(part);
      const [food] = search.query('food', { near, types: ['category'] });
      expect(food?.nearestPart).toBe(part);
    }
    const [aisle] = search.query('aisle', { near: { lngLat: [13.4, 52.5] } });
    expect(aisle?.nearestPart).toBe(aisle?.element);
    expect(search.query('zephyr')[0]).not.toHaveProperty('nearestPart');
  });

  it('ranks the nearest of equally good hits first, and its floor before the next', () => {
    const lngLat = [13.4, 52.5] as const;
    for (const [floorId, id] of [
      ['f_ground', 'loc_toilet-ground'],
      ['f_upper', 'loc_toilet-upper'],
    ] as const) {
      const [first, second] = house.query('toilets', { near: { lngLat, floorId } });
      expect(first?.element.id).toBe(id);
      expect(second?.distance).toBeCloseTo(first?.distance ?? 0, 5);
      expect(second?.score).toBeLessThan(first?.score ?? 0);
    }
  });

  it('does not rank a near hit above a much better one', async () => {
    const { venue, search } = await searchIn();
    const near = venue.get('location', 'loc_kiosk').center;
    expect(names(search.query('gate a7', near && { near }))[0]).toBe('Gate A7');
  });

  it('returns the same order each time', async () => {
    const { search } = await searchIn();
    for (const text of ['', 'o', 'toilets']) expect(names(search.query(text))).toEqual(find(text));
  });
});

function marked(typed: string): string[] {
  return (house.query(typed)[0]?.matches ?? []).flatMap(({ field, text, ranges }) =>
    ranges.map((range) => `${field}: ${text.slice(...range)}`),
  );
}

describe('highlights', () => {
  it('mark the matches in the original text', () => {
    expect(marked('cafe zeph')).toEqual(['name: Café', 'name: Zéph']);
    expect(marked('bakrey')).toEqual(['name: Bakery']);
    expect(marked('gate a7')).toEqual(['name: Gate', 'name: A7', 'shortName: A7']);
    expect(marked('espr')).toEqual(['tags: espr']);
  });
});

describe('query in several languages', () => {
  it('uses the language of the venue, also after a change', async () => {
    const { venue, search } = await searchIn();
    expect(search.query('bäckerei')).toEqual([]);
    venue.setLanguage('de');
    expect(names(search.query('backerei'))).toEqual(['Bäckerei']);
    venue.setLanguage('en');
    expect(search.query('bäckerei')).toEqual([]);
  });

  it('finds names in the default language too, after those in the chosen one', async () => {
    const { venue, search } = await searchIn();
    venue.setLanguage('de');
    const [hit] = search.query('bakery');
    expect(hit?.element.name).toBe('Bäckerei');
    expect(hit?.matches).toEqual([
      { field: 'name', language: 'en', text: 'Bakery', ranges: [[0, 6]] },
    ]);
    expect(hit?.score).toBeLessThan(search.query('bäckerei')[0]?.score ?? 0);
  });

  it('uses a requested language, and lists the known ones if it is unknown', async () => {
    const { venue, search } = await searchIn();
    const [hit] = search.query('bäckerei', { language: 'de' });
    expect(hit?.element.id).toBe('loc_bakery');
    expect(venue.language).toBe('en');
    expect(() => search.query('x', { language: 'fr' })).toThrow(/found "fr".*en, de/);
  });
});

describe('suggest', () => {
  it('completes to names, tags and categories, each once', () => {
    expect(house.suggest('toil')).toEqual(['Toilets']);
    expect(house.suggest('esp')).toEqual(['espresso']);
    expect(house.suggest('fo')).toEqual(['Food']);
    expect(house.suggest('ga', { limit: 1 })).toEqual(['Gate A7']);
  });

  it('does not suggest the typed text itself', () => {
    expect(house.suggest('Kiosk')).toEqual([]);
  });
});

describe('remove', () => {
  it('returns nothing afterwards and releases the venue', async () => {
    const { venue, search } = await searchIn();
    search.remove();
    search.remove();
    expect(search.query('bakery')).toEqual([]);
    venue.setLanguage('de');
    expect(search.suggest('b')).toEqual([]);
  });
});
