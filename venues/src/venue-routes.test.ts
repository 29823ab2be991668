import { type Mvf3Document, writeBundle } from '@brand/mvf';
import { type Location, openVenue, type RouteOptions, type Venue } from '@brand/venue';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildVenue } from './build-venue.ts';
import { VENUES } from './venue-list.ts';
import { createCrossingFinder } from './wall-crossings.ts';

const PLACES = 50;
const STEPS: ReadonlySet<string> = new Set(['stairs', 'escalator', 'ladder']);

describe.each(VENUES)('routes through $slug', { timeout: 300_000 }, (source) => {
  let document: Mvf3Document;
  let venue: Venue;
  let places: readonly Location[];
  beforeAll(async () => {
    document = buildVenue(source).mvf3;
    venue = await openVenue(writeBundle(document));
    places = choosePlaces(venue);
  }, 120_000);

  test('join all pairs of 50 places and cross no wall and no obstacle', async () => {
    const crossings = createCrossingFinder(document);
    const wrong: string[] = [];
    let found = 0;
    for (const [from, to] of pairsOf(places)) {
      // Some of the places are for staff.
      const route = await venue.route(from, to, { includeNonPublic: 'yes' });
      if (!route.found) {
        wrong.push(`${from.name} → ${to.name}: ${route.message}`);
        continue;
      }
      found += 1;
      wrong.push(...crossings(route).map((what) => `${from.name} → ${to.name}: ${what}`));
    }
    expect(wrong).toEqual([]);
    expect(found).toBe(PLACES * (PLACES - 1));
  });

  test('take no steps where they must be accessible', async () => {
    const options: RouteOptions = { includeNonPublic: 'yes', accessible: 'required' };
    const wrong: string[] = [];
    let found = 0;
    for (const [from, to] of pairsOf(places)) {
      const route = await venue.route(from, to, options);
      const name = `${from.name} → ${to.name}`;
      if (!route.found) {
        if (route.reason !== 'not-accessible') wrong.push(`${name}: ${route.message}`);
        continue;
      }
      found += 1;
      const types = route.sections.map(({ connection }) => connection?.connectionType ?? '');
      if (types.some((type) => STEPS.has(type))) wrong.push(`${name}: ${types.join(' ')}`);
    }
    expect(wrong).toEqual([]);
    expect(found).toBeGreaterThan(PLACES * (PLACES - 2));
  });
});

/** Places from all parts of the venue: in bundles, neighbours follow each other. */
function choosePlaces(venue: Venue): readonly Location[] {
  const all = venue.locations.filter(({ elements }) => elements.length > 0);
  return Array.from(
    { length: PLACES },
    (_, index) => all[Math.floor((index * all.length) / PLACES)]!,
  );
}

function pairsOf(places: readonly Location[]): (readonly [Location, Location])[] {
  return places.flatMap((from) =>
    places.filter((to) => to !== from).map((to) => [from, to] as const),
  );
}
