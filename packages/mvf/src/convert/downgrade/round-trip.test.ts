import { seededRandom, type SeededRandom } from '@brand/geo';
import { tinyVenue } from '@brand/test-kit';
import { describe, expect, it } from 'vitest';
import type { Mvf3Document } from '../../bundle/document.ts';
import { readBundle } from '../../bundle/read-bundle.ts';
import { writeBundle } from '../../bundle/write-bundle.ts';
import { buildRoutingGraph, findRoute } from '../../routing/index.ts';
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

/** The cost of the route between each pair of rooms, to the millimetre. */
function routeCosts(document: Mvf3Document): Record<string, number | undefined> {
  const graph = buildRoutingGraph(document);
  const rooms = roomsOf(document);
  const nodes = ({ id }: { id: string }): readonly number[] => graph.nodesByGeometry.get(id) ?? [];
  const costs = rooms.flatMap((from) =>
    rooms.map((to): [string, number | undefined] => {
      const cost = findRoute(graph, nodes(from), nodes(to))?.cost;
      return [`${from.label} > ${to.label}`, cost && Math.round(cost * 1000)];
    }),
  );
  return Object.fromEntries(costs);
}

function floorFacts({ floors }: Mvf3Document): unknown[] {
  return floors.features.map(({ geometry, properties }) => [
    properties.details?.name,
    properties.elevation,
    geometry,
  ]);
}

function roomFacts(document: Mvf3Document): unknown[][] {
  return roomsOf(document).map(({ label, name }) => [label, name]);
}

function kindFacts({ kinds = {} }: Mvf3Document): unknown[] {
  return sorted(Object.values(kinds).flatMap((floor) => Object.values(floor)));
}

function placeFacts({ locations = [], locationCategories = [] }: Mvf3Document): unknown[] {
  return [
    ...locations.map(({ details, categories, openingHours, website, logo }) => [
      details.name,
      details.description,
      categories?.length,
      openingHours,
      website,
      logo,
    ]),
    ...locationCategories.map(({ details, parent }) => [details.name, parent !== undefined]),
  ];
}

describe.each([1, 2] as const)('version 3 to %i and back', (version) => {
  const source = tinyVenue();
  source.geometry!['f_ground']!.features[1]!.properties.details = { name: 'Corner shop' };
  const result = roundTrip(source, version);

  it('keeps the floors and their names', () => {
    expect(floorFacts(result)).toEqual(floorFacts(source));
    expect(result.outdoors?.floors).toHaveLength(1);
  });

  it('keeps the outlines and names of rooms', () => {
    expect(roomFacts(result)).toEqual(roomFacts(source));
    expect(roomFacts(result).flat()).toContain('Corner shop');
  });

  it('keeps every shape and its kind', () => {
    expect(kindFacts(result)).toEqual(kindFacts(source));
  });

  it('keeps locations, their places and their categories', () => {
    expect(placeFacts(result)).toEqual(placeFacts(source));
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

  it('finds routes of the same cost', () => {
    expect(routeCosts(result)).toEqual(routeCosts(source));
  });

  it('validates without findings', { timeout: 20_000 }, async () => {
    const { document } = DOWNGRADES[version](source);
    const old = await validate(writeBundle(document));
    expect(old).toMatchObject({ version, findings: [] });
    const renewed = await validate(writeBundle(result));
    expect(renewed).toMatchObject({ version: 3, findings: [] });
  });

  it('preserves the document through a zip', async () => {
    const { document } = DOWNGRADES[version](source);
    const bundle = await readBundle(writeBundle(document));
    expect(upgrade(await bundle.load()).document).toEqual(result);
  });

  it('exports GeoJSON with every shape in a style', () => {
    const features = JSON.stringify(toGeoJSON(result));
    expect(features.length).toBeGreaterThan(1000);
    const styled = Object.values(result.defaultStyle ?? {}).flatMap((one) => one.geometryAnchors);
    expect(styled.length).toBeGreaterThan(10);
  });
});

const SEEDS = Array.from({ length: 30 }, (_, seed) => seed);

describe.each([1, 2] as const)('one-way and inaccessible ways, to %i and back', (version) => {
  const pairs = SEEDS.map((seed) => {
    const document = tinyVenue();
    vary(document, seededRandom(seed));
    return { seed, document, back: roundTrip(document, version) };
  });

  it.each(pairs)('finds routes between the same rooms (seed $seed)', ({ document, back }) => {
    expect(sorted(routablePairs(back))).toEqual(sorted(routablePairs(document)));
  });

  it.each(pairs)('offers no step-free route that has steps (seed $seed)', ({ document, back }) => {
    const before = routablePairs(document, { onlyAccessible: true });
    const after = routablePairs(back, { onlyAccessible: true });
    expect([...after].filter((pair) => !before.has(pair))).toEqual([]);
  });
});

it.each(SEEDS)('keeps every step-free route to version 2 and back (seed %i)', (seed) => {
  const document = tinyVenue();
  vary(document, seededRandom(seed));
  const before = routablePairs(document, { onlyAccessible: true });
  const after = routablePairs(roundTrip(document, 2), { onlyAccessible: true });
  expect(sorted(after)).toEqual(sorted(before));
});
