import { localFrame } from '@brand/geo';

// A small building for tests: two levels of 20 by 10 metres, a corridor through the middle.

type Properties = Record<string, unknown>;
export type TinyFeature = {
  id?: unknown;
  type: 'Feature';
  feature_type?: unknown;
  geometry: unknown;
  properties: Properties;
};
export type TinyArchive = {
  manifest: Properties;
} & Record<TinyMember, TinyFeature[]>;
export type TinyMember =
  | 'address'
  | 'amenity'
  | 'anchor'
  | 'building'
  | 'fixture'
  | 'footprint'
  | 'level'
  | 'occupant'
  | 'opening'
  | 'relationship'
  | 'unit'
  | 'venue';

const frame = localFrame([13.4, 52.5]);

export function at(x: number, y: number): number[] {
  return frame.toLngLat({ x, y }).map((degrees) => Math.round(degrees * 1e8) / 1e8);
}

export function box(x: number, y: number, width: number, height: number): TinyFeature['geometry'] {
  const corners = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
    [x, y],
  ] as [number, number][];
  return { type: 'Polygon', coordinates: [corners.map(([east, north]) => at(east, north))] };
}

export function line(from: readonly [number, number], to: readonly [number, number]): unknown {
  return { type: 'LineString', coordinates: [at(...from), at(...to)] };
}

export function point(x: number, y: number): unknown {
  return { type: 'Point', coordinates: at(x, y) };
}

/** Returns a feature whose id states its purpose, so that tests are readable. */
export function feature(
  type: string,
  id: string,
  geometry: unknown,
  properties: Properties = {},
): TinyFeature {
  return { id, type: 'Feature', feature_type: type, geometry, properties };
}

function unit(id: string, geometry: unknown, properties: Properties): TinyFeature {
  return feature('unit', id, geometry, {
    restriction: null,
    accessibility: null,
    name: null,
    alt_name: null,
    ...properties,
  });
}

function opening(id: string, geometry: unknown, levelId: string): TinyFeature {
  return feature('opening', id, geometry, {
    category: 'pedestrian',
    accessibility: null,
    access_control: null,
    door: { type: 'swinging', automatic: false, material: 'wood' },
    name: null,
    level_id: levelId,
  });
}

function level(id: string, ordinal: number, name: Properties): TinyFeature {
  return feature('level', id, box(0, 0, 20, 10), {
    category: 'unspecified',
    outdoor: false,
    ordinal,
    name,
    short_name: { en: String(ordinal) },
    building_ids: ['house'],
  });
}

function tinyUnits(): TinyFeature[] {
  return [
    unit('corridor0', box(0, 4, 20, 2), { category: 'walkway', level_id: 'l0' }),
    unit('shop', box(0, 6, 10, 4), { category: 'room', level_id: 'l0' }),
    unit('store', box(10, 6, 10, 4), {
      category: 'storage',
      level_id: 'l0',
      restriction: 'employeesonly',
    }),
    unit('toilet', box(0, 0, 6, 4), { category: 'restroom.female', level_id: 'l0' }),
    unit('stairs0', box(6, 0, 6, 4), { category: 'stairs', level_id: 'l0' }),
    unit('lift0', box(12, 0, 3, 4), { category: 'elevator', level_id: 'l0' }),
    unit('corridor1', box(0, 4, 20, 2), { category: 'walkway', level_id: 'l1' }),
    unit('office', box(0, 6, 20, 4), {
      category: 'office',
      level_id: 'l1',
      name: { en: 'Head office', de: 'Hauptbüro' },
      alt_name: { en: 'HQ' },
    }),
    unit('stairs1', box(6, 0, 6, 4), { category: 'stairs', level_id: 'l1' }),
    unit('lift1', box(12, 0, 3, 4), { category: 'elevator', level_id: 'l1' }),
  ];
}

