import { findingsOf, tinyVenue } from '@brand/test-kit';
import { describe, expect, it } from 'vitest';
import type { Mvf2Document, MvfDocument } from '../../bundle/document.ts';
import { writeBundle, writeFiles } from '../../bundle/write-bundle.ts';
import { downgradeTo2 } from '../../convert/downgrade/downgrade-to-2.ts';
import { validate } from '../validate.ts';

function tinyVenue2(): Mvf2Document {
  return downgradeTo2(tinyVenue()).document;
}

describe('version 2', () => {
  it('reports nothing in a valid venue, in memory and written [Z2]', async () => {
    expect(await findingsOf(tinyVenue2())).toEqual([]);
    expect(await validate(writeBundle(tinyVenue2()))).toMatchObject({ findings: [], version: 2 });
  });

  it('reports an id that two floors have [Z1]', async () => {
    const venue = tinyVenue2();
    const { features } = venue.floors!;
    features.push(features[0]!);
    const index = features.length - 1;
    expect(await findingsOf(venue)).toEqual([
      `duplicate-id floor.geojson /features/${index}/properties/id`,
    ]);
  });

  it('reports references to missing objects [Z2]', async () => {
    const venue = tinyVenue2();
    venue.floorStacks![0]!.maps.push('m_none');
    venue.nodes!.features[0]!.properties.neighbors = ['n_none'];
    venue.nodes!.features[1]!.properties.neighbors = [{ id: 'n_none' }];
    venue.connections![0]!.nodes.push('n_none');
    expect(await findingsOf(venue)).toEqual([
      `unresolved-id floorstack.json /0/maps/${venue.floorStacks![0]!.maps.length - 1}`,
      'unresolved-id node.geojson /features/0/properties/neighbors/0',
      'unresolved-id node.geojson /features/1/properties/neighbors/0/id',
      `unresolved-id connection.json /0/nodes/${venue.connections![0]!.nodes.length - 1}`,
    ]);
  });

  it('finds no fault with floors and stacks as the first exports have them [V1]', async () => {
    const venue = tinyVenue2();
    for (const { properties } of venue.floors!.features) Reflect.deleteProperty(properties, 'name');
    for (const stack of venue.floorStacks!) {
      Reflect.deleteProperty(stack, 'type');
      stack.id = stack.id.replace('fs_', 'mg_');
    }
    expect((await findingsOf(venue)).filter((finding) => /^(missing|bad)-/.test(finding))).toEqual(
      [],
    );
    venue.floorStacks![0]!.id = 'xy_1';
    expect(await findingsOf(venue)).toContain('bad-id floorstack.json /0/id');
  });

  it('lets shapes be of any kind, but not floors [Z2]', async () => {
    const venue = tinyVenue2();
    const style = Object.keys(venue.styles!)[0]!;
    venue.styles![style]!.polygons = [venue.floors!.features[0]!.properties.id];
    expect(await findingsOf(venue)).toEqual([`unresolved-id styles.json /${style}/polygons/0`]);
  });

  it('reports wrong entries of the manifest [Z3]', async () => {
    const files = writeFiles(tinyVenue2());
    const manifest = new TextDecoder().decode(files.get('manifest.geojson'));
    const text = manifest.replace('"node.geojson"', '"nodes.json"');
    files.set('manifest.geojson', new TextEncoder().encode(text));
    const findings = await findingsOf(files);
    expect(findings).toHaveLength(2);
    expect(findings[0]).toMatch(/^contents-mismatch manifest.geojson .*\/folder_struct\/\d+$/);
  });

  it('reports a bundle without floors [B3]', async () => {
    const { floors: _, ...venue } = tinyVenue2();
    expect(await findingsOf(venue)).toContain('missing-file floor.geojson');
  });

  it('checks shapes and addresses [G2] [U1]', async () => {
    const venue = tinyVenue2();
    const spaces = Object.entries(venue.spaces!)[0]!;
    const index = spaces[1].features.findIndex(({ geometry }) => geometry.type === 'Polygon');
    const shape = spaces[1].features[index]!.geometry;
    if (shape.type === 'Polygon') shape.coordinates[0]!.at(-1)![1]! += 1e-6;
    venue.enterpriseVenue!.logo = 'javascript:alert(1)';
    expect(await findingsOf(venue)).toEqual([
      'unsafe-url enterprise/venue.json /logo',
      `ring-not-closed space/${spaces[0]}.geojson /features/${index}/geometry/coordinates/0/4`,
    ]);
  });

  it('reports shapes far from the centre [G8]', async () => {
    const venue = tinyVenue2();
    venue.manifest!.features[0]!.geometry.coordinates = [13.4, 51.9];
    expect(await findingsOf(venue)).toContain('far-from-centre floor.geojson /features/0/geometry');
  });
});

describe('any version 2 document', () => {
  it('points to the documentation of its version', async () => {
    const venue = tinyVenue2();
    venue.floorStacks![0]!.maps.push('m_none');
    const { findings } = await validate(venue);
    expect(findings[0]?.docs).toBe('/docs/mvf/v2/data-model#unresolved-id');
  });

  it.each([null, 0, 'x', [], {}, [null], { features: [null, {}] }])(
    'does not throw where every file is %j [V1]',
    async (value) => {
      const keys = Object.keys(tinyVenue2()).filter((key) => key !== 'version');
      const document = Object.fromEntries([['version', 2], ...keys.map((key) => [key, value])]);
      expect((await validate(document as unknown as MvfDocument)).valid).toBe(false);
    },
  );
});
