import { findingsOf, tinyVenue } from '@brand/test-kit';
import { describe, expect, it } from 'vitest';

describe('traversability', () => {
  it('reports geometries that are nowhere or on another floor [T1]', async () => {
    const venue = tinyVenue();
    venue.walkable['f_ground']!['g_none'] = {};
    venue.nonwalkable['f_upper']!['g_g-kiosk'] = {};
    expect(await findingsOf(venue)).toEqual([
      'unresolved-id walkable/f_ground.json /g_none',
      'wrong-floor nonwalkable/f_upper.json /g_g-kiosk',
    ]);
  });
});
