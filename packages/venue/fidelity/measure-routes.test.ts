import { generateRouting } from '@brand/mvf/convert';
import { sparseOffice, tinyVenue } from '@brand/test-kit';
import { describe, expect, it } from 'vitest';
import { openDocument } from '../src/tiny-venue.fixture.ts';
import { measureRoutes } from './measure-routes.ts';

describe('measureRoutes', () => {
  it('finds all pairs of a good venue without crossing a wall', async () => {
    const venue = await openDocument(tinyVenue());
    expect(await measureRoutes(venue)).toEqual({
      pairs: 100,
      found: 100,
      crossings: 0,
      problems: [],
    });
  });

  it('measures the same pairs for the same seed', async () => {
    const document = tinyVenue();
    document.connections = [];
    const measure = async (seed: number) => measureRoutes(await openDocument(document), { seed });
    const [first, again, other] = [await measure(1), await measure(1), await measure(2)];
    expect(first.found).toBeLessThan(100);
    expect(first).toEqual(again);
    expect(other.problems).not.toEqual(first.problems);
  });

  it('counts segments that lead through walls', async () => {
    const document = tinyVenue();
    const [shop, cafe] = ['n_g-shop', 'n_g-office'].map((id) =>
      document.nodes['f_ground']!.features.find(({ properties }) => properties.id === id)!,
    );
    shop!.properties.neighbors = [{ id: cafe!.properties.id, extraCost: 0, flags: [0b101] }];
    const { crossings, problems } = await measureRoutes(await openDocument(document));
    expect(crossings).toBeGreaterThan(5);
    expect(problems[0]).toMatch(/→ .*: (space|wall) "g_/);
  });

  it('finds all pairs of the sparse office once it has a generated network', async () => {
    const venue = await openDocument(generateRouting(sparseOffice()).document);
    expect(await measureRoutes(venue)).toMatchObject({ found: 100, crossings: 0 });
  });
});
