import { findingsOf, tinyVenue } from '@brand/test-kit';
import { describe, expect, it } from 'vitest';

describe('outdoors', () => {
  it('[O1] reports a floor that does not exist or is listed twice', async () => {
    const venue = tinyVenue();
    venue.outdoors.floors.push('f_none', 'f_outside');
    expect(await findingsOf(venue)).toEqual([
      'unresolved-id outdoors.json /floors/1',
      'repeated-reference outdoors.json /floors/2',
    ]);
  });

  it('[O2] reports an outdoor floor that is in a stack', async () => {
    const venue = tinyVenue();
    venue.outdoors.floors.push('f_ground');
    expect(await findingsOf(venue)).toEqual(['outdoor-floor-in-stack outdoors.json /floors/1']);
  });
});
