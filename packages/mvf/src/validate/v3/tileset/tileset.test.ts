import { findingsOf, tinyVenue } from '@brand/test-kit';
import { describe, expect, it } from 'vitest';

describe('tileset', () => {
  it('[W1] reports a key that is not the one under which the tileset stands', async () => {
    const venue = tinyVenue();
    venue.tileset['day']!.key = 'night';
    expect(await findingsOf(venue)).toEqual(['key-mismatch tileset.json /day/key']);
  });
});
