import type { Mvf3Document } from '../../bundle/document.ts';
import type { Details, FloorFeature, GeometryAnchor } from '../../v3/core/types.gen.ts';
import type { AnnotationSymbol } from '../../v3/extensions/annotations/types.gen.ts';
import type { Connection } from '../../v3/extensions/connections/types.gen.ts';
import type { Style } from '../../v3/extensions/default-style/types.gen.ts';
import type { EntranceKind } from '../../v3/extensions/entrance-aesthetic/types.gen.ts';
import type { Kind } from '../../v3/extensions/kinds/types.gen.ts';
import type { Location, LocationInstance } from '../../v3/extensions/locations/types.gen.ts';
import { rfcGeometry, type MapGeometry } from './rfc-geometry.ts';
import { cleanDetails, entriesOf, finiteOr, objectAt, objectsOf, textsOf } from './unchecked.ts';

/** One shape of a floor with its data from all extensions. */
export type ShapeFacts = {
  readonly id: string;
  /** Geometry that conforms to RFC 7946, or `null` if it cannot be used. */
  readonly geometry: MapGeometry | null;
  readonly details: Details;
  readonly kind: Kind;
  readonly style?: ShapeStyle;
  /** Locations and location instances of the shape. */
  readonly places: readonly Place[];
  readonly connections: readonly Pick<Connection, 'id' | 'type'>[];
  readonly door?: EntranceKind;
  readonly symbol?: AnnotationSymbol & { readonly key: string };
  /** Id of the floor stack whose facade the shape belongs to. */
  readonly facadeOf?: string;
  readonly isWalkable: boolean;
  readonly isBlocked: boolean;
};

export type ShapeStyle = Required<Omit<Style, 'geometryAnchors' | 'extra'>> & {
  readonly token: string;
};

/** A location, or an instance whose missing fields are filled from its parent. */
export type Place = {
  readonly id: string;
  readonly details: Details;
  readonly categories: readonly Details[];
};

/** The data of one floor for a map, its shapes in drawing order. */
export type FloorFacts = {
  readonly id: string;
  readonly elevation: number;
  readonly details: Details;
  readonly floor: FloorFeature;
  readonly footprint: MapGeometry | null;
  readonly shapes: readonly ShapeFacts[];
};

type ReadDetails = (details: Details | undefined) => Details;

function inLanguage(details: Details, language: string | undefined): Details {
  const translation = language === undefined ? undefined : objectAt(details.translations, language);
  return translation ? { ...details, ...translation } : details;
}

/**
 * An area that people do not walk in but over, such as a rug or a parking bay, on top of a room.
 */
const MARKING = 'marking';

/**
 * Kinds in drawing order: later kinds are drawn over earlier ones. Other kinds come after the
 * areas.
 */
const DRAW_ORDER: readonly string[] = [
  'area',
  'unknown',
  'hallway',
  'room',
  'void',
  MARKING,
  'object',
  'wall',
  'window',
  'door',
  'poi',
];

/** Collects the data of all floors, shape by shape, with texts in a language where translated. */
export function collectFloorFacts(
  document: Mvf3Document,
  floors: readonly FloorFeature[],
  language?: string,
): FloorFacts[] {
  const read: ReadDetails = (details) => inLanguage(cleanDetails(details), language);
  const venue = {
    styles: indexStyles(document),
    places: indexPlaces(document, read),
    connections: indexConnections(document),
    read,
  };
  return floors.map((floor) => ({
    id: floor.properties.id,
    elevation: finiteOr(floor.properties.elevation, 0),
    details: read(floor.properties.details),
    floor,
    footprint: rfcGeometry(floor.geometry),
    shapes: collectShapes(document, floor.properties.id, venue),
  }));
}

function collectShapes(
  document: Mvf3Document,
  floorId: string,
  venue: {
    readonly styles: ReadonlyMap<string, ShapeStyle>;
    readonly places: ReadonlyMap<string, Place[]>;
    readonly connections: ReadonlyMap<string, ShapeFacts['connections']>;
    readonly read: ReadDetails;
  },
): ShapeFacts[] {
  const kinds = new Map(entriesOf(objectAt(document.kinds, floorId)));
  const walkable = new Set(entriesOf(objectAt(document.walkable, floorId)).map(([id]) => id));
  const blocked = new Set(entriesOf(objectAt(document.nonwalkable, floorId)).map(([id]) => id));
  const entrances = objectsOf(objectAt(document.entranceAesthetic, floorId));
  const doors = new Map(entrances.map(({ geometryId, kind }) => [geometryId, kind]));
  const symbols = indexSymbols(document, floorId);
  const facades = new Map(
    objectsOf(objectAt(document.facade, floorId)).flatMap(({ floorStackId, geometryIds }) =>
      textsOf(geometryIds).map((id) => [id, floorStackId] as const),
    ),
  );
  const shapes = objectsOf(objectAt(document.geometry, floorId)?.features).flatMap((feature) => {
    const id = feature.properties?.id;
    if (typeof id !== 'string') return [];
    const anchor = anchorKey({ floorId, geometryId: id });
    const style = venue.styles.get(anchor);
    const door = doors.get(id);
    const symbol = symbols.get(id);
    const facadeOf = facades.get(id);
    const geometry = rfcGeometry(feature.geometry);
    const connections = venue.connections.get(anchor) ?? [];
    const kind = kinds.get(id) ?? 'unknown';
    const shape: ShapeFacts = {
      id,
      geometry,
      details: venue.read(feature.properties.details),
      kind: kind === 'unknown' && isDoorLine({ geometry, door, connections }) ? 'door' : kind,
      ...(style && { style }),
      places: venue.places.get(anchor) ?? [],
      connections,
      ...(door !== undefined && { door }),
      ...(symbol && { symbol }),
      ...(facadeOf !== undefined && { facadeOf }),
      isWalkable: walkable.has(id),
      isBlocked: blocked.has(id),
    };
    return [shape];
  });
  return shapes.toSorted((a, b) => drawRank(a) - drawRank(b));
}

