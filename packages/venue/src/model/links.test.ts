import { tinyVenue } from '@brand/test-kit';
import { expect, test } from 'vitest';
import { openDocument } from '../tiny-venue.fixture.ts';

test('links floors to their stack and back', async () => {
  const { floors, floorStacks } = await openDocument(tinyVenue());
  const [house] = floorStacks;
  expect(house?.floors.map(({ id }) => id)).toEqual(['f_ground', 'f_upper']);
  expect(house?.defaultFloor.id).toBe('f_ground');
  expect(house?.isOutdoor).toBe(false);
  expect(house?.address).toBe('Plaza 1, Berlin');
  expect(floors.map(({ floorStack }) => floorStack?.id)).toEqual([
    'fs_house',
    undefined,
    'fs_house',
  ]);
  expect(floors.map(({ isOutdoor }) => isOutdoor)).toEqual([false, true, false]);
});

test('picks the floor nearest to the ground if a stack names no default', async () => {
  const document = tinyVenue();
  delete document.floorStacks[0]!.defaultFloor;
  document.floors.features[0]!.properties.elevation = -3;
  const [house] = (await openDocument(document)).floorStacks;
  expect(house?.defaultFloor.id).toBe('f_upper');
});

test('links doors to spaces and back', async () => {
  const venue = await openDocument(tinyVenue());
  const door = venue.get('door', 'g_g-door-cafe');
  expect(door.spaces.map(({ id }) => id).toSorted()).toEqual(['g_g-cafe', 'g_g-hall']);
  expect(door.isExterior).toBe(false);
  expect(door.entranceKind).toBe('single-swing');
  expect(venue.get('space', 'g_g-hall').doors).toHaveLength(6);
  for (const one of venue.doors) for (const space of one.spaces) expect(space.doors).toContain(one);
  for (const space of venue.spaces)
    for (const one of space.doors) expect(one.spaces).toContain(space);
});

test('links a door that is drawn as a thin polygon, whichever edge comes first', async () => {
  const document = tinyVenue();
  const door = document.geometry['f_ground']!.features.find(
    ({ properties }) => properties.id === 'g_g-door-cafe',
  )!;
  const [from, to] = door.geometry!.coordinates as unknown as [number[], number[]];
  const depth = 1e-6;
  const ring = [from, raised(from, depth), raised(to, depth), to, from];
  Object.assign(door, { geometry: { type: 'Polygon', coordinates: [ring] } });
  const { spaces } = (await openDocument(document)).get('door', 'g_g-door-cafe');
  expect(spaces.map(({ id }) => id).toSorted()).toEqual(['g_g-cafe', 'g_g-hall']);
});

function raised([lng, lat]: readonly number[], degrees: number): number[] {
  return [lng!, lat! + degrees];
}

test('links a door to the outside to one space', async () => {
  const document = tinyVenue();
  const [hall] = document.geometry['f_ground']!.features;
  document.geometry['f_ground']!.features = document.geometry['f_ground']!.features.filter(
    (feature) => feature !== hall,
  );
  const door = (await openDocument(document)).get('door', 'g_g-door-cafe');
  expect(door.spaces.map(({ id }) => id)).toEqual(['g_g-cafe']);
  expect(door.isExterior).toBe(true);
});

test('links locations to shapes, floors and categories and back', async () => {
  const venue = await openDocument(tinyVenue());
  const shop = venue.get('location', 'loc_shop');
  expect(shop.elements.map(({ id }) => id)).toEqual(['g_g-shop', 'g_u-shop']);
  expect(shop.floors.map(({ id }) => id)).toEqual(['f_ground', 'f_upper']);
  expect(shop.center).toEqual(venue.get('space', 'g_g-shop').center);
  for (const location of venue.locations) {
    for (const element of location.elements) expect(element.locations).toContain(location);
    for (const category of location.categories) expect(category.locations).toContain(location);
  }
  const food = venue.get('category', 'lcat_food');
  expect(food.parent?.children).toEqual([food]);
  expect(food.color).toBe('#AA5533');
  expect(food.locations.map(({ id }) => id)).toEqual(['loc_cafe']);
});

