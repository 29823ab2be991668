import { writeBundle } from '@brand/mvf';
import { tinyVenue } from '@brand/test-kit';
import { openVenue, type Venue } from '@brand/venue';
import { expect, test } from 'vitest';
import { backdropsOf } from './backdrops.ts';

/** The tiny venue with every space of the upper floor of this kind. */
async function withUpper(kind: string): Promise<Venue> {
  const document = tinyVenue();
  const kinds = document.kinds['f_upper']!;
  for (const [id, known] of Object.entries(kinds)) {
    if (['room', 'hallway', 'void'].includes(known)) kinds[id] = kind;
  }
  return openVenue(await writeBundle(document));
}

test('contains the floor below a void', async () => {
  const venue = await withUpper('void');
  const upper = venue.get('floor', 'f_upper');
  expect([...backdropsOf(venue, [upper])].map(({ id }) => id)).toContain('f_ground');
});

test('does not contain a floor that is shown anyway', async () => {
  const venue = await withUpper('void');
  const [upper, ground] = ['f_upper', 'f_ground'].map((id) => venue.get('floor', id));
  expect(backdropsOf(venue, [upper!, ground!]).has(ground!)).toBe(false);
});

test('contains nothing without voids', async () => {
  const venue = await withUpper('room');
  expect(backdropsOf(venue, [venue.get('floor', 'f_upper')]).size).toBe(0);
});
