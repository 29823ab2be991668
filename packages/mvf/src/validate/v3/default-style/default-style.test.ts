import { findingsOf, tinyVenue } from '@brand/test-kit';
import { describe, expect, it } from 'vitest';

describe('default style', () => {
  it('reports a style for a geometry or floor that does not exist [D1]', async () => {
    const venue = tinyVenue();
    venue.defaultStyle['wall']!.geometryAnchors = [
      { floorId: 'f_ground', geometryId: 'g_none' },
      { floorId: 'f_none', geometryId: 'g_g-walls' },
    ];
    expect(await findingsOf(venue)).toEqual([
      'unresolved-id default-style.json /wall/geometryAnchors/0/geometryId',
      'unresolved-id default-style.json /wall/geometryAnchors/1/floorId',
    ]);
  });

  it('reports a geometry in two styles [D2]', async () => {
    const venue = tinyVenue();
    venue.defaultStyle['other'] = {
      ...venue.defaultStyle['wall']!,
      geometryAnchors: [{ floorId: 'f_ground', geometryId: 'g_g-walls' }],
    };
    expect(await findingsOf(venue)).toEqual([
      'two-styles default-style.json /other/geometryAnchors/0',
    ]);
  });

  it('reports a colour that is none [V6]', async () => {
    const venue = tinyVenue();
    venue.defaultStyle['wall']!.color = 'grey';
    expect(await findingsOf(venue)).toEqual(['bad-pattern default-style.json /wall/color']);
  });

  it('reports an opacity above 1 [V5]', async () => {
    const venue = tinyVenue();
    venue.defaultStyle['wall']!.opacity = 1.5;
    expect(await findingsOf(venue)).toEqual(['out-of-range default-style.json /wall/opacity']);
  });
});
