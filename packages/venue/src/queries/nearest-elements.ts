import { padBbox, type Point, pointDistance } from '@brand/geo';
import type { Coordinate } from '../coordinate.ts';
import type { ElementByType, ElementType, ShapeElement, ShapeType } from '../model/element-type.ts';
import type { Floor } from '../model/floor.ts';
import type { VenueModel } from '../model/venue-model.ts';
import { VenueError } from '../venue-error.ts';
import { queriedFloors } from './queried-floors.ts';
import { distanceToShape } from './shape-distance.ts';

/** The types of elements that have a position. */
export type PlacedType = Exclude<ElementType, 'floor' | 'floor-stack' | 'category'>;

/** Options of a query for the nearest elements. */
export type NearestOptions<T extends PlacedType = PlacedType> = {
  /**
   * Types of the elements to find.
   * @defaultValue every type that is a shape on a floor
   */
  readonly types?: readonly T[];
  /**
   * Maximum number of elements.
   * @defaultValue 1
   */
  readonly limit?: number;
  /**
   * Maximum distance, in metres.
   * @defaultValue Infinity
   */
  readonly maxDistance?: number;
  /**
   * Floors to search: the floor of the origin (`same`) or every floor (`all`). If the origin has no
   * floor, every floor is searched.
   * @defaultValue 'same'
   */
  readonly floors?: 'same' | 'all';
};

/** An element and its distance. */
export type NearElement<T extends PlacedType = PlacedType> = {
  /** The element. */
  readonly element: ElementByType[T];
  /**
   * Straight-line distance to the element's outline, in metres, seen from above. 0 inside the
   * outline.
   */
  readonly distance: number;
};

const SHAPE_TYPES: readonly ShapeType[] = [
  'space',
  'door',
  'wall',
  'window',
  'object',
  'area',
  'point-of-interest',
];

const isShapeType = (type: PlacedType): type is ShapeType =>
  (SHAPE_TYPES as readonly string[]).includes(type);

/** Returns the elements nearest to a position in a straight line, nearest first. */
export function nearestElements(
  model: VenueModel,
  origin: Coordinate,
  options: NearestOptions,
): readonly NearElement[] {
  const { types = SHAPE_TYPES, limit = 1, maxDistance = Infinity, floors = 'same' } = options;
  if (!(limit >= 1)) {
    throw new VenueError(
      'venue/bad-option',
      `nearest, limit: expected 1 or more, found ${limit}. Omit limit to get only the nearest element.`,
    );
  }
  const point = model.frame.toMetres(origin.lngLat);
  const where = queriedFloors(model, floors === 'all' ? undefined : origin.floorId);
  const shapeTypes = new Set(types.filter(isShapeType));
  const query = { point, limit, maxDistance };
  const found: NearElement[] = [];
  if (shapeTypes.size > 0) {
    for (const floor of where) found.push(...nearestShapes(floor, shapeTypes, query));
  }
  const isThere = new Set(where);
  for (const type of new Set(types)) {
    if (!isShapeType(type)) found.push(...nearestOthers(model, type, isThere, query));
  }
  return found.toSorted((a, b) => a.distance - b.distance).slice(0, limit);
}

type Query = { readonly point: Point; readonly limit: number; readonly maxDistance: number };

// Metres: about the size of a room, so that most searches end after one or two rounds.
const FIRST_REACH = 8;

/**
 * Searches a square around the point and doubles its size until enough shapes are nearer than half
 * its side, because no shape outside can then be nearer.
 */
function nearestShapes(
  floor: Floor,
  types: ReadonlySet<ShapeType>,
  { point, limit, maxDistance }: Query,
): readonly NearElement<ShapeType>[] {
  const farthest = Math.min(maxDistance, reachOf(floor, point));
  if (!(farthest >= 0)) return [];
  for (let reach = Math.min(FIRST_REACH, farthest); ; reach = Math.min(reach * 2, farthest)) {
    const box = padBbox([point.x, point.y, point.x, point.y], reach);
    const near = floor.index
      .search(box, types)
      .map((element) => ({ element, distance: distanceToShape(point, element) }))
      .filter(({ distance }) => distance <= reach);
    if (near.length >= limit || reach >= farthest) {
      return near.toSorted((a, b) => a.distance - b.distance).slice(0, limit);
    }
  }
}

/** Returns the distance to the farthest corner of a floor, in metres. */
function reachOf({ bbox: [minX, minY, maxX, maxY] }: Floor, { x, y }: Point): number {
  const dx = Math.max(Math.abs(x - minX), Math.abs(x - maxX));
  const dy = Math.max(Math.abs(y - minY), Math.abs(y - maxY));
  // An empty box has inverted infinite bounds.
  return minX <= maxX ? Math.hypot(dx, dy) : Number.NaN;
}

/**
 * Finds the nearest elements that consist of shapes. There are few, so all distances are computed.
 */
function nearestOthers(
  model: VenueModel,
  type: Exclude<PlacedType, ShapeType>,
  floors: ReadonlySet<Floor>,
  { point, maxDistance }: Query,
): readonly NearElement[] {
  if (type === 'node') {
    return model.nodes
      .filter(({ floor }) => floors.has(floor))
      .map((element) => ({
        element,
        distance: pointDistance(point, model.frame.toMetres(element.center.lngLat)),
      }))
      .filter(({ distance }) => distance <= maxDistance);
  }
  return othersOf(model, type).flatMap(({ element, shapes }) => {
    const distance = shapes
      .filter(({ floor }) => floors.has(floor))
      .reduce((nearest, shape) => Math.min(nearest, distanceToShape(point, shape)), Infinity);
    return distance <= maxDistance && distance < Infinity ? [{ element, distance }] : [];
  });
}

type Other = {
  readonly element: ElementByType[PlacedType];
  readonly shapes: readonly ShapeElement[];
};

function othersOf(
  model: VenueModel,
  type: 'annotation' | 'connection' | 'facade' | 'location',
): readonly Other[] {
  switch (type) {
    case 'annotation':
      return model.annotations.map((element) => ({ element, shapes: [element.element] }));
    case 'connection':
      return model.connections.map((element) => ({
        element,
        shapes: [...element.entrances, ...element.exits].map((end) => end.element),
      }));
    case 'facade':
      return model.facades.map((element) => ({ element, shapes: element.elements }));
    case 'location':
      return model.locations.map((element) => ({ element, shapes: element.elements }));
    default:
      throw new VenueError(
        'venue/unknown-type',
        `nearest, types: expected types of elements that have a position, found "${String(type)}".`,
      );
  }
}
