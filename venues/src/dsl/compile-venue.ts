import { bboxOfPositions, roundLngLat } from '@brand/geo';
import type { DraftConnection, DraftPlace, VenueDraft } from '@brand/mvf/assemble';
import { compileFloor, type CompiledFloor, type FloorContext } from './compile-floor.ts';
import { planFrame } from './plan-frame.ts';
import { detailsOf, type Text } from './texts.ts';
import type { PlaceSource, VenueSource } from './venue-source.ts';

/** Fixed timestamp of demo bundles, so that the same source produces the same bytes. */
const BUILD_TIME = '2026-01-05T09:00:00.000Z';

/** Compiles a venue source to a draft, from which the format package makes the bundle. */
export function compileVenue(source: VenueSource): VenueDraft {
  const language = Object.keys(source.languages)[0] ?? 'en';
  const context: FloorContext = {
    frame: planFrame(source.origin, source.bearingDegrees),
    language,
    bearingDegrees: source.bearingDegrees,
  };
  const floors = source.floors.map((plan) => compileFloor(plan, context));
  requireUniqueKeys(source, floors);
  const details = (texts: Parameters<typeof detailsOf>[0]) => detailsOf(texts, language);
  return {
    name: defaultText(source.name, language),
    center: centerOf(floors),
    time: BUILD_TIME,
    mapId: source.slug,
    tzid: source.tzid,
    naturalBearing: source.bearingDegrees,
    address: source.address,
    cmsVenue: {
      id: source.slug,
      slug: source.slug,
      defaultLanguage: language,
      languages: Object.entries(source.languages).map(([code, name]) => ({ code, name })),
      countrycode: source.countrycode,
      logo: source.logo,
      webUrl: source.webUrl,
      operationHours: [...source.hours],
      coverImage: source.coverImage,
      details: details({ name: source.name, description: source.description }),
      topPlaces: source.topPlaces,
    },
    ...(source.tileset && { tileset: source.tileset }),
    buildings: source.buildings.map((building) => ({
      key: building.key,
      details: details(building.texts),
      ...(building.address !== undefined && { address: building.address }),
      ...(building.defaultFloor !== undefined && { defaultFloor: building.defaultFloor }),
      floors: source.floors
        .filter(({ options }) => options.building === building.key)
        .toSorted((a, b) => a.options.elevation - b.options.elevation)
        .map(({ key }) => key),
    })),
    floors: floors.map(({ floor }) => floor),
    shapes: floors.flatMap(({ shapes }) => shapes),
    doors: floors.flatMap(({ doors }) => doors),
    connections: connectionsOf(source, floors, language),
    categories: source.categories.map(({ texts, ...category }) => ({
      ...category,
      details: details(texts),
    })),
    places: source.places.map((place) => placeOf(place, language)),
    annotations: floors.flatMap(({ annotations }) => annotations),
    annotationSymbols: source.symbols,
    floorImages: floors.flatMap(({ images }) => images),
    facades: source.buildings.flatMap(({ key, facade }) =>
      facade ? [{ building: key, shapes: facade }] : [],
    ),
    ...(source.styles && { styles: source.styles }),
    assets: Object.fromEntries(
      Object.entries(source.assets).map(([path, text]) => [path, new TextEncoder().encode(text)]),
    ),
  };
}

/** The centre of all footprints. */
function centerOf(floors: readonly CompiledFloor[]): readonly number[] {
  const positions = floors.flatMap(({ floor }) => {
    const { footprint } = floor;
    const polygons =
      footprint?.type === 'Polygon' ? [footprint.coordinates] : footprint?.coordinates;
    return polygons?.flat(2) ?? [];
  });
  const [west, south, east, north] = bboxOfPositions(positions);
  return roundLngLat([(west + east) / 2, (south + north) / 2], 8);
}

function defaultText(text: Text, language: string): string {
  return typeof text === 'string' ? text : (text[language] ?? '');
}

function requireUniqueKeys(source: VenueSource, floors: readonly CompiledFloor[]): void {
  const keys = [
    ...floors.flatMap(({ shapes }) => shapes.map(({ key }) => key)),
    ...floors.flatMap(({ doors }) => doors.map(({ key }) => key)),
  ];
  const seen = new Set<string>();
  const twice = keys.filter((key) => seen.size === seen.add(key).size);
  const missing = source.places
    .flatMap((place) => place.at ?? [place.key])
    .filter((key) => !seen.has(key));
  if (twice.length > 0)
    throw new Error(`${source.slug}: these keys are used twice: ${twice.join(', ')}.`);
  if (missing.length > 0) {
    throw new Error(
      `${source.slug}: places are at shapes that no floor has: ${missing.join(', ')}.`,
    );
  }
}

function connectionsOf(
  source: VenueSource,
  floors: readonly CompiledFloor[],
  language: string,
): DraftConnection[] {
  const elevation = new Map(source.floors.map(({ key, options }) => [key, options.elevation]));
  const stops = floors.flatMap((floor) => floor.stops);
  const unknown = stops.filter(
    (stop) => !source.connections.some(({ key }) => key === stop.connection),
  );
  if (unknown.length > 0) {
    throw new Error(
      `${source.slug}: no connection is called ${unknown.map((stop) => stop.connection).join(', ')}.`,
    );
  }
  return source.connections.map(({ texts, ...connection }) => {
    const mine = stops
      .filter((stop) => stop.connection === connection.key)
      .toSorted((a, b) => (elevation.get(a.floor) ?? 0) - (elevation.get(b.floor) ?? 0));
    if (mine.length < 2) {
      throw new Error(
        `${source.slug}: the connection "${connection.key}" has ${mine.length} stop(s), it needs two.`,
      );
    }
    return {
      ...connection,
      ...(texts && { details: detailsOf(texts, language) }),
      stops: mine.map(({ floor, shape }) => ({ floor, shape })),
    };
  });
}

function placeOf(place: PlaceSource, language: string): DraftPlace {
  const { texts, at, hours, website, images, instances, ...rest } = place;
  const details = detailsOf(texts, language);
  return {
    ...rest,
    // Apps look up places by the key of their own system; ids may change with a new release.
    details: { externalId: place.key, ...details, name: details.name ?? place.key },
    shapes: at ?? [place.key],
    ...(hours && { openingHours: hours }),
    ...(website !== undefined && { website: { label: new URL(website).hostname, url: website } }),
    ...(images && { images: images.map((url) => ({ url })) }),
    ...(instances && {
      instances: instances.map((instance) => ({
        key: instance.key,
        shapes: instance.at,
        ...(instance.texts && { details: detailsOf(instance.texts, language) }),
        ...(instance.hours && { openingHours: instance.hours }),
      })),
    }),
  };
}
