import { seededRandom, type SeededRandom } from '@brand/geo';
import { tinyVenue } from '@brand/test-kit';
import { describe, expect, it } from 'vitest';
import type { Mvf3Document } from '../../bundle/document.ts';
import { readBundle } from '../../bundle/read-bundle.ts';
import { writeBundle } from '../../bundle/write-bundle.ts';
import { validate } from '../../validate/index.ts';
import { toGeoJSON } from '../export/to-geojson.ts';
import { roomsOf, routablePairs } from '../upgrade/fixtures/routable-pairs.ts';
import { upgrade } from '../upgrade/upgrade.ts';
import { downgradeTo1 } from './downgrade-to-1.ts';
import { downgradeTo2 } from './downgrade-to-2.ts';

const DOWNGRADES = { 1: downgradeTo1, 2: downgradeTo2 } as const;
type Old = keyof typeof DOWNGRADES;

function roundTrip(document: Mvf3Document, version: Old): Mvf3Document {
  return upgrade(DOWNGRADES[version](document).document).document;
}

/** Removes edges, ends of connections and wheelchair access at random. */
function vary(document: Mvf3Document, random: SeededRandom): void {
  for (const { properties } of Object.values(document.nodes ?? {}).flatMap((f) => f.features)) {
    properties.neighbors = properties.neighbors.filter(() => random() < 0.9);
    for (const neighbor of properties.neighbors) {
      if (random() < 0.15) neighbor.flags = [0b100];
      neighbor.extraCost = Math.floor(random() * 3);
    }
  }
  for (const connection of document.connections ?? []) {
    for (const end of ['entrances', 'exits'] as const) {
      const kept = connection[end].filter(() => random() < 0.7);
      if (kept.length > 0) connection[end] = kept;
    }
  }
}

const sorted = (texts: Iterable<string | undefined>): (string | undefined)[] =>
  [...texts].toSorted();

describe.each([1, 2] as const)('version 3 to %i and back', (version) => {
  const source = tinyVenue();
  source.geometry!['f_ground']!.features[1]!.properties.details = { name: 'Corner shop' };
  const result = roundTrip(source, version);

  it('keeps the floors and their names', () => {
    const names = (document: Mvf3Document): unknown[] =>
      document.floors.features.map(({ geometry, properties }) => [
        properties.details?.name,
        properties.elevation,
        geometry,
      ]);
    expect(names(result)).toEqual(names(source));
    expect(result.outdoors?.floors).toHaveLength(1);
  });

  it('keeps the outlines and names of rooms', () => {
    const rooms = (document: Mvf3Document): unknown[] =>
      roomsOf(document).map(({ label, name }) => [label, name]);
    expect(rooms(result)).toEqual(rooms(source));
    expect(roomsOf(result).map(({ name }) => name)).toContain('Corner shop');
  });

  it('keeps every shape and its kind', () => {
    const kinds = (document: Mvf3Document): unknown[] =>
      sorted(Object.values(document.kinds ?? {}).flatMap((floor) => Object.values(floor)));
    expect(kinds(result)).toEqual(kinds(source));
  });

  it('keeps locations, their places and their categories', () => {
    const places = (document: Mvf3Document): unknown[] =>
      document.locations!.map(({ details, categories, openingHours, website, logo }) => [
        details.name,
        details.description,
        categories?.length,
        openingHours,
        website,
        logo,
      ]);
    expect(places(result)).toEqual(places(source));
    const categories = (document: Mvf3Document): unknown[] =>
      document.locationCategories!.map(({ details, parent }) => [
        details.name,
        parent !== undefined,
      ]);
    expect(categories(result)).toEqual(categories(source));
  });

  it('keeps the files of the venue', () => {
    expect(result.extras).toEqual(source.extras);
  });

  it('finds routes between the same rooms', () => {
    expect(sorted(routablePairs(result))).toEqual(sorted(routablePairs(source)));
    expect(routablePairs(source).size).toBe(144);
  });

  it('finds step-free routes between the same rooms', () => {
    expect(sorted(routablePairs(result, { onlyAccessible: true }))).toEqual(
      sorted(routablePairs(source, { onlyAccessible: true })),
    );
  });

  it('is a bundle that others can read, with no finding', { timeout: 20_000 }, async () => {
    const { document } = DOWNGRADES[version](source);
    const old = await validate(writeBundle(document));
    expect(old).toMatchObject({ version, findings: [] });
    const renewed = await validate(writeBundle(result));
    expect(renewed).toMatchObject({ version: 3, findings: [] });
  });

  it('is the same whether it went through a zip or not', async () => {
    const { document } = DOWNGRADES[version](source);
    const bundle = await readBundle(writeBundle(document));
    expect(upgrade(await bundle.load()).document).toEqual(result);
  });

  it('is drawn as GeoJSON with every shape in a style', () => {
    const features = JSON.stringify(toGeoJSON(result));
    expect(features.length).toBeGreaterThan(1000);
    const styled = Object.values(result.defaultStyle ?? {}).flatMap((one) => one.geometryAnchors);
    expect(styled.length).toBeGreaterThan(10);
  });

  it(
    'keeps routes where ways lead in one direction or not for wheelchairs',
    { timeout: 20_000 },
    () => {
      for (let seed = 0; seed < 30; seed++) {
        const document = tinyVenue();
        vary(document, seededRandom(seed));
        const back = roundTrip(document, version);
        expect(sorted(routablePairs(back)), `seed ${seed}`).toEqual(
          sorted(routablePairs(document)),
        );
        const before = routablePairs(document, { onlyAccessible: true });
        const after = routablePairs(back, { onlyAccessible: true });
        expect(
          [...after].filter((pair) => !before.has(pair)),
          `seed ${seed}`,
        ).toEqual([]);
        if (version === 2) expect(after.size, `seed ${seed}`).toBe(before.size);
      }
    },
  );
});
