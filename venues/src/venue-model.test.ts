import { seededRandom } from '@brand/geo';
import { type Mvf3Document, readBundle } from '@brand/mvf';
import { openVenue, type Venue } from '@brand/venue';
import { beforeAll, describe, expect, test } from 'vitest';
import { readBuiltVenue } from './built-venue.fixture.ts';
import { VENUES } from './venue-list.ts';

describe.each(VENUES)('the model of $slug', { timeout: 120_000 }, ({ slug }) => {
  describeModel(slug);
});

function describeModel(slug: string): void {
  let venue: Venue;
  let shapeCount: number;
  beforeAll(async () => {
    const bytes = await readBuiltVenue(slug);
    venue = await openVenue(bytes);
    const { geometry } = (await (await readBundle(bytes)).load()) as Mvf3Document;
    const files = Object.values(geometry ?? {});
    shapeCount = files.reduce((count, { features }) => count + features.length, 0);
  }, 120_000);

  test('has one element for each shape, found by its id', () => {
    const elements = venue.floors.flatMap((floor) => floor.elements);
    expect(elements).toHaveLength(shapeCount);
    for (const element of elements) expect(venue.find(element.type, element.id)).toBe(element);
  });

  test('has a name for every place in each of its languages', () => {
    for (const { code } of venue.languages) {
      venue.setLanguage(code);
      const places = [...venue.floors, ...venue.locations, ...venue.categories];
      for (const place of places) expect(place.name).not.toBe('');
    }
    const names = venue.languages.map(({ code }) => {
      venue.setLanguage(code);
      return venue.categories.map(({ name }) => name).join();
    });
    expect(new Set(names).size).toBe(venue.languages.length);
    venue.setLanguage('en');
  });

  test('leads from doors to spaces and back, and no door leads nowhere', () => {
    for (const door of venue.doors) {
      for (const space of door.spaces) expect(space.doors).toContain(door);
    }
    const indoors = venue.doors.filter(({ floor }) => !floor.isOutdoor);
    for (const { spaces } of indoors) expect(spaces).not.toEqual([]);
    for (const space of venue.spaces) {
      for (const door of space.doors) expect(door.spaces).toContain(space);
    }
  });

  test('leads from locations to shapes and back', () => {
    for (const location of venue.locations) {
      expect(location.elements).not.toEqual([]);
      for (const element of location.elements) expect(element.locations).toContain(location);
      for (const category of location.categories) expect(category.locations).toContain(location);
    }
  });

  test('finds every space at its own centre', () => {
    for (const space of venue.spaces) expect(venue.at(space.center)).toContain(space);
  });

  test('finds itself within its own bounds', () => {
    for (const floor of venue.floors) {
      expect(venue.within(venue.bbox, { floor, mode: 'inside' })).toHaveLength(
        floor.elements.length,
      );
    }
  });

  test('finds nothing nearer than the nearest', () => {
    const random = seededRandom(1);
    const [west, south, east, north] = venue.bbox;
    for (let round = 0; round < 40; round += 1) {
      const floor = venue.floors[round % venue.floors.length]!;
      const lngLat = [west + random() * (east - west), south + random() * (north - south)] as const;
      const { x, y } = venue.frame.toMetres(lngLat);
      const origin = { lngLat, floorId: floor.id };
      const [near] = venue.nearest(origin, { types: ['point-of-interest'] });
      const distances = floor.pointsOfInterest.map(({ bbox }) =>
        Math.hypot(bbox[0] - x, bbox[1] - y),
      );
      expect(near?.distance ?? Infinity).toBeCloseTo(Math.min(...distances), 6);
    }
  });

  test('has nodes on every floor with neighbours on the same floor', async () => {
    const nodes = await venue.loadNodes();
    expect(new Set(nodes.map(({ floor }) => floor)).size).toBe(venue.floors.length);
    for (const node of nodes) {
      for (const { floor } of node.neighbors) expect(floor).toBe(node.floor);
    }
  });

  test('has a file for every logo', async () => {
    const logos = venue.locations.flatMap(({ logo }) => logo ?? []);
    const files = await Promise.all(logos.map((logo) => venue.readAsset(logo)));
    expect(files.filter((file) => file?.type !== 'image/svg+xml')).toEqual([]);
  });
}

test('connects both rooms by a door in a round wall', { timeout: 120_000 }, async () => {
  const venue = await openVenue(await readBuiltVenue('kestrel-house'));
  const [door] = venue.get('space', 'g_boardroom').doors;
  expect(door?.spaces).toHaveLength(2);
});
