import { findingsOf, tinyVenue } from '@brand/test-kit';
import { describe, expect, it } from 'vitest';

describe('annotations', () => {
  it('reports a geometry on another floor [A1]', async () => {
    const venue = tinyVenue();
    venue.annotations['f_ground']![0]!.geometryId = 'g_u-hall';
    expect(await findingsOf(venue)).toEqual([
      'wrong-floor annotations/f_ground.json /0/geometryId',
    ]);
  });

  it('reports a symbol that is not declared, whatever it is called [A2]', async () => {
    const venue = tinyVenue();
    for (const symbolKey of ['hydrant', 'constructor', '__proto__']) {
      venue.annotations['f_ground']![0]!.symbolKey = symbolKey;
      expect(await findingsOf(venue)).toEqual([
        'unknown-symbol annotations/f_ground.json /0/symbolKey',
      ]);
    }
  });
});
