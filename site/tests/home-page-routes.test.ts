import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openVenue } from '@brand/venue';
import { describe, expect, test } from 'vitest';
import { DEMO_VENUES } from '../src/venue/demo-venues.ts';

const ROOT = join(import.meta.dirname, '../..');
const SAMPLES = join(ROOT, 'examples/web-sdk/6.0');
const PREFIX = 'multi-floor-route-';
/** As many floors as a route of the home page passes, if its building has them. */
const FLOORS = 3;

const samples = readdirSync(SAMPLES)
  .filter((name) => name.startsWith(PREFIX))
  .map((name) => {
    const code = readFileSync(join(SAMPLES, name, 'main.ts'), 'utf8');
    return {
      name,
      venueId: /venueId: '([^']+)'/.exec(code)?.[1] ?? '',
      stops: wordsOf(/const stops = \[([^\]]+)\]/.exec(code)?.[1]),
      suggestions: wordsOf(/Try ([^\n]+)/.exec(code)?.[1]),
      isShown: readFileSync(
        join(ROOT, `site/src/pages/_home/live-map/code/${name.slice(PREFIX.length)}.mdx`),
        'utf8',
      ).includes(`${name}/main.ts`),
    };
  });

describe('routes of the home page', () => {
  test('lead through every demo venue once', () => {
    const ids = samples.map(({ venueId }) => venueId);
    expect(ids.toSorted()).toEqual(DEMO_VENUES.map(({ id }) => id).toSorted());
    expect(samples.filter(({ isShown }) => !isShown)).toEqual([]);
  });

  test.each(samples)('$name climbs through the floors', async ({ venueId, stops }) => {
    const venue = await openVenue(readFileSync(join(ROOT, `venues/dist/${venueId}/mvf-3.zip`)));
    const places = stops.map((id) => venue.get('location', id));
    const route = await venue.routeThrough(places);
    if (!route.found) throw new Error(route.message);
    const building = route.floors.at(-1)?.floorStack?.floors.length ?? 0;
    expect(route.floors.length).toBeGreaterThanOrEqual(Math.min(FLOORS, building));
    const elevations = route.floors.map(({ elevation }) => elevation);
    expect(elevations).toEqual(elevations.toSorted((a, b) => a - b));
  });

  test.each(samples)(
    '$name suggests places that exist',
    async ({ venueId, stops, suggestions }) => {
      const venue = await openVenue(readFileSync(join(ROOT, `venues/dist/${venueId}/mvf-3.zip`)));
      expect(suggestions).toHaveLength(2);
      for (const id of suggestions) {
        const route = await venue.routeThrough(
          [...stops.slice(0, -1), id].map((stop) => venue.get('location', stop)),
        );
        expect({ id, found: route.found }).toEqual({ id, found: true });
      }
    },
  );
});

/** The texts in quotes. */
function wordsOf(code = ''): string[] {
  return [...code.matchAll(/'([^']+)'/g)].map(([, word = '']) => word);
}
