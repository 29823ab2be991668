import { findingsOf, tinyVenue } from '@brand/test-kit';
import { describe, expect, it } from 'vitest';
import type { Mvf1Document, MvfDocument } from '../../bundle/document.ts';
import { writeBundle } from '../../bundle/write-bundle.ts';
import { downgradeTo1 } from '../../convert/downgrade/downgrade-to-1.ts';
import { validate } from '../validate.ts';

const NOBODY = 'ffffffffffffffffffffffff';

function tinyVenue1(): Mvf1Document {
  return downgradeTo1(tinyVenue()).document;
}

describe('version 1', () => {
  it('reports nothing in a valid venue, in memory and written [Y2]', async () => {
    expect(await findingsOf(tinyVenue1())).toEqual([]);
    expect(await validate(writeBundle(tinyVenue1()))).toMatchObject({ findings: [], version: 1 });
  });

  it('reports an id that two buildings have [Y1]', async () => {
    const venue = tinyVenue1();
    const { features } = venue.buildings!;
    features.push(features[0]!);
    expect(await findingsOf(venue)).toEqual([
      `duplicate-id building.geojson /features/${features.length - 1}/properties/id`,
    ]);
  });

  it('reports references to missing objects [Y2]', async () => {
    const venue = tinyVenue1();
    const [level, nodes] = Object.entries(venue.nodes!)[0]!;
    nodes.features[0]!.properties.neighbors = [NOBODY];
    venue.locations!.features[0]!.properties.categories = [NOBODY];
    expect(await findingsOf(venue)).toEqual([
      `unresolved-id node/${level}.geojson /features/0/properties/neighbors/0`,
      'unresolved-id location.geojson /features/0/properties/categories/0',
    ]);
  });

  it('reports a space that states another level than that of its file [Y3]', async () => {
    const venue = tinyVenue1();
    const [[level, spaces], [other]] = Object.entries(venue.spaces!) as [
      [string, NonNullable<Mvf1Document['spaces']>[string]],
      [string, unknown],
    ];
    spaces.features[0]!.properties.level = other;
    expect(await findingsOf(venue)).toEqual([
      `wrong-floor space/${level}.geojson /features/0/properties/level`,
    ]);
  });

  it('reports a venue without levels [Y4]', async () => {
    const { version, venue, extras } = tinyVenue1();
    const document = { version, extras, ...(venue && { venue }) };
    expect(await findingsOf(document)).toContain('no-floors levels');
  });

  it('describes the form of an id [I2] [V6]', async () => {
    const venue = tinyVenue1();
    venue.categories!.features[0]!.properties.id = 'food';
    const { findings } = await validate(venue);
    expect(findings[0]).toMatchObject({ code: 'bad-pattern' });
    expect(findings[0]?.message).toContain('24 hexadecimal digits');
  });

  it.each([null, 0, 'x', [], {}, [null], { features: [null, {}] }])(
    'does not throw where every file is %j [V1]',
    async (value) => {
      const keys = Object.keys(tinyVenue1()).filter((key) => key !== 'version');
      const document = Object.fromEntries([['version', 1], ...keys.map((key) => [key, value])]);
      expect((await validate(document as unknown as MvfDocument)).valid).toBe(false);
    },
  );
});
