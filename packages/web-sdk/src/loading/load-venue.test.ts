import { writeBundle } from '@brand/mvf';
import { tinyVenue } from '@brand/test-kit';
import { describe, expect, test } from 'vitest';
import { loadVenue, type VenueSource } from './load-venue.ts';

/** Bypasses the types, like pages without a compiler. */
const load = (source: unknown): Promise<unknown> => loadVenue(source as VenueSource);

describe('loadVenue', () => {
  test.each([
    [{ theme: 'dark' }, 'theme'],
    [{ venue: '/venues/quay.zip' }, 'venue'],
    ['/venues/quay.zip', '"/venues/quay.zip"'],
    [undefined, 'undefined'],
  ])('explains what to pass instead of %j', async (source, found) => {
    await expect(load(source)).rejects.toMatchObject({
      code: 'map-view/no-venue',
      message: `Expected a venue to show, found ${found}. Pass venueId and key, or bundle with the bytes of a file, or venue from loadVenue.`,
    });
  });

  test.each([undefined, '', '../secret', 'a/b', 7])('rejects %j as a venue id', async (venueId) => {
    await expect(load({ venueId, key: 'demo' })).rejects.toMatchObject({
      code: 'map-view/unknown-venue',
    });
  });

  test('explains what is wrong with a bundle that cannot be opened', async () => {
    await expect(load({ bundle: new Uint8Array([1, 2, 3]) })).rejects.toMatchObject({
      code: 'map-view/bad-bundle',
      message: expect.stringMatching(
        /^The venue could not be opened\. .* Check it with `mvf validate`\.$/,
      ),
    });
  });

  test('changes the language of an open venue, if it has it', async () => {
    const venue = await loadVenue({ bundle: writeBundle(tinyVenue()) }, { language: 'en' });
    expect(venue.languages.map(({ code }) => code)).toContain('de');
    expect(venue.language).toBe('en');
    await loadVenue({ venue }, { language: 'de-AT' });
    expect(venue.language).toBe('de');
    await loadVenue({ venue }, { language: 'ja' });
    await loadVenue({ venue });
    expect(venue.language).toBe('de');
  });
});
