import type { Mvf3Document } from '@brand/mvf';
import { tinyVenue } from '@brand/test-kit';
import { expect, test } from 'vitest';
import { createComparison } from './create-comparison.ts';

const ALL = { change: 'all', kind: '' } as const;
type Venue = ReturnType<typeof tinyVenue>;

const FLOORS = tinyVenue().floors.features.map(({ properties: { id } }) => ({ id, name: id }));

function compared(before: Mvf3Document, now: Mvf3Document) {
  return createComparison({ name: 'before.zip', document: before }, now, FLOORS);
}

/** Both tiny venues, the later one after a change. */
function after(change: (venue: Venue) => void) {
  const venue = tinyVenue();
  change(venue);
  return compared(tinyVenue(), venue);
}

function shopOf(venue: Venue) {
  return venue.geometry!['f_ground']!.features.find(
    ({ properties }) => properties.id === 'g_g-shop',
  )!;
}

function addLocation(venue: Venue): void {
  venue.locations.push({ ...venue.locations[0]!, id: 'loc_new', details: { name: 'New' } });
}

test('the same venue has no differences', () => {
  const { summary, list } = compared(tinyVenue(), tinyVenue());
  expect(summary).toEqual({
    name: 'before.zip',
    counts: { added: 0, removed: 0, moved: 0, changed: 0 },
    kinds: [],
  });
  expect(list(ALL, 0)).toEqual({ items: [], total: 0 });
});

test('an object that only one venue has is added or removed', () => {
  const added = after(addLocation);
  expect(added.summary.counts).toEqual({ added: 1, removed: 0, moved: 0, changed: 0 });
  expect(added.list(ALL, 0).items).toMatchObject([
    { change: 'added', kind: 'location', id: 'loc_new', name: 'New', hasPlace: true },
  ]);
  const before = tinyVenue();
  addLocation(before);
  const removed = compared(before, tinyVenue());
  expect(removed.list(ALL, 0).items).toMatchObject([{ change: 'removed', id: 'loc_new' }]);
});

test('a shape that is elsewhere is moved by a distance', () => {
  const { list, locate, draw } = after((venue) => {
    const { geometry } = shopOf(venue) as { geometry: { coordinates: number[][][] } };
    // About 2 metres to the north.
    geometry.coordinates = geometry.coordinates.map((ring) =>
      ring.map(([lng, lat]) => [lng!, lat! + 2 / 111_320]),
    );
  });
  const { items } = list({ change: 'moved', kind: 'geometry' }, 0);
  expect(items.map(({ id }) => id)).toEqual(['g_g-shop']);
  expect(items[0]!.metres).toBeCloseTo(2, 2);
  expect(items[0]!.fields.map(({ pointer }) => pointer)).toEqual(['/geometry']);
  expect(locate(items[0]!.index)).toMatchObject({ name: 'g_g-shop', floorId: 'f_ground' });
  expect(draw(ALL, 'f_ground')).toMatchObject([{ change: 'moved', points: [expect.any(Array)] }]);
  expect(draw(ALL, 'f_upper')).toEqual([]);
});

test('a shape on another floor is moved', () => {
  const { list } = after((venue) => {
    const shop = shopOf(venue);
    const ground = venue.geometry!['f_ground']!;
    ground.features = ground.features.filter((feature) => feature !== shop);
    venue.geometry!['f_upper']!.features.push(shop);
  });
  expect(list({ change: 'moved', kind: 'geometry' }, 0).items).toMatchObject([
    { id: 'g_g-shop', metres: 0, fields: [] },
  ]);
});

test('a changed object lists its fields with both values', () => {
  const { list } = after((venue) => {
    venue.locations[0]!.details.name = 'Bakery';
    venue.kinds!['f_ground']!['g_g-shop'] = 'hallway';
  });
  const { items } = list(ALL, 0);
  const before = JSON.stringify(tinyVenue().locations[0]!.details.name);
  expect(items).toMatchObject([
    { change: 'changed', kind: 'kinds', id: 'g_g-shop', fields: [{ after: '"hallway"' }] },
    {
      change: 'changed',
      kind: 'location',
      fields: [{ pointer: '/details/name', before, after: '"Bakery"' }],
    },
  ]);
});

test('the order of objects and fields makes no difference', () => {
  const { summary } = after((venue) => {
    venue.geometry!['f_ground']!.features.reverse();
    const { id, details, ...rest } = venue.locations[0]!;
    venue.locations[0] = { details, ...rest, id } as never;
  });
  expect(Object.values(summary.counts)).toEqual([0, 0, 0, 0]);
});

test('differences are listed page by page, and by kind', () => {
  const { summary, list } = after((venue) => {
    const [first] = venue.locations;
    const more = Array.from({ length: 60 }, (_, at) => ({ ...first!, id: `loc_${at}` }));
    venue.locations.push(...more);
    venue.locations[0]!.details.name = 'Bakery';
  });
  expect(summary.kinds).toEqual(['location']);
  const page = list({ change: 'added', kind: '' }, 50);
  expect(page.total).toBe(60);
  expect(page.items).toHaveLength(10);
  expect(list({ change: 'all', kind: 'geometry' }, 0).total).toBe(0);
});
