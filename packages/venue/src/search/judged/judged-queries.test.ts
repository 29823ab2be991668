import { writeBundle } from '@brand/mvf';
import { tinyVenue } from '@brand/test-kit';
import { describe, expect, it } from 'vitest';
import { openVenue } from '../../open-venue.ts';
import { createSearch } from '../create-search.ts';
import type { Search } from '../search.ts';
import { JUDGED_VENUES, type JudgedPlace, type JudgedQuery } from './judged-venues.fixture.ts';
import { TUNED_QUERIES } from './tuned-queries.fixture.ts';
import { UNSEEN_QUERIES } from './unseen-queries.fixture.ts';

async function searchIn(places: readonly JudgedPlace[]): Promise<Search> {
  const base = tinyVenue();
  const categories = [...new Set(places.flatMap(([, ...names]) => names))];
  const venue = await openVenue(
    writeBundle({
      ...base,
      locations: places.map(([name, ...names], index) => ({
        id: `loc_${index}`,
        details: { name },
        categories: names.map((category) => `lcat_${categories.indexOf(category)}`),
        geometryAnchors: [{ floorId: 'f_ground', geometryId: 'g_g-cafe' }],
      })),
      locationCategories: categories.map((name, index) => ({
        id: `lcat_${index}`,
        details: { name },
      })),
      locationInstances: [],
      cmsLocations: [],
      cmsVenue: { ...base.cmsVenue, topLocations: [] },
    }),
  );
  return createSearch(venue, { types: ['location'] });
}

const searches = new Map(
  await Promise.all(
    Object.entries(JUDGED_VENUES).map(
      async ([name, places]) => [name, await searchIn(places)] as const,
    ),
  ),
);

function isAnswered([venue, query, ...expected]: JudgedQuery): boolean {
  const found = searches.get(venue)!.query(query, { limit: 3 });
  return found.some(({ element }) => expected.includes(element.name));
}

function missed(queries: readonly JudgedQuery[]): string[] {
  return queries
    .filter((query) => !isAnswered(query))
    .map(([venue, query, name]) => `${query} in ${venue}: ${name}`);
}

describe('visitors who use another word than the venue, in five languages', () => {
  it('find every place of the half that the concepts are tuned to', () => {
    expect(missed(TUNED_QUERIES)).toEqual([]);
  });

  it('find nine places of ten of the half that nothing is tuned to', () => {
    const answered = UNSEEN_QUERIES.length - missed(UNSEEN_QUERIES).length;
    expect(answered / UNSEEN_QUERIES.length).toBeGreaterThanOrEqual(0.9);
  });
});
