import { findingsOf, tinyVenue } from '@brand/test-kit';
import { describe, expect, it } from 'vitest';

describe('facade', () => {
  it('reports a stack that does not exist and a shape on another floor [H1]', async () => {
    const venue = tinyVenue();
    venue.facade['f_outside']![0]!.floorStackId = 'fs_none';
    venue.facade['f_outside']![0]!.geometryIds.push('g_g-hall', 'g_o-front');
    expect(await findingsOf(venue)).toEqual([
      'unresolved-id facade/f_outside.json /0/floorStackId',
      'wrong-floor facade/f_outside.json /0/geometryIds/1',
      'repeated-reference facade/f_outside.json /0/geometryIds/2',
    ]);
  });
});
