import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tinyVenue } from '@brand/test-kit';
import type { ElementType } from '@brand/venue';
import { expect, test } from 'vitest';
import { DEMO_VENUES } from '../../../venue/demo-venues.ts';
import { adaptVenue } from './adapt-venue.ts';
import { openDemoVenue, openOwnVenue } from './open-venues.fixture.ts';

const EXAMPLES = join(import.meta.dirname, '../../../../../examples');
const LOOKUP = /\.(?:get|find)\(\s*'([\w-]+)',\s*'([\w.-]+)'/g;
const FLOOR = /\bfloor(?:Id)?: '(f_[\w-]+)'/g;

type Named = {
  readonly venue: string;
  readonly sample: string;
  readonly type: ElementType;
  readonly id: string;
};

/** The elements that samples name by their id, by demo venue. */
function listNamed(): ReadonlyMap<string, readonly Named[]> {
  const named = globSync('{web-sdk,showcase}/6.0/*/*.{ts,tsx}', { cwd: EXAMPLES }).flatMap(
    (file) => {
      const text = readFileSync(join(EXAMPLES, file), 'utf8');
      const venue = DEMO_VENUES.find(({ id }) => text.includes(`venueId: '${id}'`))?.id;
      if (venue === undefined) return [];
      const lookups = [...text.matchAll(LOOKUP)].map(([, type, id]) => ({ type, id }));
      const floors = [...text.matchAll(FLOOR)].map(([, id]) => ({ type: 'floor', id }));
      return [...lookups, ...floors].map(
        (each) => ({ venue, sample: dirname(file), ...each }) as Named,
      );
    },
  );
  return Map.groupBy(named, ({ venue }) => venue);
}

test.each([...listNamed()])(
  'a small house has a place for each one that samples name in %s',
  async (venue, named) => {
    expect(named.length).toBeGreaterThan(3);
    const demo = await openDemoVenue(venue);
    const missing: string[] = [];
    for (const [sample, places] of Map.groupBy(named, (each) => each.sample)) {
      const own = await openOwnVenue(tinyVenue());
      adaptVenue(own, demo, () => {});
      for (const { type, id } of places) {
        if (!own.find(type, id)) missing.push(`${sample}: ${type} ${id}`);
      }
    }
    expect(missing).toEqual([]);
  },
);
