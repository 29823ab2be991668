import { describe, expect, test } from 'vitest';
import { LOCATION_TYPE } from './location.ts';
import { openTiny } from './tiny-venue.fixture.ts';

describe('Venue', () => {
  test('lists maps from lowest to highest, and their building', async () => {
    const venue = await openTiny();
    expect(venue.maps.map(({ elevation }) => elevation)).toEqual([0, 0, 1]);
    const [house] = venue.mapGroups;
    expect(house!.maps.map(({ id }) => id)).toEqual(['f_ground', 'f_upper']);
    expect(house!.defaultMap).toBe(venue.getMap('f_ground'));
    expect(venue.getMap('f_outside').group).toBeUndefined();
  });

  test('links locations, polygons and maps by identical objects', async () => {
    const venue = await openTiny();
    const shop = venue.getLocation('loc_shop');
    expect(shop.maps.map(({ id }) => id)).toEqual(['f_ground', 'f_upper']);
    const [polygon] = shop.polygons;
    expect(polygon!.map).toBe(venue.maps.find(({ id }) => id === 'f_ground'));
    expect(polygon!.locations[0]).toBe(shop);
    expect(venue.polygonsAt(polygon!.center)[0]).toBe(polygon);
    expect(venue.polygons).toContain(polygon);
  });

  test('exposes rooms and hallways as polygons, and furniture only if it is a place', async () => {
    const venue = await openTiny();
    const { polygons } = venue.getMap('f_ground');
    const types = new Set(polygons.map(({ element }) => element.type));
    expect(types).not.toContain('door');
    expect(types).not.toContain('wall');
    expect(polygons.filter(({ isHallway }) => isHallway)).toHaveLength(1);
    for (const { element } of polygons.filter((one) => one.element.type === 'object')) {
      expect(element.locations.length).toBeGreaterThan(0);
    }
  });

  test('distinguishes tenants from amenities by their ancestor categories', async () => {
    const venue = await openTiny((document) => {
      document.locationCategories.push({ id: 'lcat_amenities', details: { name: 'Amenities' } });
      document.locationCategories[1]!.parent = 'lcat_amenities';
    });
    expect(venue.getLocation('loc_cafe').type).toBe(LOCATION_TYPE.AMENITY);
    expect(venue.getLocation('loc_shop').type).toBe(LOCATION_TYPE.TENANT);
  });

  test('provides the data for a list of places', async () => {
    const venue = await openTiny();
    const cafe = venue.getLocation('loc_cafe');
    expect(cafe).toMatchObject({ name: 'Café Morgen', website: 'https://cafe.example/' });
    expect(cafe.hours).toEqual([{ opens: '08:00', closes: '18:30', days: ['Monday', 'Friday'] }]);
    expect(cafe.categories[0]!.parent!.name).toBe('Places');
    expect(cafe.categories[0]!.locations).toEqual([cafe]);
  });

  test('lists the known maps if one is unknown', async () => {
    const venue = await openTiny();
    expect(() => venue.getMap('f_roof')).toThrow(
      'venue.getMap: expected a map of Tiny house, found "f_roof". Its maps: f_ground, f_outside, f_upper.',
    );
    expect(() => venue.getLocation('nowhere')).toThrow('venue.locations lists them');
  });
});
