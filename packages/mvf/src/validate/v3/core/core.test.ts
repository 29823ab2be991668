import { findingsOf, tinyVenue } from '@brand/test-kit';
import { describe, expect, it } from 'vitest';

describe('core', () => {
  it('reports nothing in a venue that uses every extension', async () => {
    expect(await findingsOf(tinyVenue())).toEqual([]);
  });

  it('reports an id that is given twice, also on another floor [I1]', async () => {
    const venue = tinyVenue();
    venue.geometry['f_upper']!.features.at(-1)!.properties.id = 'g_g-kiosk';
    venue.kinds['f_upper'] = Object.fromEntries(
      Object.entries(venue.kinds['f_upper']!).filter(([id]) => id !== 'g_u-void'),
    );
    delete venue.nonwalkable['f_upper']!['g_u-void'];
    expect(await findingsOf(venue)).toEqual([
      `duplicate-id geometry/f_upper.geojson /features/${venue.geometry['f_upper']!.features.length - 1}/properties/id`,
    ]);
  });

  it('reports an id with the prefix of another kind [I2]', async () => {
    const venue = tinyVenue();
    venue.connections[1]!.id = 'g_stairs';
    expect((await findingsOf(venue))[0]).toBe('bad-id connections.json /1/id');
  });

  it('reports a reference to something of another kind [I3]', async () => {
    const venue = tinyVenue();
    venue.locations[0]!.categories = ['lcat_none'];
    expect(await findingsOf(venue)).toEqual(['unresolved-id locations.json /0/categories/0']);
  });

  it('reports a geometry on another floor than its anchor states [I4]', async () => {
    const venue = tinyVenue();
    venue.locations[1]!.geometryAnchors![0]!.floorId = 'f_upper';
    expect(await findingsOf(venue)).toEqual([
      'wrong-floor locations.json /1/geometryAnchors/0/geometryId',
    ]);
  });

  it('reports a reference that is listed twice [I5]', async () => {
    const venue = tinyVenue();
    venue.locations[0]!.categories = ['lcat_food', 'lcat_food'];
    expect(await findingsOf(venue)).toEqual(['repeated-reference locations.json /0/categories/1']);
  });

  it('reports a manifest without a feature and one with two [C2]', async () => {
    const venue = tinyVenue();
    venue.manifest.features.push(venue.manifest.features[0]!);
    expect(await findingsOf(venue)).toEqual(['not-one-venue manifest.geojson /features']);
    venue.manifest.features = [];
    expect(await findingsOf(venue)).toEqual(['not-one-venue manifest.geojson /features']);
  });

  it('reports an unknown time zone [C3]', async () => {
    const venue = tinyVenue();
    venue.manifest.features[0]!.properties.tzid = 'Europe/Atlantis';
    expect(await findingsOf(venue)).toEqual([
      'bad-time-zone manifest.geojson /features/0/properties/tzid',
    ]);
  });

  it('reports a venue without floors [C4]', async () => {
    const { version, manifest, floors, extras } = tinyVenue();
    const venue = { version, manifest, floors: { ...floors, features: [] }, extras };
    expect((await findingsOf(venue))[0]).toBe('no-floors floors.geojson /features');
  });

  it('reports a floor without a geometry file [C5]', async () => {
    const { version, manifest, floors, extras } = tinyVenue();
    const geometry = { f_ground: tinyVenue().geometry['f_ground']! };
    expect(
      await findingsOf(
        { version, manifest, floors, geometry, extras },
        { checks: { routing: false } },
      ),
    ).toEqual([
      'missing-geometry-file geometry/f_upper.geojson',
      'missing-geometry-file geometry/f_outside.geojson',
    ]);
  });
});
