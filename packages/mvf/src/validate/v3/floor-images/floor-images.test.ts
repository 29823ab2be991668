import { findingsOf, tinyVenue } from '@brand/test-kit';
import { describe, expect, it } from 'vitest';

const IMAGE = 'floor-images/f_ground.geojson /features/0/properties';

describe('floor images', () => {
  it('reports a geometry on another floor [P1]', async () => {
    const venue = tinyVenue();
    venue.floorImages['f_ground']!.features[0]!.properties.geometryId = 'g_u-shop';
    expect(await findingsOf(venue)).toEqual([`wrong-floor ${IMAGE}/geometryId`]);
  });

  it('reports an image with two places and one with none [P2]', async () => {
    const venue = tinyVenue();
    const { properties } = venue.floorImages['f_ground']!.features[0]!;
    properties.verticalOffset = 2;
    expect(await findingsOf(venue)).toEqual([`image-with-two-places ${IMAGE}`]);
    delete properties.geometryId;
    expect(await findingsOf(venue)).toEqual([]);
    delete properties.verticalOffset;
    expect(await findingsOf(venue)).toEqual([`image-without-place ${IMAGE}`]);
  });
});