test('lets instances inherit from their parent', async () => {
  const venue = await openDocument(tinyVenue());
  const cafe = venue.get('location', 'loc_cafe');
  const [upstairs] = cafe.instances;
  expect(upstairs?.parent).toBe(cafe);
  expect(upstairs?.website).toEqual({ label: 'Web site', url: 'https://cafe.example/' });
  expect(upstairs?.tags).toEqual(['coffee']);
  expect(upstairs?.categories).toEqual(cafe.categories);
  expect(cafe.elements.map(({ id }) => id)).toEqual(['g_g-cafe', 'g_u-cafe']);
  expect(venue.get('space', 'g_u-cafe').locations).toEqual([upstairs, cafe]);
  expect(cafe.isOpenAt(new Date('2025-06-02T08:00:00Z'))).toBe(true);
  expect(upstairs?.isOpenAt(new Date('2025-06-03T08:00:00Z'))).toBe(false);
  expect(venue.get('location', 'loc_shop').isOpenAt(new Date())).toBeUndefined();
});

test('links connections to their ends and back', async () => {
  const venue = await openDocument(tinyVenue());
  const lift = venue.get('connection', 'c_lift');
  expect(lift.connectionType).toBe('elevator');
  expect(lift.floors.map(({ id }) => id)).toEqual(['f_ground', 'f_upper']);
  expect(lift.isAccessible).toBe(true);
  expect([lift.entryCost, lift.floorCostMultiplier]).toEqual([30, 5]);
  expect(venue.get('connection', 'c_stairs').isAccessible).toBe(false);
  expect(venue.get('space', 'g_u-lift').connections).toEqual([lift]);
  expect(venue.get('floor', 'f_outside').connections.map(({ id }) => id)).toEqual(['c_gate']);
});

test('derives steps from the connection type if no flag is declared', async () => {
  const document = tinyVenue();
  document.navigationFlags = {};
  const { connections } = await openDocument(document);
  expect(connections.map(({ isAccessible }) => isAccessible)).toEqual([true, false, true]);
});

test('links annotations, facades and pictures to their shapes', async () => {
  const venue = await openDocument(tinyVenue());
  const [annotation] = venue.annotations;
  expect(annotation?.symbol).toEqual({
    key: 'extinguisher',
    name: 'Fire extinguisher',
    url: 'assets/extinguisher.svg',
  });
  expect(annotation?.element.annotations).toEqual([annotation]);
  const [facade] = venue.facades;
  expect(facade?.floor.id).toBe('f_outside');
  expect(facade?.elements.map(({ id }) => id)).toEqual(['g_o-front']);
  expect(facade?.floorStack.facade).toBe(facade);
  expect(venue.get('floor', 'f_ground').images).toMatchObject([
    {
      path: 'assets/logo.svg',
      width: 2,
      height: 1,
      rotationDegrees: 0,
      element: { id: 'g_g-shop' },
    },
  ]);
});

test('skips references that do not resolve', async () => {
  const document = tinyVenue();
  document.floorStacks.push({ id: 'fs_gone', floors: ['f_gone'] });
  document.locations[0]!.geometryAnchors!.push({ floorId: 'f_gone', geometryId: 'g_gone' });
  document.locations[0]!.categories!.push('lcat_gone');
  document.annotations['f_ground']!.push({ id: 'a_gone', geometryId: 'g_gone', symbolKey: 'x' });
  document.connections[0]!.entrances.push({ floorId: 'f_ground', geometryId: 'g_no', flags: [] });
  document.facade['f_outside']!.push({ floorStackId: 'fs_gone', geometryIds: ['g_o-front'] });
  document.locationCategories[0]!.parent = 'lcat_places';
  const venue = await openDocument(document);
  const whole = await openDocument(tinyVenue());
  expect(venue.floorStacks).toHaveLength(1);
  expect(venue.annotations).toHaveLength(1);
  expect(venue.facades).toHaveLength(1);
  expect(venue.get('location', 'loc_cafe').elements).toHaveLength(2);
  expect(venue.get('location', 'loc_cafe').categories).toHaveLength(1);
  expect(venue.get('connection', 'c_lift').entrances).toHaveLength(
    whole.get('connection', 'c_lift').entrances.length,
  );
  expect(venue.get('category', 'lcat_places').parent).toBeUndefined();
});
