import { tinyVenue } from '@brand/test-kit';
import { describe, expect, test } from 'vitest';
import type { Mvf3Document } from '../../bundle/document.ts';
import { isUuid } from './export/uuid-from-name.ts';
import type { StandardType } from './import/imdf-type.ts';
import { toIMDF, type ToImdfOptions } from './to-imdf.ts';

type Feature = {
  readonly id: string;
  readonly type: string;
  readonly feature_type: string;
  readonly geometry: { readonly type: string; readonly coordinates: unknown } | null;
  readonly properties: Readonly<Record<string, unknown>>;
};

function write(document: Mvf3Document, options?: ToImdfOptions) {
  const { document: files, report } = toIMDF(document, options);
  const json = (path: string): unknown => {
    const bytes = files.get(path);
    return bytes && JSON.parse(new TextDecoder().decode(bytes));
  };
  const features = (type: StandardType): readonly Feature[] => {
    const collection = json(`${type}.geojson`) as { features: Feature[] } | undefined;
    return collection?.features ?? [];
  };
  const manifest = json('manifest.json');
  return { files, manifest, features, report, codes: report.map(({ code }) => code) };
}

/** The properties that each type must have, and the geometry. */
const MANDATORY: readonly (readonly [StandardType, RegExp, string])[] = [
  ['address', /^null$/, 'address unit locality province country postal_code'],
  ['amenity', /^Point$/, 'category accessibility name alt_name hours phone website unit_ids'],
  ['anchor', /^Point$/, 'address_id unit_id'],
  ['building', /^null$/, 'name alt_name category restriction display_point address_id'],
  ['detail', /LineString$/, 'level_id'],
  ['fixture', /Polygon$/, 'category name alt_name anchor_id level_id display_point'],
  ['footprint', /Polygon$/, 'category name building_ids'],
  ['kiosk', /Polygon$/, 'name alt_name anchor_id level_id display_point'],
  ['level', /Polygon$/, 'category restriction outdoor ordinal name short_name display_point'],
  ['occupant', /^null$/, 'name category anchor_id hours phone website validity correlation_id'],
  ['opening', /^LineString$/, 'category accessibility access_control door name display_point'],
  ['relationship', /^null$/, 'category direction origin intermediary destination hours'],
  ['section', /Polygon$/, 'category restriction name alt_name level_id display_point'],
  ['unit', /Polygon$/, 'category restriction accessibility name level_id display_point'],
  ['venue', /Polygon$/, 'category name hours phone website display_point address_id'],
];

/** The tiny venue with something of every type. */
function fullVenue(): Mvf3Document {
  const venue = tinyVenue();
  const kiosk = { floorId: 'f_ground', geometryId: 'g_g-kiosk' };
  venue.walkable['f_ground'] = { ...venue.walkable['f_ground'], 'g_g-kiosk': {} };
  venue.locations.push({
    id: 'loc_flowers',
    details: { name: 'Flowers' },
    geometryAnchors: [kiosk],
  });
  const ground = venue.geometry['f_ground']?.features ?? [];
  const shop = ground.find(({ properties }) => properties.id === 'g_g-shop');
  if (!shop) throw new Error('the tiny venue has no shop');
  for (const [id, kind] of [
    ['g_zone', 'area'],
    ['g_shelf', 'object'],
  ] as const) {
    ground.push({ ...shop, properties: { id, details: { name: id } } });
    venue.kinds['f_ground'] = { ...venue.kinds['f_ground'], [id]: kind };
  }
  venue.cmsLocations.push({ locationId: 'loc_info', type: 'amenity' });
  return venue;
}

