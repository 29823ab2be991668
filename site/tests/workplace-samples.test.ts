import { type Mvf3Document, writeBundle } from '@brand/mvf';
import { openVenue } from '@brand/venue';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { packForPlaces } from '../../examples/mvf/3/places-package/pack-for-places.ts';
import {
  checkBookable,
  listBookable,
} from '../../examples/web-sdk/6.0/bookable-spaces/check-bookable.ts';
import { source } from '../../venues/sources/kestrel-house/index.ts';
import { buildVenue } from '../../venues/src/build-venue.ts';

type Locations = NonNullable<Mvf3Document['locations']>;
type Change = (location: Locations[number]) => Locations[number];

let office: Mvf3Document;

beforeAll(() => {
  office = buildVenue(source).mvf3;
});

/** The findings of the check on the office with some changed locations. */
async function problemsWith(changes: Readonly<Record<string, Change>>): Promise<readonly string[]> {
  const locations = (office.locations ?? []).map(
    (location) => changes[location.id]?.(location) ?? location,
  );
  const venue = await openVenue(writeBundle({ ...office, locations }));
  return checkBookable(venue).map(({ place, message }) => `${place} ${message}`);
}

describe('the sample that checks bookable places', () => {
  test('finds 68 in the demo office without problems', async () => {
    const venue = await openVenue(writeBundle(office));
    expect(listBookable(venue)).toHaveLength(68);
    expect(checkBookable(venue)).toEqual([]);
  });

  test('names places that match two rows of a list', async () => {
    const problems = await problemsWith({
      'loc_meeting-tarn': (each) => ({ ...each, details: { ...each.details, name: ' fjord' } }),
    });
    expect(problems).toEqual(['loc_meeting-fjord, loc_meeting-tarn have the same name, "Fjord"']);
  });

  test('names missing data, and a place that is in several', async () => {
    const problems = await problemsWith({
      'loc_meeting-fjord': (each) => ({ ...each, details: {}, extra: { bookable: true } }),
      'loc_phone-booth': (each) => ({ ...each, extra: { bookable: true, capacity: 1 } }),
    });
    expect(problems).toEqual([
      'loc_meeting-fjord has no name',
      'loc_meeting-fjord has no external id',
      'loc_meeting-fjord has no capacity of 1 or more',
      'loc_phone-booth expected one shape, found 7',
    ]);
  });
});

type Feature = {
  readonly id: string;
  readonly geometry: { readonly type: string } | null;
  readonly properties: Readonly<Record<string, unknown>> & {
    readonly name: { readonly en: string } | null;
  };
};

function namesOf(features: readonly Feature[]): readonly string[] {
  return features.flatMap(({ properties: { name } }) => (name ? [name.en] : []));
}

describe('the sample that packs a venue for Microsoft Places', () => {
  let files: ReadonlyMap<string, readonly Feature[]>;

  beforeAll(async () => {
    const zip = unzipSync(await packForPlaces(writeBundle(office)));
    files = new Map(
      Object.entries(zip).map(([path, bytes]) => {
        const { features } = JSON.parse(new TextDecoder().decode(bytes)) as { features: Feature[] };
        return [path, features];
      }),
    );
  });

  const featuresOf = (type: string): readonly Feature[] => files.get(`${type}.geojson`) ?? [];

  test('writes the six files that Places reads, at the root, and no other', () => {
    expect([...files.keys()].toSorted()).toEqual([
      'building.geojson',
      'fixture.geojson',
      'footprint.geojson',
      'level.geojson',
      'section.geojson',
      'unit.geojson',
    ]);
  });

  test('has one building, without a shape, and floors with an ordinal each', () => {
    expect(featuresOf('building').map(({ geometry }) => geometry)).toEqual([null]);
    const ordinals = featuresOf('level').map(({ properties }) => properties['ordinal']);
    expect(ordinals).toEqual([0, 1, 2, 3, 4]);
  });

  test('has polygons in all other files', () => {
    const others = ['footprint', 'level', 'unit', 'section', 'fixture'].flatMap(featuresOf);
    const types = new Set(others.map(({ geometry }) => geometry?.type));
    expect([...types].filter((type) => type !== 'Polygon' && type !== 'MultiPolygon')).toEqual([]);
  });

  test('names each bookable room and each bookable desk once', async () => {
    const venue = await openVenue(writeBundle(office));
    const units = namesOf(featuresOf('unit'));
    const fixtures = namesOf(featuresOf('fixture'));
    for (const { name, elements } of listBookable(venue)) {
      const list = elements[0]?.type === 'space' ? units : fixtures;
      expect(list.filter((each) => each === name)).toEqual([name]);
    }
  });

  test('keeps ids from one export to the next', async () => {
    const again = unzipSync(await packForPlaces(writeBundle(office)));
    const { features } = JSON.parse(new TextDecoder().decode(again['unit.geojson'])) as {
      features: Feature[];
    };
    expect(features.map(({ id }) => id)).toEqual(featuresOf('unit').map(({ id }) => id));
  });
});
