import { describe, expect, test } from 'vitest';
import { createPlaces } from './create-places.ts';
import { hours } from './hours.ts';

const TOILETS = {
  kind: 'amenity',
  key: 'toilets',
  name: { en: 'Toilets', fr: 'Toilettes' },
  description: { en: 'Behind the stairs.', fr: 'Derrière l’escalier.' },
  categories: ['toilets'],
};
const CAFE = { ...TOILETS, kind: 'tenant', key: 'cafe', name: 'Café & Cie' };

function create(...rows: readonly unknown[]) {
  return createPlaces({
    venue: 'mall',
    languages: ['en', 'fr'],
    hours: { shop: ['Mo-Sa 10:00-20:00'], broken: ['weekdays'] },
    files: { 'shops.json': rows },
  });
}

describe('from a row', () => {
  test('a tenant gets a website from its name, which is the same in every language', () => {
    expect(create(CAFE)).toEqual([
      {
        place: {
          key: 'cafe',
          type: 'tenant',
          texts: {
            name: { en: 'Café & Cie', fr: 'Café & Cie' },
            description: CAFE.description,
          },
          website: 'https://cafe-cie.example',
          categories: ['toilets'],
        },
      },
    ]);
  });

  test('keeps a website of its own', () => {
    const [cafe] = create({ ...CAFE, website: 'https://elsewhere.example' });
    expect(cafe?.place.website).toBe('https://elsewhere.example');
  });

  test('motif and icon become images of the bundle', () => {
    const [cafe] = create({ ...CAFE, motif: 'cup', icon: 'coffee' });
    expect(cafe).toMatchObject({
      motif: 'cup',
      icon: 'coffee',
      place: { logo: 'assets/logos/cafe.svg', texts: { icon: 'assets/icons/coffee.svg' } },
    });
  });

  test('hours are a name or lines, for instances too', () => {
    const upstairs = { key: 'cafe-2', at: ['bar'], name: 'Bar', hours: ['Su 9:00-12:00'] };
    const [cafe] = create({ ...CAFE, hours: 'shop', instances: [upstairs] });
    expect(cafe?.place).toMatchObject({
      hours: hours('Mo-Sa 10:00-20:00'),
      instances: [
        {
          key: 'cafe-2',
          at: ['bar'],
          texts: { name: { en: 'Bar', fr: 'Bar' } },
          hours: hours('Su 9:00-12:00'),
        },
      ],
    });
  });
});

describe('says file, key, field and what to write', () => {
  test.each([
    [
      'an unknown kind',
      { ...TOILETS, kind: 'toilet' },
      'mall/places/shops.json, "toilets": "kind" is "toilet". Write one of tenant, amenity,',
    ],
    [
      'an unknown name of hours',
      { ...TOILETS, hours: 'night' },
      '"toilets": "hours" is "night". Write a name from hours.json (shop, broken) or ["Mo-Fr',
    ],
    [
      'a missing text',
      { ...TOILETS, description: undefined },
      '"toilets": "description" is missing. Write {"en":"…","fr":"…"}.',
    ],
    [
      'a missing translation',
      { ...TOILETS, description: { en: 'Behind the stairs.' } },
      '"toilets": "description" is {"en":"Behind the stairs."}. Write {"en":"…","fr":"…"}.',
    ],
    [
      'an unknown field',
      { ...TOILETS, telephone: '555' },
      '"toilets": there is no field "telephone". Use kind, key, name,',
    ],
    ['a row without a key', { ...TOILETS, key: '' }, 'shops.json, row 1: "key" is "".'],
    [
      'an incomplete instance',
      { ...TOILETS, instances: [{ key: 'toilets-2' }] },
      'shops.json, "toilets", "toilets-2": "at" is missing. Write a list such as ["toilets"].',
    ],
    [
      'wrong lines of hours',
      { ...TOILETS, hours: ['daily'] },
      'shops.json, "toilets": "hours": Opening hours "daily": expected',
    ],
    [
      'wrong lines in hours.json',
      { ...TOILETS, hours: 'broken' },
      'mall/places/hours.json, "broken": Opening hours "weekdays": expected',
    ],
  ])('of %s', (_, row, message) => {
    expect(() => create(row)).toThrow(message);
  });

  test('of a key that is used twice', () => {
    expect(() => create(CAFE, { ...TOILETS, instances: [{ key: 'cafe', at: ['bar'] }] })).toThrow(
      'mall/places/shops.json, "toilets": "key" is "cafe", as in mall/places/shops.json, "cafe". Write another one.',
    );
  });
});
