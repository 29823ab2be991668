import { seededRandom } from '@brand/geo';
import { breakValue, tinyVenue } from '@brand/test-kit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MvfDocument } from '@brand/mvf';
import { openDocument, placeAt } from '../tiny-venue.fixture.ts';
import type { Venue } from '../venue.ts';
import { VenueError } from '../venue-error.ts';

const PARTS = ['geometry', 'nodes', 'connections', 'floors', 'kinds', 'navigationFlags'] as const;

describe('routing in broken venues', () => {
  // Some of them get a generated network, and a note that says so.
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockReturnValue();
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each(PARTS)('returns a result and never throws, whatever is broken in %s', async (part) => {
    const wrong: string[] = [];
    for (let seed = 1; seed <= 30; seed += 1) {
      const document = tinyVenue();
      const random = seededRandom(seed);
      for (let count = 0; count < 3; count += 1) breakValue(document[part], random);
      const venue = await openBroken(document);
      if (venue) wrong.push(...(await routeEverywhere(venue)).map((what) => `${seed} ${what}`));
    }
    expect(wrong).toEqual([]);
  });
});

/** The venue, or `undefined` if it is too broken to be written or read. */
async function openBroken(document: MvfDocument): Promise<Venue | undefined> {
  try {
    return await openDocument(document);
  } catch {
    return undefined;
  }
}

/** Errors of routes to every element. */
async function routeEverywhere(venue: Venue): Promise<readonly string[]> {
  const from = placeAt(2, 10);
  const wrong: string[] = [];
  for (const to of [...venue.spaces.slice(0, 6), ...venue.locations, ...venue.connections]) {
    try {
      const route = await venue.route(from, to, {
        connectionWeights: { stairs: 2 },
      });
      if (route.found && !(route.distance >= 0 && route.durationSeconds >= 0))
        wrong.push(`${to.id}: no length`);
      if (route.found)
        for (const { text } of route.instructions) wrong.push(...(text ? [] : [to.id]));
    } catch (error) {
      if (!(error instanceof VenueError)) wrong.push(`${to.id}: ${String(error)}`);
    }
  }
  return wrong;
}
