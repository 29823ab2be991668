import { findingsOf, tinyVenue } from '@brand/test-kit';
import { describe, expect, it } from 'vitest';

describe('outdoors', () => {
  it('reports a floor that does not exist or is listed twice [O1]', async () => {
    const venue = tinyVenue();
    venue.outdoors.floors.push('f_none', 'f_outside');
    expect(await findingsOf(venue)).toEqual([
      'unresolved-id outdoors.json /floors/1',
      'repeated-reference outdoors.json /floors/2',
    ]);
  });

  it('reports an outdoor floor that is in a stack [O2]', async () => {
    const venue = tinyVenue();
    venue.outdoors.floors.push('f_ground');
    expect(await findingsOf(venue)).toEqual(['outdoor-floor-in-stack outdoors.json /floors/1']);
  });
});
