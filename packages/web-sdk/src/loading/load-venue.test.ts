import { writeBundle } from '@brand/mvf';
import { tinyVenue } from '@brand/test-kit';
import { describe, expect, test } from 'vitest';
import { loadVenue, type VenueSource } from './load-venue.ts';

/** What pages without a compiler can pass. */
const load = (source: object): Promise<unknown> => loadVenue(source as VenueSource);

describe('loadVenue', () => {
  test('says what to pass when no venue is named', async () => {
    await expect(load({ theme: 'dark' })).rejects.toMatchObject({
      code: 'map-view/no-venue',
      message: 'Expected what to show, found theme. Pass venueId and key, or bundle, or venue.',
    });
  });

  test.each([undefined, '', '../secret', 'a/b', 7])('refuses %j as a venue id', async (venueId) => {
    await expect(load({ venueId, key: 'demo' })).rejects.toMatchObject({
      code: 'map-view/unknown-venue',
    });
  });

  test('says what is wrong with a bundle that cannot be opened', async () => {
    await expect(load({ bundle: new Uint8Array([1, 2, 3]) })).rejects.toMatchObject({
      code: 'map-view/bad-bundle',
      message: expect.stringMatching(
        /^The venue could not be opened\. .* Check it with `mvf validate`\.$/,
      ),
    });
  });

  test('changes the language of a venue that is open already, if it has it', async () => {
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
