import { findingsOf, tinyVenue } from '@brand/test-kit';
import { describe, expect, it } from 'vitest';

describe('entrance aesthetic', () => {
  it('reports a door that does not exist or has two styles [E1]', async () => {
    const venue = tinyVenue();
    venue.entranceAesthetic['f_ground']![0]!.geometryId = 'g_none';
    venue.entranceAesthetic['f_ground']![2]!.geometryId = 'g_g-door-studio';
    expect(await findingsOf(venue)).toEqual([
      'unresolved-id entrance-aesthetic/f_ground.json /0/geometryId',
      'repeated-reference entrance-aesthetic/f_ground.json /2',
    ]);
  });

  it('reports a door that is not a line [E2]', async () => {
    const venue = tinyVenue();
    venue.entranceAesthetic['f_ground']![0]!.geometryId = 'g_g-shop';
    expect(await findingsOf(venue)).toEqual([
      'door-not-a-line entrance-aesthetic/f_ground.json /0/geometryId',
    ]);
  });
});
