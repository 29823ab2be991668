import { writeBundle } from '@brand/mvf';
import { tinyVenue } from '@brand/test-kit';
import { openVenue, type Venue } from '@brand/venue';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { automaticLabels, type AutomaticLabel } from './automatic-labels.ts';
import { openPlan, type PlannedShape } from './floor-plan.fixture.ts';
import type { AutomaticLabelOptions } from './label-options.ts';

let venue: Venue;

beforeAll(async () => {
  const document = tinyVenue();
  const shop = document.locations!.find(({ id }) => id === 'loc_shop')!;
  shop.details = { name: 'Shop', translations: { de: { name: 'Laden' } } };
  // The hallway next to the shop belongs to it, and so does its door.
  shop.geometryAnchors!.push(
    { floorId: 'f_ground', geometryId: 'g_g-hall' },
    { floorId: 'f_ground', geometryId: 'g_g-door-shop' },
  );
  const office = document.geometry!['f_ground']!.features.find(
    ({ properties }) => properties.id === 'g_g-office',
  )!;
  office.properties.details = { name: 'Office' };
  const stairs = document.geometry!['f_ground']!.features.filter(({ properties }) =>
    ['g_g-stairs', 'g_g-lift'].includes(properties.id),
  );
  for (const { properties } of stairs) properties.details = { name: 'Ways up' };
  document.floorStacks![0]!.details = { name: 'The House' };
  venue = await openVenue(writeBundle(document));
});

afterEach(() => venue.setLanguage('en'));

const zooms = {
  zoomFor: (metresPerPixel: number): number => Math.log2(78_271 / metresPerPixel),
  maxZoom: 22,
};
const labelsOf = (options?: AutomaticLabelOptions): AutomaticLabel[] =>
  automaticLabels(venue, zooms, options);
const textOf = ({ options: { text } }: AutomaticLabel): string =>
  typeof text === 'function' ? text('en') : text!;
const find = (name: string): AutomaticLabel => labelsOf().find((label) => textOf(label) === name)!;

const basket = (index: number): PlannedShape => ({
  id: `basket-${index}`,
  kind: 'object',
  name: 'Waste basket',
  from: [index * 10, 0],
  to: [index * 10 + 1, 1],
});

describe('automaticLabels', () => {
  test('names each place of a location once, by its largest shape', () => {
    const shop = labelsOf().filter(({ location }) => location?.id === 'loc_shop');
    expect(shop.map(({ element }) => element.id)).toEqual(['g_g-hall', 'g_u-shop']);
  });

  test('names instances by their own name', () => {
    expect(find('Café Morgen upstairs').element.id).toBe('g_u-cafe');
  });

  test('ranks featured locations of the venue above all others', () => {
    expect(find('Café Morgen').options.rank).toBe(1.9);
    const others = labelsOf().filter(({ options }) => options.rank !== 1.9);
    expect(others.length).toBeGreaterThan(2);
    for (const { options } of others) expect(options.rank).toBeLessThan(1.9);
    expect(find('Café Morgen').options.minZoom).toBeUndefined();
  });

  test('shows smaller places only from higher zoom levels', () => {
    const shops = labelsOf().filter(({ location }) => location?.id === 'loc_shop');
    const [hall, room] = shops.map(({ options }) => options);
    expect(room!.minZoom).toBeGreaterThan(hall!.minZoom!);
    expect(room!.rank).toBeLessThanOrEqual(hall!.rank as number);
  });

  test('uses logos, else the icons of categories on a disc', () => {
    expect(find('Café Morgen').options).toMatchObject({ icon: 'assets/logo.svg' });
    expect(find('Café Morgen').options.iconBackground).toBeUndefined();
    expect(find('Shop').options.icon).toBeUndefined();
    expect(labelsOf({ icons: 'none' }).every(({ options }) => options.icon === undefined)).toBe(
      true,
    );
  });

  test('follows the language of the venue', () => {
    const label = find('Shop');
    venue.setLanguage('de');
    expect(textOf(label)).toBe('Laden');
  });

  test('names spaces without a location, smaller and below locations', () => {
    const { options, location } = find('Office');
    expect(location).toBeUndefined();
    expect(options.rank).toBeLessThan(find('Shop').options.rank as number);
    expect(options.size).toBeLessThan(13);
    expect(labelsOf().filter((label) => textOf(label) === 'Ways up')).toHaveLength(1);
    expect(labelsOf({ spaces: false }).map(textOf)).not.toContain('Office');
  });

  test('names buildings by their facades, and does not repeat the names of their shapes', () => {
    const facades = labelsOf().filter(({ facade }) => facade !== undefined);
    expect(facades.map(({ element }) => element.id)).toEqual(['g_o-front']);
    expect(textOf(facades[0]!)).toBe('The House');
    expect(labelsOf().filter(({ element }) => element.id === 'g_o-front')).toHaveLength(1);
  });

  test('lets an app change or omit single labels', () => {
    const labels = labelsOf({
      options: ({ location }) => (location?.id === 'loc_info' ? 'none' : { rank: 'low', size: 20 }),
    });
    expect(labels.some(({ location }) => location?.id === 'loc_info')).toBe(false);
    expect(labels[0]!.options).toMatchObject({ rank: 'low', size: 20 });
  });
});

