import { describe, expect, test } from 'vitest';
import { box, collection, draftOf, line, point, twoRooms } from './osm.fixture.ts';
import type { OsmTags } from './osm-feature.ts';

const room = (tags: OsmTags): ReturnType<typeof box> =>
  box('way/1', [0, 0, 5, 5], { indoor: 'room', level: '0', ...tags });
const placesOf = (...features: ReturnType<typeof box>[]) => draftOf(collection(...features));

describe('places', () => {
  test('have the name, number and kind of their room', () => {
    const { draft } = placesOf(room({ name: 'Bookshop', ref: '12', shop: 'second_hand_books' }));
    expect(draft.places).toMatchObject([
      {
        key: 'way/1',
        details: { name: 'Bookshop', shortName: '12', externalId: 'way/1' },
        shapes: ['way/1 l0'],
        categories: ['shop=second_hand_books'],
      },
    ]);
    expect(draft.categories).toEqual([
      { key: 'shop', details: { name: 'Shops' } },
      { key: 'shop=second_hand_books', details: { name: 'Second hand books' }, parent: 'shop' },
    ]);
  });

  test.each([
    [{ ref: '101' }, '101'],
    [{ ref: '101', room: 'office' }, '101'],
    [{ room: 'office' }, 'Office'],
    [{ railway: 'platform', ref: '3' }, 'Platform 3'],
    [{ amenity: 'toilets' }, 'Toilets'],
    [{ amenity: 'toilets', female: 'yes', ref: '7' }, 'Toilets (women)'],
    [{ amenity: 'toilets', male: 'yes' }, 'Toilets (men)'],
    [{ amenity: 'toilets', male: 'yes', female: 'yes' }, 'Toilets'],
  ])('use their kind as name when they have none: %o', (tags, name) => {
    expect(placesOf(room(tags)).draft.places.map(({ details }) => details.name)).toEqual([name]);
  });

  test('exclude plain rooms and numbered corridors', () => {
    const { draft } = placesOf(
      room({}),
      box('way/2', [5, 0, 9, 5], { indoor: 'corridor', level: '0', ref: 'F1' }),
      box('way/3', [9, 0, 15, 5], { indoor: 'room', level: '0', room: 'yes' }),
    );
    expect(draft.places).toEqual([]);
  });

  test('have one shape for each level', () => {
    const { draft } = placesOf(room({ name: 'Hall', level: '0-1' }));
    expect(draft.places[0]?.shapes).toEqual(['way/1 l0', 'way/1 l1']);
  });

  test('have translations and prefer the requested language', () => {
    const tags = { name: 'Rathaus', 'name:en': 'Town hall', 'name:pt-BR': 'Prefeitura' };
    const plain = placesOf(room(tags)).draft.places[0]?.details;
    expect(plain).toMatchObject({
      name: 'Rathaus',
      translations: { en: { name: 'Town hall' }, 'pt-BR': { name: 'Prefeitura' } },
    });
    const english = draftOf(collection(room(tags)), 'en').draft.places[0]?.details;
    expect(english?.name).toBe('Town hall');
    expect(Object.keys(english?.translations ?? {})).toEqual(['pt-BR']);
  });

  test('have contacts and opening hours', () => {
    const { draft, report } = placesOf(
      room({
        name: 'Café',
        amenity: 'cafe',
        'contact:phone': '+49 1',
        website: 'cafe.example/menu',
        'contact:facebook': 'cafe',
        email: 'a@cafe.example',
        wikipedia: 'en:The Café',
        opening_hours: 'Mo-Fr 08:00-18:00; Aug off',
        brand: 'Bean',
        cuisine: 'coffee',
      }),
    );
    expect(draft.places[0]).toMatchObject({
      phone: '+49 1',
      website: { label: 'cafe.example', url: 'https://cafe.example/menu' },
      social: [{ name: 'Facebook', url: 'https://www.facebook.com/cafe' }],
      links: [
        { label: 'a@cafe.example', url: 'mailto:a@cafe.example' },
        { label: 'Wikipedia', url: 'https://en.wikipedia.org/wiki/The_Caf%C3%A9' },
      ],
      openingHours: [{ opens: '08:00', closes: '18:00' }],
      tags: ['Bean'],
      extra: { osm: { cuisine: 'coffee' } },
    });
    expect(report.get('opening-hours')).toMatchObject({ action: 'dropped' });
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'not a url', ''])(
    'do not link to %j',
    (website) => {
      expect(placesOf(room({ name: 'Shop', website })).draft.places[0]).not.toHaveProperty(
        'website',
      );
    },
  );
});