function tinyOpenings(): TinyFeature[] {
  return [
    opening('shop-door', line([4, 6], [5, 6]), 'l0'),
    opening('store-door', line([14, 6], [15, 6]), 'l0'),
    opening('toilet-door', line([2, 4], [3, 4]), 'l0'),
    opening('stairs0-door', line([8, 4], [9, 4]), 'l0'),
    opening('lift0-door', line([13, 4], [14, 4]), 'l0'),
    opening('office-door', line([4, 6], [5, 6]), 'l1'),
    opening('stairs1-door', line([8, 4], [9, 4]), 'l1'),
    opening('lift1-door', line([13, 4], [14, 4]), 'l1'),
  ];
}

export function relationship(
  id: string,
  category: string,
  [origin, destination]: readonly [string, string],
  direction: 'directed' | 'undirected' = 'undirected',
): TinyFeature {
  return feature('relationship', id, null, {
    category,
    direction,
    origin: { id: origin, feature_type: 'unit' },
    intermediary: null,
    destination: { id: destination, feature_type: 'unit' },
    hours: null,
  });
}

/** Returns a valid archive. Every call creates a new one, which a test may break. */
export function tinyArchive(): TinyArchive {
  return {
    manifest: { version: '1.0.0', created: '2024-05-01T10:00:00Z', language: 'en' },
    address: [
      feature('address', 'street', null, {
        address: 'Main Street 1',
        unit: null,
        locality: 'Springfield',
        province: 'US-IL',
        country: 'US',
        postal_code: '62701',
      }),
    ],
    venue: [
      feature('venue', 'mall', box(-5, -5, 30, 20), {
        category: 'shoppingcenter',
        name: { en: 'Tiny Mall', de: 'Kleines Zentrum' },
        hours: 'Mo-Sa 09:00-20:00',
        phone: '+12175550100',
        website: 'https://www.example.com',
        address_id: 'street',
      }),
    ],
    building: [feature('building', 'house', null, { name: { en: 'House' }, address_id: 'street' })],
    footprint: [
      feature('footprint', 'ground', box(0, 0, 20, 10), {
        category: 'ground',
        building_ids: ['house'],
      }),
    ],
    level: [
      level('l0', 0, { en: 'Ground floor', de: 'Erdgeschoss' }),
      level('l1', 1, { en: 'Upper floor' }),
    ],
    unit: tinyUnits(),
    opening: tinyOpenings(),
    fixture: [feature('fixture', 'desk', box(1, 8.5, 3, 1), { category: 'desk', level_id: 'l0' })],
    relationship: [
      relationship('lift', 'elevator', ['lift0', 'lift1']),
      relationship('flight', 'stairs', ['stairs0', 'stairs1']),
    ],
    anchor: [feature('anchor', 'shop-anchor', point(5, 8), { unit_id: 'shop', address_id: null })],
    occupant: [
      feature('occupant', 'bakery', null, {
        name: { en: 'Bakery', de: 'Bäckerei' },
        category: 'bakedgoods',
        anchor_id: 'shop-anchor',
        hours: 'Mo-Fr 08:00-18:00; Sa 08:00-12:00',
        phone: '+12175550101',
        website: 'https://bakery.example.com',
      }),
    ],
    amenity: [
      feature('amenity', 'ladies', point(3, 2), {
        category: 'restroom.female',
        name: null,
        unit_ids: ['toilet'],
      }),
    ],
  };
}

/** Returns the files of an archive by path. */
export function tinyFiles(archive: TinyArchive): Record<string, string> {
  return Object.fromEntries(
    Object.entries(archive).map(([name, content]) =>
      Array.isArray(content)
        ? [`${name}.geojson`, JSON.stringify({ type: 'FeatureCollection', features: content })]
        : [`${name}.json`, JSON.stringify(content)],
    ),
  );
}

/** Returns the feature of a member with this id, to be changed. */
export function pick(archive: TinyArchive, member: TinyMember, id: string): TinyFeature {
  const found = archive[member].find((one) => one.id === id);
  if (!found) throw new Error(`no ${member} ${id} in the tiny archive`);
  return found;
}
