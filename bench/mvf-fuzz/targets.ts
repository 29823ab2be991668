import type { SeededRandom } from '@brand/geo';
import { type MvfDocument, readBundle, writeBundle } from '@brand/mvf';
import {
  downgradeTo1,
  downgradeTo2,
  fromGeoJSON,
  fromIMDF,
  fromIndoorGML,
  fromOSM,
  toGeoJSON,
  toIMDF,
  toSVG,
  upgrade,
} from '@brand/mvf/convert';
import { validate } from '@brand/mvf/validate';
import { breakValue, tinyVenue } from '@brand/test-kit';
import { houseXml } from '../../packages/mvf/src/convert/indoorgml/sample-house.fixture.ts';
import { collection, twoRooms } from '../../packages/mvf/src/convert/osm/osm.fixture.ts';
import { mutateBytes, mutateText } from './mutate.ts';

/** A function that takes untrusted data, and how many cases it gets. */
export type Target = {
  readonly name: string;
  readonly cases: number;
  readonly run: (random: SeededRandom) => unknown;
};

const TIME = '2026-01-01T00:00:00.000Z';
const documents: readonly MvfDocument[] = [
  tinyVenue(),
  downgradeTo2(tinyVenue()).document,
  downgradeTo1(tinyVenue()).document,
];
const zips = documents.map((document) => writeBundle(document));
const imdf = toIMDF(tinyVenue()).document;
const osm = JSON.stringify(collection(...twoRooms('0'), ...twoRooms('1')));
const indoorGml = houseXml();

export const TARGETS: readonly Target[] = [
  {
    name: 'open and load damaged zips',
    cases: 60_000,
    run: async (random) => (await readBundle(mutateBytes(pick(zips, random), random))).load(),
  },
  {
    name: 'validate damaged zips',
    cases: 10_000,
    run: (random) => validate(mutateBytes(pick(zips, random), random)),
  },
  {
    name: 'validate broken documents',
    cases: 20_000,
    run: (random) => validate(brokenDocument(random)),
  },
  {
    name: 'upgrade broken documents',
    cases: 6000,
    run: (random) => upgrade(brokenDocument(random)),
  },
  {
    name: 'export broken documents',
    cases: 3000,
    run: (random) => {
      const venue = { ...tinyVenue(), extras: {} };
      breakValue(venue, random);
      toGeoJSON(venue);
      return toSVG(venue, { floorId: 'f_ground' });
    },
  },
  {
    name: 'import broken IMDF',
    cases: 1500,
    run: (random) => {
      const files = Object.fromEntries(imdf);
      const path = pick(Object.keys(files), random);
      const text = new TextDecoder().decode(files[path]);
      return fromIMDF({ ...files, [path]: mutateText(text, random) }, { time: TIME });
    },
  },
  {
    name: 'import broken OpenStreetMap data',
    cases: 1500,
    run: (random) => fromOSM(mutateText(osm, random), { time: TIME }),
  },
  {
    name: 'import broken IndoorGML',
    cases: 1500,
    run: (random) => fromIndoorGML(mutateText(indoorGml, random), { time: TIME }),
  },
  {
    name: 'import broken GeoJSON levels',
    cases: 1500,
    run: (random) => {
      const data = structuredClone(toGeoJSON(tinyVenue(), { floorId: 'f_ground' }));
      breakValue(data, random);
      return fromGeoJSON({ levels: [{ name: 'Ground', elevation: 0, data }] }, { time: TIME });
    },
  },
];

function brokenDocument(random: SeededRandom): MvfDocument {
  const { version, ...content } = pick(documents, random);
  const document = structuredClone({ ...content, extras: {} });
  for (let count = 1 + Math.floor(random() * 3); count > 0; count -= 1)
    breakValue(document, random);
  return { ...document, version, extras: {} } as unknown as MvfDocument;
}

function pick<T>(items: readonly T[], random: SeededRandom): T {
  return items[Math.floor(random() * items.length)] as T;
}
