import { writeBundle } from '@brand/mvf';
import { tinyVenue } from '@brand/test-kit';
import { openVenue, type Venue } from '@brand/venue';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { automaticLabels, type AutomaticLabel } from './automatic-labels.ts';
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

const zoomFor = (metresPerPixel: number): number => Math.log2(78_271 / metresPerPixel);
const labelsOf = (options?: AutomaticLabelOptions): AutomaticLabel[] =>
  automaticLabels(venue, zoomFor, options);
const textOf = ({ options: { text } }: AutomaticLabel): string =>
  typeof text === 'function' ? text('en') : text!;
const find = (name: string): AutomaticLabel => labelsOf().find((label) => textOf(label) === name)!;

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
