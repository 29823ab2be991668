import { findingsOf, tinyVenue } from '@brand/test-kit';
import { describe, expect, it } from 'vitest';

describe('kinds', () => {
  it('reports a kind of a geometry that is nowhere or on another floor [K1]', async () => {
    const venue = tinyVenue();
    venue.kinds['f_ground']!['g_none'] = 'room';
    venue.kinds['f_ground']!['g_u-hall'] = 'hallway';
    expect(await findingsOf(venue)).toEqual([
      'unresolved-id kinds/f_ground.json /g_none',
      'wrong-floor kinds/f_ground.json /g_u-hall',
    ]);
  });

  it('reports a geometry without a kind [K2]', async () => {
    const venue = tinyVenue();
    delete venue.kinds['f_outside']!['g_o-plaza'];
    expect(await findingsOf(venue)).toEqual([
      'geometry-without-kind geometry/f_outside.geojson /features/0',
    ]);
  });

  it('requires no kind of geometries that another extension describes [K2]', async () => {
    const venue = tinyVenue();
    delete venue.kinds['f_ground']!['g_g-door-shop'];
    delete venue.kinds['f_ground']!['g_g-gate'];
    delete venue.kinds['f_ground']!['g_g-extinguisher'];
    expect(await findingsOf(venue)).toEqual([]);
  });

  it('requires no kinds in a venue that has none [K2]', async () => {
    const { kinds: _, ...venue } = tinyVenue();
    expect(await findingsOf(venue)).toEqual([]);
  });

  it('keeps an unknown kind, with a warning [V4]', async () => {
    const venue = tinyVenue();
    venue.kinds['f_ground']!['g_g-kiosk'] = 'vending-machine';
    expect(await findingsOf(venue)).toEqual(['unknown-value kinds/f_ground.json /g_g-kiosk']);
  });
});
