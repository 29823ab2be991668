import type { EntranceAesthetic, GeometryFeature } from '@brand/mvf/v3';
import { objectOr, objectsIn, ownValue } from '../raw-values.ts';
import { Area } from './area.ts';
import { Door } from './door.ts';
import type { ShapeElement, ShapeType } from './element-type.ts';
import { Floor } from './floor.ts';
import type { ShapeParts } from './geometry-element.ts';
import { PointOfInterest } from './point-of-interest.ts';
import { Space } from './space.ts';
import type { VenueModel } from './venue-model.ts';
import { VenueObject } from './venue-object.ts';
import { VenueWindow } from './venue-window.ts';
import { Wall } from './wall.ts';

type DoorLooks = ReadonlyMap<string, EntranceAesthetic>;

/** Adds the floors, without shapes. */
export function addFloors(model: VenueModel): void {
  for (const feature of objectsIn(model.files.floors?.features)) {
    if (typeof feature.properties?.id === 'string') model.addFloor(new Floor(model, feature));
  }
}

export function addShapes(model: VenueModel, floors: readonly Floor[]): void {
  const doorIds = doorConnectionIds(model);
  for (const floor of floors) floor.addAll(shapesOf(model, floor, doorIds));
}

/**
 * Ids of the shapes at the ends of door connections. Lines of unknown kind among them are doors,
 * because as walls they would block the path.
 */
function doorConnectionIds({ files }: VenueModel): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const { type, entrances, exits } of objectsIn(files.connections)) {
    if (type !== 'door') continue;
    for (const { geometryId } of objectsIn(entrances)) ids.add(geometryId);
    for (const { geometryId } of objectsIn(exits)) ids.add(geometryId);
  }
  return ids;
}

function shapesOf(
  model: VenueModel,
  floor: Floor,
  doorIds: ReadonlySet<string>,
): readonly ShapeElement[] {
  const { files } = model;
  const shapes: ShapeElement[] = [];
  const kinds = objectOr(ownValue(files.kinds, floor.id));
  const looks: DoorLooks = new Map(
    objectsIn(ownValue(files.entranceAesthetic, floor.id)).map((look) => [look.geometryId, look]),
  );
  for (const feature of objectsIn(ownValue(files.geometry, floor.id)?.features)) {
    const { geometry } = feature;
    const id = feature.properties?.id;
    if (typeof id !== 'string' || !isShape(geometry)) continue;
    const stated: unknown = ownValue(kinds, id);
    const kind = typeof stated === 'string' ? stated : 'unknown';
    const details = feature.properties.details;
    const isDoor = looks.has(id) || doorIds.has(id);
    const parts: ShapeParts = { model, floor, id, kind, geometry, details };
    shapes.push(makeShape(typeOf(kind, geometry.type, isDoor), parts, looks));
  }
  return shapes;
}

const GEOMETRY_TYPES: ReadonlySet<string> = new Set<GeometryFeature['geometry']['type']>([
  'Point',
  'LineString',
  'MultiLineString',
  'Polygon',
  'MultiPolygon',
]);

function isShape(geometry: GeometryFeature['geometry'] | undefined): boolean {
  return GEOMETRY_TYPES.has(geometry?.type ?? '') && Array.isArray(geometry?.coordinates);
}

const TYPE_OF_KIND: ReadonlyMap<string, ShapeType> = new Map([
  ['room', 'space'],
  ['hallway', 'space'],
  ['void', 'space'],
  ['wall', 'wall'],
  ['window', 'window'],
  ['door', 'door'],
  ['object', 'object'],
  ['area', 'area'],
  ['poi', 'point-of-interest'],
]);

/** Returns the element type by kind, or by geometry if the kind is missing or unknown. */
function typeOf(
  kind: string,
  geometryType: GeometryFeature['geometry']['type'],
  isDoor: boolean,
): ShapeType {
  const known = TYPE_OF_KIND.get(kind);
  if (known) return known;
  if (geometryType === 'Point') return 'point-of-interest';
  if (geometryType === 'Polygon' || geometryType === 'MultiPolygon') return 'space';
  return isDoor ? 'door' : 'wall';
}

function makeShape(type: ShapeType, parts: ShapeParts, looks: DoorLooks): ShapeElement {
  switch (type) {
    case 'space':
      return new Space(parts);
    case 'door':
      return new Door(parts, looks.get(parts.id));
    case 'wall':
      return new Wall(parts);
    case 'window':
      return new VenueWindow(parts);
    case 'object':
      return new VenueObject(parts);
    case 'area':
      return new Area(parts);
    default:
      return new PointOfInterest(parts);
  }
}