describe('automaticLabels of other venues', () => {
  test('brings an icon instead of one that cannot be loaded, and where the venue has none', async () => {
    const document = tinyVenue();
    const places = document.locationCategories!.find(({ id }) => id === 'lcat_places')!;
    places.details = { name: 'Restrooms' };
    const own = await openVenue(writeBundle(document));
    const labels = automaticLabels(own, zooms);
    const shop = labels.find(({ location }) => location?.id === 'loc_shop')!;
    expect(shop.options.icon).toMatch(/^<svg/);
    expect(shop.options.iconBackground).toBeUndefined();
    const cafe = labels.find(({ location }) => location?.id === 'loc_cafe')!;
    expect(cafe.options.icon).toBe('assets/logo.svg');
    expect(cafe.options.fallbackIcon).toMatch(/^<svg/);
  });

  test('marks stairs and lifts without a name by an icon, once on each floor', async () => {
    const own = await openVenue(writeBundle(tinyVenue()));
    const nameless = (options?: AutomaticLabelOptions): string[] =>
      automaticLabels(own, zooms, options)
        .filter((label) => textOf(label) === '')
        .map(({ element }) => element.id)
        .toSorted();
    expect(nameless()).toEqual(['g_g-lift', 'g_g-stairs', 'g_u-lift', 'g_u-stairs']);
    expect(nameless({ icons: 'logos' })).toEqual([]);
    expect(nameless({ spaces: false })).toEqual([]);
  });

  test('leaves out objects whose name is that of their kind, as many of them share it', async () => {
    const statue = { ...basket(9), id: 'statue', name: 'Statue' };
    const room = { ...basket(8), id: 'room', kind: 'room' };
    const plan = await openPlan([
      ...Array.from({ length: 6 }, (_, at) => basket(at)),
      statue,
      room,
    ]);
    const labelled = automaticLabels(plan, zooms).map(({ element }) => element.id);
    expect(labelled.toSorted()).toEqual(['room', 'statue']);
  });

  test('labels the parts of a location that have a name of their own', async () => {
    const document = tinyVenue();
    const shop = document.locations!.find(({ id }) => id === 'loc_shop')!;
    shop.geometryAnchors!.push({ floorId: 'f_ground', geometryId: 'g_g-hall' });
    const room = document.geometry!['f_ground']!.features.find(
      ({ properties }) => properties.id === 'g_g-shop',
    )!;
    room.properties.details = { name: 'Counter' };
    const labels = automaticLabels(await openVenue(writeBundle(document)), zooms);
    expect(labels.filter((label) => textOf(label) === 'Counter')).toHaveLength(1);
  });
});
