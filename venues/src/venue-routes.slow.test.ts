import { type Mvf3Document, readBundle } from '@brand/mvf';
import {
  type Location,
  openVenue,
  type RouteOptions,
  type RouteResult,
  type Venue,
} from '@brand/venue';
import { beforeAll, describe, expect, test } from 'vitest';
import { readBuiltVenue } from './built-venue.fixture.ts';
import { VENUES } from './venue-list.ts';
import { createCrossingFinder } from './wall-crossings.ts';

const PLACES = 50;
const PAIRS = (PLACES * (PLACES - 1)) / 2;
const STEPS: ReadonlySet<string> = new Set(['stairs', 'escalator', 'ladder']);

describe.each(VENUES)('routes through $slug', { timeout: 300_000 }, ({ slug }) => {
  let document: Mvf3Document;
  let venue: Venue;
  let places: readonly Location[];
  beforeAll(async () => {
    const bytes = await readBuiltVenue(slug);
    document = (await (await readBundle(bytes)).load()) as Mvf3Document;
    venue = await openVenue(bytes);
    places = choosePlaces(venue);
  }, 120_000);

  test('connect all pairs of 50 places without crossing a wall or an obstacle', async () => {
    const crossings = createCrossingFinder(document);
    const wrong: string[] = [];
    let found = 0;
    for (const [from, to] of pairsOf(places)) {
      // Some of the places are for staff.
      const route = await venue.route(from, to, { includeNonPublic: true });
      if (!route.found) {
        wrong.push(`${from.name} → ${to.name}: ${route.message}`);
        continue;
      }
      found += 1;
      wrong.push(...crossings(route).map((what) => `${from.name} → ${to.name}: ${what}`));
    }
    expect(wrong.slice(0, 20)).toEqual([]);
    expect(found).toBe(PAIRS);
  });

  test('pass only through the rooms of the unsmoothed route', async () => {
    const wrong: string[] = [];
    for (const [from, to] of pairsOf(places).filter((_, index) => index % 7 === 0)) {
      const options: RouteOptions = { includeNonPublic: true };
      const [drawn, plain] = await Promise.all([
        venue.route(from, to, options),
        venue.route(from, to, { ...options, smoothing: false }),
      ]);
      const known = roomsAlong(venue, plain);
      for (const room of roomsAlong(venue, drawn)) {
        if (!known.has(room)) wrong.push(`${from.name} → ${to.name}: ${room}`);
      }
      expect(lengthOf(drawn)).toBeLessThanOrEqual(lengthOf(plain) + 1e-6);
    }
    expect(wrong.slice(0, 20)).toEqual([]);
  });

  test('avoid steps when they must be accessible', async () => {
    // Connections are chosen before the route is smoothed.
    const options: RouteOptions = { includeNonPublic: true, accessible: true, smoothing: false };
    const wrong: string[] = [];
    let found = 0;
    const pairs = pairsOf(places).filter((_, index) => index % 3 === 0);
    for (const [from, to] of pairs) {
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
    expect(wrong.slice(0, 20)).toEqual([]);
    // A place without a lift fails in its pairs with all others.
    expect(found).toBeGreaterThan(pairs.length - PLACES);
  });
});

/** Places spread over the whole venue: neighbours are adjacent in bundles. */
function choosePlaces(venue: Venue): readonly Location[] {
  const all = venue.locations.filter(({ elements }) => elements.length > 0);
  return Array.from(
    { length: PLACES },
    (_, index) => all[Math.floor((index * all.length) / PLACES)]!,
  );
}

/** Each pair once, in alternating directions. */
function pairsOf(places: readonly Location[]): (readonly [Location, Location])[] {
  return places.flatMap((one, at) =>
    places
      .slice(at + 1)
      .map((other, distance) =>
        distance % 2 === 0 ? ([one, other] as const) : ([other, one] as const),
      ),
  );
}

function lengthOf(route: RouteResult): number {
  return route.found ? route.distance : Number.NaN;
}

// Sampling distance along a route, in metres.
const STRIDE = 0.25;

/** Ids of the rooms that a route passes through. */
function roomsAlong(venue: Venue, route: RouteResult): ReadonlySet<string> {
  const rooms = new Set<string>();
  for (const { floor, points } of route.found ? route.sections : []) {
    const line = points.map(venue.frame.toMetres);
    for (const [index, b] of line.slice(1).entries()) {
      const a = line[index]!;
      const steps = Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / STRIDE);
      for (let step = 0; step <= steps; step += 1) {
        const t = step / steps;
        const lngLat = venue.frame.toLngLat({ x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) });
        for (const { id, kind } of venue.at({ lngLat, floorId: floor.id })) {
          if (kind === 'room') rooms.add(id);
        }
      }
    }
  }
  return rooms;
}