const shop = (at: readonly [number, number]): ReturnType<typeof box> =>
  point('node/1', at, { shop: 'books', name: 'Books', level: '0' });

describe('points of interest', () => {
  test('become the place of the room around them when it has none', () => {
    const { draft, report } = placesOf(room({ ref: '5' }), shop([2, 2]));
    expect(draft.places).toMatchObject([
      {
        details: { name: 'Books', shortName: '5' },
        shapes: ['way/1 l0'],
        categories: ['shop=books'],
      },
    ]);
    expect(draft.shapes).toHaveLength(1);
    expect(report.get('point-became-room')).toMatchObject({ action: 'changed' });
  });

  test('become the place of the smallest room around them', () => {
    const inner = box('way/2', [1, 1, 4, 4], { indoor: 'room', level: '0' });
    const outer = box('way/3', [-9, -9, 30, 30], { indoor: 'room', level: '0' });
    const { draft } = placesOf(room({}), inner, outer, shop([2, 2]));
    expect(draft.places.map(({ shapes }) => shapes)).toEqual([['way/2 l0']]);
  });

  test('stay points in a room that is something else', () => {
    const { draft } = placesOf(room({ name: 'Station', amenity: 'bus_station' }), shop([2, 2]));
    expect(draft.places.map(({ shapes }) => shapes)).toEqual([['way/1 l0'], ['node/1 l0']]);
    expect(draft.shapes[1]).toMatchObject({ kind: 'poi', geometry: { type: 'Point' } });
  });

  test('merge with the room when both have the same name', () => {
    const { draft } = placesOf(room({ name: 'Books' }), shop([2, 2]));
    expect(draft.places).toHaveLength(1);
  });

  test('take the level of the room around them, else disappear', () => {
    const { draft, report } = placesOf(
      ...twoRooms('2'),
      point('node/1', [5, 2], { amenity: 'atm' }),
      point('node/2', [500, 2], { amenity: 'atm' }),
    );
    expect(
      draft.places.filter(({ key }) => key.startsWith('node')).map(({ shapes }) => shapes),
    ).toEqual([['node/1 l2']]);
    expect(report.get('level-of-point')).toMatchObject({ action: 'guessed' });
    expect(report.get('outdoor-feature')).toMatchObject({ action: 'dropped' });
  });

  test('show furniture but neither name it nor add places for it', () => {
    const { draft } = placesOf(
      ...twoRooms('0'),
      point('node/1', [5, 2], { amenity: 'waste_basket', level: '0' }),
      point('node/2', [6, 2], { tourism: 'artwork', name: 'Bubbles', level: '0' }),
      line(
        'way/9',
        [
          [0, 1],
          [20, 1],
        ],
        { indoor: 'yes', tactile_paving: 'yes', level: '0' },
      ),
    );
    expect(draft.places).toHaveLength(2);
    expect(draft.shapes.slice(-3).map(({ kind, details }) => [kind, details])).toEqual([
      ['object', { externalId: 'node/1' }],
      ['object', { externalId: 'node/2', name: 'Bubbles' }],
      ['area', { externalId: 'way/9' }],
    ]);
  });

  test('name what people look for by its kind', () => {
    const { draft } = placesOf(
      ...twoRooms('0'),
      point('node/1', [5, 2], { amenity: 'atm', level: '0' }),
      point('node/2', [6, 2], { amenity: 'toilets', level: '0' }),
    );
    expect(draft.places.map(({ details }) => details.name)).toEqual([
      'West',
      'East',
      'Atm',
      'Toilets',
    ]);
  });
});
