import type { Coordinate } from '../coordinate.ts';
import type { Annotation } from '../model/annotation.ts';
import type { Area } from '../model/area.ts';
import type { Connection } from '../model/connection.ts';
import type { Door } from '../model/door.ts';
import type { Facade } from '../model/facade.ts';
import type { Location } from '../model/location.ts';
import type { PointOfInterest } from '../model/point-of-interest.ts';
import type { RouteNode } from '../model/route-node.ts';
import type { Space } from '../model/space.ts';
import type { VenueObject } from '../model/venue-object.ts';
import { VenueError } from '../venue-error.ts';

/** An element or position where a route can begin or end. */
export type RoutePlace =
  | Space
  | Door
  | VenueObject
  | Area
  | PointOfInterest
  | Annotation
  | Connection
  | RouteNode
  | Facade
  | Location
  | Coordinate;

/**
 * Start or end of a route. From a list, the route uses the nearest member. A location represents
 * all of its shapes, a facade the doors of its building, and a coordinate the nodes to which people
 * can walk in a straight line.
 */
export type RouteTarget = RoutePlace | readonly RouteTarget[];

/** Whether a target is a coordinate, not an element. */
export function isCoordinate(target: RoutePlace): target is Coordinate {
  return 'lngLat' in target;
}

/** Flattens nested lists, in order. */
export function placesOf(target: RouteTarget): readonly RoutePlace[] {
  if (isList(target)) return target.flatMap(placesOf);
  // In programs without type checks, a failed lookup ends up here.
  if (typeof target === 'object' && target !== null) return [target];
  throw new VenueError(
    'venue/bad-option',
    `route: expected elements or coordinates as targets, found ${String(target)}. Check that "venue.find" returned an element.`,
  );
}

// `Array.isArray` does not narrow readonly arrays.
function isList(target: RouteTarget): target is readonly RouteTarget[] {
  return Array.isArray(target);
}