/** Whether a line is a door. Some writers give doors no kind, but an appearance or a connection. */
function isDoorLine({
  geometry,
  door,
  connections,
}: Pick<ShapeFacts, 'geometry' | 'connections'> & { door: EntranceKind | undefined }): boolean {
  const isLine = geometry?.type === 'LineString' || geometry?.type === 'MultiLineString';
  return isLine && (door !== undefined || connections.some(({ type }) => type === 'door'));
}

function drawRank({ kind, isWalkable }: ShapeFacts): number {
  const rank = DRAW_ORDER.indexOf(kind === 'area' && !isWalkable ? MARKING : kind);
  return rank === -1 ? DRAW_ORDER.indexOf('unknown') : rank;
}

function anchorKey({ floorId, geometryId }: GeometryAnchor): string {
  return `${floorId}/${geometryId}`;
}

const HEX_COLOR = /^#[0-9a-f]{6}$/i;

function indexStyles(document: Mvf3Document): Map<string, ShapeStyle> {
  const byAnchor = new Map<string, ShapeStyle>();
  for (const [token, style] of entriesOf(document.defaultStyle)) {
    if (typeof style !== 'object' || !style) continue;
    const clean: ShapeStyle = {
      token,
      color: HEX_COLOR.test(style.color) ? style.color.toLowerCase() : '#cccccc',
      opacity: Math.min(1, Math.max(0, finiteOr(style.opacity, 1))),
      height: finiteOr(style.height, 0),
      altitude: finiteOr(style.altitude, 0),
      buffer: finiteOr(style.buffer, 0),
      hidden: style.hidden === true,
    };
    for (const anchor of objectsOf(style.geometryAnchors)) byAnchor.set(anchorKey(anchor), clean);
  }
  return byAnchor;
}

function indexConnections(document: Mvf3Document): Map<string, { id: string; type: string }[]> {
  const byAnchor = new Map<string, { id: string; type: string }[]>();
  for (const { id, type, entrances, exits } of objectsOf(document.connections)) {
    if (typeof id !== 'string' || typeof type !== 'string') continue;
    const anchors = [...objectsOf(entrances), ...objectsOf(exits)].map(anchorKey);
    for (const anchor of new Set(anchors)) getOrAdd(byAnchor, anchor).push({ id, type });
  }
  return byAnchor;
}

function indexPlaces(document: Mvf3Document, read: ReadDetails): Map<string, Place[]> {
  const categories = new Map(
    objectsOf(document.locationCategories).map(({ id, details }) => [id, read(details)]),
  );
  const locations = objectsOf(document.locations);
  const parents = new Map(locations.map((location) => [location.id, location]));
  const byAnchor = new Map<string, Place[]>();
  const add = (location: Location | LocationInstance, parent?: Location): void => {
    const ids = textsOf(location.categories ?? parent?.categories);
    const place: Place = {
      id: String(location.id),
      details: { ...read(parent?.details), ...read(location.details) },
      categories: ids.flatMap((id) => categories.get(id) ?? []),
    };
    for (const anchor of objectsOf(location.geometryAnchors)) {
      getOrAdd(byAnchor, anchorKey(anchor)).push(place);
    }
  };
  for (const location of locations) add(location);
  for (const instance of objectsOf(document.locationInstances)) {
    add(instance, parents.get(instance.parentId));
  }
  return byAnchor;
}

function indexSymbols(
  document: Mvf3Document,
  floorId: string,
): Map<string, NonNullable<ShapeFacts['symbol']>> {
  const byGeometry = new Map<string, NonNullable<ShapeFacts['symbol']>>();
  for (const { geometryId, symbolKey } of objectsOf(objectAt(document.annotations, floorId))) {
    const key = String(symbolKey);
    const { name, url } = objectAt(document.annotationSymbols, key) ?? {};
    byGeometry.set(geometryId, {
      key,
      name: typeof name === 'string' ? name : key,
      url: typeof url === 'string' ? url : '',
    });
  }
  return byGeometry;
}

function getOrAdd<Value>(map: Map<string, Value[]>, key: string): Value[] {
  let list = map.get(key);
  if (!list) map.set(key, (list = []));
  return list;
}
