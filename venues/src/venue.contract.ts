import { type Mvf3Document, type MvfDocument, readBundle, writeBundle } from '@brand/mvf';
import { toGeoJSON, toSVG, upgrade } from '@brand/mvf/convert';
import { buildRoutingGraph, findRoute, type RoutingGraph } from '@brand/mvf/routing';
import { validate } from '@brand/mvf/validate';
import { beforeAll, describe, expect, test } from 'vitest';
import { readBuiltVenue } from './built-venue.fixture.ts';
import type { VenueSource } from './dsl/venue-source.ts';

/** Requirements on every built demo venue; each venue's test runs it. */
export function describeVenue(source: VenueSource): void {
  describe(`the venue ${source.slug}`, { timeout: 120_000 }, () => {
    const bundles: Partial<Record<1 | 2 | 3, BuiltBundle>> = {};
    let venue: Mvf3Document;
    beforeAll(async () => {
      for (const version of [1, 2, 3] as const) {
        const zip = await readBuiltVenue(source.slug, version);
        bundles[version] = { zip, document: await (await readBundle(zip)).load() };
      }
      venue = bundles[3]?.document as Mvf3Document;
    }, 120_000);

    test('validates with zero findings', async () => {
      expect((await validate(bundles[3]!.zip)).findings).toEqual([]);
    });

    test('round-trips to the same bytes in every version', () => {
      for (const version of [1, 2, 3] as const) {
        const { zip, document } = bundles[version]!;
        expect(document.version).toBe(version);
        expect(Buffer.from(writeBundle(document)).equals(zip)).toBe(true);
      }
    });

    test.each([2, 1] as const)(
      'opens, draws and routes after an upgrade from version %i',
      async (version) => {
        expect(await lossesOf(bundles[version]!.document, venue)).toEqual(NOTHING_LOST);
      },
    );

    test('connects every place with every other', () => {
      const graph = buildRoutingGraph(venue);
      const places = placesOf(venue);
      const [first] = places;
      for (const place of places) {
        expect(routeBetween(graph, first, place), `to ${place?.id}`).toBeDefined();
        expect(routeBetween(graph, place, first), `from ${place?.id}`).toBeDefined();
      }
    });

    test('draws each floor in light and dark', () => {
      for (const { properties } of venue.floors.features) {
        for (const theme of ['light', 'dark'] as const) {
          expect(toSVG(venue, { floorId: properties.id, theme })).toMatch(/^<svg/);
        }
      }
    });

    test('contains every referenced image and no other', () => {
      const text = JSON.stringify({ ...source, assets: undefined });
      const referred = new Set(text.match(/assets\/[\w./-]+\.svg/g));
      expect([...referred].toSorted()).toEqual(Object.keys(source.assets).toSorted());
    });

    test('has every name and description in all of its languages', () => {
      expect(incompleteTexts(source)).toEqual([]);
    });
  });
}

type BuiltBundle = { readonly zip: Uint8Array; readonly document: MvfDocument };

type Place = NonNullable<Mvf3Document['locations']>[number] | undefined;

function placesOf(document: Mvf3Document): Place[] {
  return (document.locations ?? []).filter(({ geometryAnchors }) => geometryAnchors?.length);
}

function routeBetween(graph: RoutingGraph, from: Place, to: Place): unknown {
  return findRoute(graph, nodesAt(graph, from), nodesAt(graph, to));
}

function nodesAt(graph: RoutingGraph, place: Place): readonly number[] {
  return (place?.geometryAnchors ?? []).flatMap(
    ({ geometryId }) => graph.nodesByGeometry.get(geometryId) ?? [],
  );
}

const NOTHING_LOST = { errors: 0, floors: [], places: [], routes: [], drawn: true };

/** Losses of an older bundle, once upgraded, compared with the newest. */
async function lossesOf(older: MvfDocument, newest: Mvf3Document): Promise<typeof NOTHING_LOST> {
  const { document } = upgrade(older);
  const graph = buildRoutingGraph(document);
  const [first, ...others] = placesOf(document);
  return {
    errors: (await validate(document)).counts.error,
    floors: missing(elevations(document), elevations(newest)),
    places: missing(placesOf(document).map(nameOf), placesOf(newest).map(nameOf)),
    routes: missing(
      others.filter((place) => routeBetween(graph, first, place)).map(nameOf),
      others.map(nameOf),
    ),
    drawn: toGeoJSON(document).features.length > 100,
  };
}

function elevations({ floors }: Mvf3Document): string[] {
  return floors.features.map(({ properties }) => `floor at ${properties.elevation}`);
}

function nameOf(place: Place): string {
  return place?.details.name ?? '';
}

/** Multiset difference: the names of `wanted` that `found` lacks. */
function missing(found: readonly string[], wanted: readonly string[]): never[] {
  const left = [...found];
  return wanted.filter((name) => {
    const index = left.indexOf(name);
    if (index < 0) return true;
    left.splice(index, 1);
    return false;
  }) as never[];
}

function incompleteTexts(source: VenueSource): unknown[] {
  const languages = Object.keys(source.languages);
  const texts = [
    source.name,
    source.description,
    ...source.floors.map(({ options }) => options.name),
    ...source.connections.map(({ texts: own }) => own?.name),
    ...[...source.places, ...source.categories, ...source.buildings].flatMap((entry) => [
      entry.texts.name,
      entry.texts.description,
    ]),
  ];
  if (languages.length === 1) return texts.filter((text) => typeof text === 'object');
  return texts.filter(
    (text) =>
      text !== undefined &&
      (typeof text !== 'object' || languages.some((language) => !text[language])),
  );
}
