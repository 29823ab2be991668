import { findingsOf, tinyVenue } from '@brand/test-kit';
import { describe, expect, it } from 'vitest';

describe('kinds', () => {
  it('[K1] reports a kind of a geometry that is nowhere or on another floor', async () => {
    const venue = tinyVenue();
    venue.kinds['f_ground']!['g_none'] = 'room';
    venue.kinds['f_ground']!['g_u-hall'] = 'hallway';
    expect(await findingsOf(venue)).toEqual([
      'unresolved-id kinds/f_ground.json /g_none',
      'wrong-floor kinds/f_ground.json /g_u-hall',
    ]);
  });

  it('[K2] reports a geometry without a kind', async () => {
    const venue = tinyVenue();
    delete venue.kinds['f_outside']!['g_o-plaza'];
    expect(await findingsOf(venue)).toEqual([
      'geometry-without-kind geometry/f_outside.geojson /features/0',
    ]);
  });

  it('[K2] asks for no kind of what other extensions say what it is', async () => {
    const venue = tinyVenue();
    delete venue.kinds['f_ground']!['g_g-door-shop'];
    delete venue.kinds['f_ground']!['g_g-gate'];
    delete venue.kinds['f_ground']!['g_g-extinguisher'];
    expect(await findingsOf(venue)).toEqual([]);
  });

  it('[K2] asks for no kinds in a venue that has none', async () => {
    const { kinds: _, ...venue } = tinyVenue();
    expect(await findingsOf(venue)).toEqual([]);
  });

  it('[V4] keeps a kind that this version does not know, with a warning', async () => {
    const venue = tinyVenue();
    venue.kinds['f_ground']!['g_g-kiosk'] = 'vending-machine';
    expect(await findingsOf(venue)).toEqual(['unknown-value kinds/f_ground.json /g_g-kiosk']);
  });
});
