import { type MvfDocument, writeFiles } from '@brand/mvf';
import { downgradeTo2 } from '@brand/mvf/convert';
import { tinyVenue } from '@brand/test-kit';
import { expect, test } from 'vitest';
import { openVenueInStages } from './open-venue-in-stages.ts';
import { openDocument } from './tiny-venue.fixture.ts';
import { ELEMENT_TYPES, touchEverything } from './touch-everything.fixture.ts';
import type { Venue } from './venue.ts';

/** All elements in order, with the references to them. */
function listOf(venue: Venue): string[] {
  return ELEMENT_TYPES.filter((type) => type !== 'node').flatMap((type) =>
    venue.all(type).map((element) => {
      const { locations = [], connections = [], annotations = [] } = element as Partial<Linked>;
      const links = [locations, connections, annotations].map((list) => list.map(({ id }) => id));
      const style = 'style' in element ? element.style : undefined;
      return JSON.stringify([type, element.id, element.name, links, style]);
    }),
  );
}

type Linked = Record<'locations' | 'connections' | 'annotations', readonly { id: string }[]>;

function withoutFootprints(): MvfDocument {
  const document = tinyVenue();
  for (const floor of document.floors.features) floor.geometry = null;
  return document;
}

test('yields the same venue in the end as opening it at once', async () => {
  const opening = await openVenueInStages(writeFiles(tinyVenue()), { language: 'de' });
  await opening.openFloors([opening.venue.get('floor', 'f_upper')]);
  await opening.complete();
  const atOnce = await openDocument(tinyVenue(), { language: 'de' });
  expect(listOf(opening.venue)).toEqual(listOf(atOnce));
  expect(opening.venue.language).toBe('de');
  expect(await touchEverything(opening.venue)).toBe(await touchEverything(atOnce));
});

test('discards values that were computed between stages', async () => {
  const { venue, openFloors, complete } = await openVenueInStages(writeFiles(tinyVenue()));
  const upper = venue.get('floor', 'f_upper');
  expect([venue.spaces, venue.find('space', 'g_g-hall')]).toEqual([[], undefined]);
  expect(venue.at(upper.center)).toEqual([]);
  const footprint = upper.bbox;
  await openFloors([upper]);
  await complete();
  const whole = await openDocument(tinyVenue());
  expect(venue.spaces).toHaveLength(whole.spaces.length);
  expect(venue.find('space', 'g_g-hall')).toBeDefined();
  expect(venue.at(upper.center)).not.toEqual([]);
  expect(upper.bbox).toEqual(whole.get('floor', 'f_upper').bbox);
  expect(upper.bbox).not.toBe(footprint);
});

test('opens floors, buildings and facades first, then shapes with their styles floor by floor', async () => {
  const { venue, openFloors } = await openVenueInStages(writeFiles(tinyVenue()));
  const whole = await openDocument(tinyVenue());
  const countOf = (id: string): number => venue.get('floor', id).elements.length;
  expect(venue.floorStacks.map(({ id }) => id)).toEqual(whole.floorStacks.map(({ id }) => id));
  expect(venue.facades.map(({ id }) => id)).toEqual(whole.facades.map(({ id }) => id));
  expect(venue.bbox).toEqual(whole.bbox);
  expect([countOf('f_ground'), countOf('f_upper')]).toEqual([0, 0]);
  const ground = venue.get('floor', 'f_ground');
  await openFloors([ground]);
  await openFloors([ground]);
  expect(ground.elements.map(({ id, type, style }) => [id, type, style])).toEqual(
    whole.get('floor', 'f_ground').elements.map(({ id, type, style }) => [id, type, style]),
  );
  expect(countOf('f_upper')).toBe(0);
});

test('reads all shapes first if there are no footprints, to locate the venue', async () => {
  const { venue } = await openVenueInStages(writeFiles(withoutFootprints()));
  const whole = await openDocument(withoutFootprints());
  expect(venue.center).toEqual(whole.center);
  expect(venue.floors.every(({ elements }) => elements.length > 0)).toBe(true);
});

test('opens a bundle of an earlier version in the same way', async () => {
  const { document } = downgradeTo2(tinyVenue());
  const { venue, complete } = await openVenueInStages(writeFiles(document));
  await complete();
  expect(listOf(venue)).toEqual(listOf(await openDocument(document)));
});

test('rejects in the stage that reads a damaged file', async () => {
  const files = new Map(writeFiles(tinyVenue()));
  files.set('geometry/f_upper.geojson', new TextEncoder().encode('{"type":'));
  const { venue, openFloors, complete } = await openVenueInStages(files);
  await openFloors([venue.get('floor', 'f_ground')]);
  await expect(complete()).rejects.toMatchObject({
    code: 'mvf/bad-json',
    path: 'geometry/f_upper.geojson',
  });
});

test('stops between stages with the reason of the signal', async () => {
  const controller = new AbortController();
  const reason = new Error('left the page');
  const { venue, openFloors, complete } = await openVenueInStages(writeFiles(tinyVenue()), {
    signal: controller.signal,
  });
  await openFloors([venue.get('floor', 'f_ground')]);
  controller.abort(reason);
  await expect(complete()).rejects.toBe(reason);
});
