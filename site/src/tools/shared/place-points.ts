import type { Mvf3Document } from '@brand/mvf';
import { type FlatFeature, type FlatValue, formatOpeningHours } from '@brand/mvf/convert';
import type { Location, LocationInstance } from '@brand/mvf/v3';
import type { GisFeature } from './gis-feature.ts';
import { pointOnShape } from './point-on-shape.ts';

type Properties = Record<string, FlatValue>;
type Anchor = { readonly floorId: string; readonly geometryId: string };

/** Finds the shape that an anchor names, if its floor is exported. */
export type FindShape = (anchor: Anchor) => FlatFeature | undefined;

/** A point for each place of each location; a location in two rooms has two. */
export function locationPoints(document: Mvf3Document, findShape: FindShape): GisFeature[] {
  const locations = listOf(document.locations);
  const parents = new Map(locations.map((location) => [location.id, location]));
  const categories = new Map(
    listOf(document.locationCategories).map(({ id, details }) => [id, details?.name]),
  );
  const places: (readonly [place: Location | LocationInstance, parent?: Location])[] = [
    ...locations.map((location) => [location] as const),
    ...listOf(document.locationInstances).map(
      (instance) => [instance, parents.get(instance.parentId)] as const,
    ),
  ];
  return places.flatMap(([place, parent]) => {
    const whole = { ...parent, ...place, details: { ...parent?.details, ...place.details } };
    const names = listOf(whole.categories).flatMap((id) => categories.get(id) ?? []);
    const properties = {
      ...textsOf(whole.details),
      ...(names.length > 0 && { categories: names }),
      ...text('phone', whole.phone),
      ...text('website', whole.website?.url),
      ...text('openingHours', hoursOf(whole)),
      ...(parent && { parentId: parent.id }),
    };
    return pointsAt(String(place.id), listOf(place.geometryAnchors), { properties, findShape });
  });
}

/** A point for each stop of each connection between floors. */
export function connectionPoints(document: Mvf3Document, findShape: FindShape): GisFeature[] {
  return listOf(document.connections).flatMap((connection) => {
    const [entrances, exits] = [listOf(connection.entrances), listOf(connection.exits)];
    const anchors = new Map([...entrances, ...exits].map((each) => [keyOf(each), each]));
    const floors = [...new Set([...anchors.values()].map(({ floorId }) => floorId))];
    // Both sides of a door in a wall: the door is a shape of its own.
    if (connection.type === 'door' && floors.length === 1) return [];
    return [...anchors.values()].flatMap((anchor) =>
      pointsAt(String(connection.id), [anchor], {
        properties: {
          ...textsOf(connection.details),
          ...text('type', connection.type),
          floors,
          entrance: isIn(entrances, anchor),
          exit: isIn(exits, anchor),
        },
        findShape,
      }),
    );
  });
}

function isIn(list: readonly Anchor[], anchor: Anchor): boolean {
  return list.some((each) => keyOf(each) === keyOf(anchor));
}

function pointsAt(
  id: string,
  anchors: readonly Anchor[],
  { properties, findShape }: { readonly properties: Properties; readonly findShape: FindShape },
): GisFeature[] {
  return anchors.flatMap((anchor) => {
    const shape = findShape(anchor);
    const coordinates = shape?.geometry && pointOnShape(shape.geometry);
    if (!shape || !coordinates) return [];
    const { floorId, floorName, floorShortName, elevation } = shape.properties;
    return [
      {
        type: 'Feature',
        id: anchors.length > 1 ? `${id}@${shape.id}` : id,
        geometry: { type: 'Point', coordinates },
        properties: {
          id,
          floorId,
          ...text('floorName', floorName),
          ...text('floorShortName', floorShortName),
          elevation,
          geometryId: shape.id,
          ...properties,
        },
      },
    ];
  });
}

function keyOf({ floorId, geometryId }: Anchor): string {
  return `${floorId}/${geometryId}`;
}

function textsOf(details: Location['details'] | undefined): Properties {
  const { name, shortName, description, externalId, translations } = details ?? {};
  const flat: Properties = {
    ...text('name', name),
    ...text('shortName', shortName),
    ...text('description', description),
    ...text('externalId', externalId),
  };
  for (const [language, texts] of Object.entries(translations ?? {})) {
    for (const [key, value] of Object.entries(texts ?? {})) {
      Object.assign(flat, text(`${key}:${language}`, value));
    }
  }
  return flat;
}

function hoursOf({ openingHours }: Pick<Location, 'openingHours'>): string {
  const hours = listOf(openingHours).filter(
    ({ opens, closes }) => typeof opens === 'string' && typeof closes === 'string',
  );
  return formatOpeningHours(hours);
}

function text(key: string, value: unknown): Record<string, string> {
  return typeof value === 'string' && value !== '' ? { [key]: value } : {};
}

/** Bundles are untrusted: anything but an array counts as empty. */
function listOf<Value>(list: readonly Value[] | undefined): Value[] {
  return Array.isArray(list) ? list.filter((entry: Value) => entry !== null) : [];
}
