import { expect, test } from 'vitest';
import { VENUES } from './venue-list.ts';

test('has five venues with distinct slugs', () => {
  expect(VENUES).toHaveLength(5);
  expect(new Set(VENUES.map(({ slug }) => slug)).size).toBe(5);
});

test('covers every type of connection', () => {
  const types = new Set(VENUES.flatMap(({ connections }) => connections.map(({ type }) => type)));
  expect([...types].toSorted()).toEqual([
    'door',
    'elevator',
    'escalator',
    'ladder',
    'ramp',
    'stairs',
    'travelator',
  ]);
});

test('has three venues in two languages or more', () => {
  const many = VENUES.filter(({ languages }) => Object.keys(languages).length >= 2);
  expect(many.length).toBeGreaterThanOrEqual(3);
});

test('has a venue with outdoor areas between buildings with facades', () => {
  const campus = VENUES.filter(
    ({ buildings, floors }) =>
      buildings.filter(({ facade }) => facade?.length).length >= 3 &&
      floors.some(({ options }) => options.outdoors),
  );
  expect(campus.length).toBeGreaterThanOrEqual(1);
});

test.each(VENUES.map((venue) => [venue.slug, venue] as const))(
  'gives %s everything that guides show',
  (_, { places, floors, categories, styles, address }) => {
    const shown: Record<string, boolean> = {
      places: places.length >= 50,
      descriptions: places.every(({ texts }) => texts.description !== undefined),
      hours: places.some(({ hours }) => hours?.length),
      logos: places.some(({ logo }) => logo),
      images: places.some(({ images }) => images?.length),
      tags: places.some(({ tags }) => tags?.length),
      instances: places.some(({ instances }) => instances?.length),
      subcategories: categories.some(({ parent }) => parent),
      floorImages: floors.flatMap(({ images }) => images).length >= 2,
      annotations: floors.filter(({ marks }) => marks.length > 0).length >= floors.length - 1,
      furniture: floors.flatMap(({ objects }) => objects).length > 300,
      styles: Object.keys(styles ?? {}).length >= 10,
      address: address !== '',
    };
    expect(Object.keys(shown).filter((name) => !shown[name])).toEqual([]);
  },
);