describe('toIMDF', () => {
  test('writes the manifest of IMDF 1.0.0', () => {
    const { manifest } = write(tinyVenue(), { generatedBy: 'test 1' });
    expect(manifest).toEqual({
      version: '1.0.0',
      created: '2025-06-01T12:00:00.000Z',
      generated_by: 'test 1',
      language: 'en',
      extensions: null,
    });
  });

  test.each(MANDATORY)('writes each %s with its required fields', (type, geometry, properties) => {
    const found = write(fullVenue()).features(type);
    expect(found.length).toBeGreaterThan(0);
    for (const feature of found) {
      expect(feature).toMatchObject({ type: 'Feature', feature_type: type });
      expect(feature.geometry?.type ?? 'null').toMatch(geometry);
      expect(Object.keys(feature.properties)).toEqual(
        expect.arrayContaining(properties.split(' ')),
      );
    }
  });

  test('gives every feature a unique UUID, used by references', () => {
    const { features } = write(fullVenue());
    const all = MANDATORY.flatMap(([type]) => features(type));
    const ids = new Set(all.map(({ id }) => id));
    expect(ids.size).toBe(all.length);
    expect([...ids].filter((id) => !isUuid(id))).toEqual([]);
    const references = all.flatMap(({ properties }) =>
      Object.entries(properties)
        .filter(([key]) => /_ids?$/.test(key) && key !== 'correlation_id')
        .flatMap(([, value]) => value ?? []),
    );
    expect(references.length).toBeGreaterThan(50);
    expect(references.filter((id) => !ids.has(id as string))).toEqual([]);
  });

  test('returns the same bytes every time', () => {
    expect(write(fullVenue()).files).toEqual(write(fullVenue()).files);
  });

  test('keeps the UUIDs that shapes had where they came from', () => {
    const venue = tinyVenue();
    const uuid = '0b0e7a52-5a6e-4a4e-9a39-9a0d5c1b7f10';
    const shapes = venue.geometry['f_ground']?.features.slice(0, 2) ?? [];
    for (const { properties } of shapes) properties.details = { externalId: uuid };
    const ids = write(venue)
      .features('unit')
      .map(({ id }) => id);
    expect(ids.filter((id) => id === uuid)).toHaveLength(1);
  });

  test('assigns the categories of units', () => {
    const { features } = write(fullVenue());
    const count = (type: StandardType) =>
      Object.fromEntries(
        [...Map.groupBy(features(type), ({ properties }) => properties['category'])].map(
          ([category, list]) => [category, list.length],
        ),
      );
    expect(count('unit')).toEqual({
      walkway: 2,
      room: 8,
      stairs: 2,
      elevator: 2,
      opentobelow: 1,
      unenclosedarea: 1,
    });
    expect(count('relationship')).toEqual({ elevator: 1, stairs: 1 });
    expect(count('opening')).toEqual({ pedestrian: 12, 'pedestrian.principal': 1 });
    expect(count('footprint')).toEqual({ ground: 1 });
  });

  test('reports the data that an archive cannot hold', () => {
    expect(write(tinyVenue()).codes).toEqual(
      expect.arrayContaining(['no-nodes', 'no-defaultStyle', 'no-annotations', 'no-descriptions']),
    );
  });
});

describe('toIMDF on single fields', () => {
  test('writes names in all languages', () => {
    const level = write(tinyVenue()).features('level')[0];
    expect(level?.properties['name']).toEqual({ en: 'Ground floor', de: 'Ground floor' });
  });

  test('writes opening hours and drops telephone numbers without a country', () => {
    const venue = tinyVenue();
    venue.locations[0]!.phone = '030 1234';
    venue.locations[1]!.phone = '+49 (30) 12-34';
    const { features, codes } = write(venue);
    const [cafe, , shop] = features('occupant');
    expect(cafe?.properties).toMatchObject({ hours: 'Mo,Fr 08:00-18:30', phone: null });
    expect(shop?.properties['phone']).toBe('+49301234');
    expect(codes).toContain('local-phone');
  });

  test('renumbers floors when there are half floors', () => {
    const venue = tinyVenue();
    venue.floors.features[1]!.properties.elevation = 0.5;
    const { features, codes } = write(venue);
    expect(features('level').map(({ properties }) => properties['ordinal'])).toEqual([0, 0, 1]);
    expect(codes).toContain('fractional-elevation');
  });

  test('directs one-way connections', () => {
    const venue = tinyVenue();
    const escalator = venue.connections[1]!;
    escalator.type = 'escalator';
    escalator.entrances.pop();
    escalator.exits.shift();
    const found = write(venue).features('relationship')[1];
    expect(found?.properties).toMatchObject({ category: 'escalator', direction: 'directed' });
  });

  test('restricts rooms that visitors may not enter', () => {
    const venue = tinyVenue();
    for (const { properties } of venue.nodes['f_ground']?.features ?? []) {
      if (!properties.geometryIds?.includes('g_g-office')) continue;
      for (const edge of properties.neighbors) edge.flags = [0b001];
    }
    const restricted = write(venue)
      .features('unit')
      .filter(({ properties }) => properties['restriction'] !== null);
    expect(restricted).toHaveLength(1);
  });

  test.each([
    ['Plaza 1, Berlin', { address: 'Plaza 1', locality: 'Berlin', country: 'ZZ' }],
    [
      'Main Street 1, Suite 5, Springfield, IL 62701, US',
      {
        address: 'Main Street 1, Suite 5',
        locality: 'Springfield',
        province: 'US-IL',
        postal_code: '62701',
        country: 'US',
      },
    ],
    ['Somewhere', { address: 'Somewhere', locality: 'Somewhere' }],
  ])('splits the address %j', (displayAddress, parts) => {
    const venue = tinyVenue();
    venue.address = { primary: { display: { displayAddress } } };
    expect(write(venue).features('address')[0]?.properties).toMatchObject(parts);
  });

  test('writes a document with only a manifest and a floor', () => {
    const { manifest, floors } = tinyVenue();
    const { features } = write({ version: 3, manifest, floors, extras: {} });
    expect(features('level')).toHaveLength(3);
    expect(features('building')).toHaveLength(1);
  });
});
