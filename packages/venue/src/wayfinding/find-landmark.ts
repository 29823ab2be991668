import {
  closestPointOnSegment,
  openRing,
  padBbox,
  type Point,
  pointDistance,
  pointInPolygon,
} from '@brand/geo';
import type { ShapeElement, VenueElement } from '../model/element-type.ts';
import type { Floor } from '../model/floor.ts';
import { headingDegrees, turnDegrees } from './find-turns.ts';
import type { WalkableFloor } from './walkable-floor.ts';
import type { Landmark } from './route.ts';

export type LandmarkSearch = {
  readonly floor: Floor;
  readonly space: Pick<WalkableFloor, 'canSee'>;
  readonly point: Point;
  /** Direction of arrival, in degrees clockwise from north. */
  readonly heading: number;
  /** Side of the turn. */
  readonly turnsTo: 'left' | 'right';
  /** Excluded elements: the start and the end of the route. */
  readonly except: ReadonlySet<unknown>;
};

// Maximum distance in metres.
const REACH = 6;
// Bonus in metres for an element on the side of the turn, because it marks the corner.
const CORNER_BONUS = 1;
// Metres. A small element within this distance is at the position itself.
const AT = 2;
// Degrees to either side that count as ahead.
const AHEAD = 35;
// Metres. The doors of a space may be slightly farther away than the space itself.
const DOOR_REACH = 9;
// Metres that a line of sight ends in front of an object or a door, or inside a space.
const FACE = 0.35;

/** Returns the nearest named element that is visible from a position. */
export function findLandmark(search: LandmarkSearch): Landmark | undefined {
  const { floor, point, heading, turnsTo } = search;
  const box = padBbox([point.x, point.y, point.x, point.y], REACH);
  let best: Landmark | undefined;
  let least = Infinity;
  for (const shape of floor.index.search(box)) {
    const element = namedBy(shape);
    if (!element || search.except.has(element) || search.except.has(shape)) continue;
    const near = nearestOutside(shape, point);
    if (!near) continue;
    const distance = pointDistance(point, near);
    const isSmall = shape.type === 'object' || shape.type === 'point-of-interest';
    const side = isSmall && distance <= AT ? 'at' : sideOf(heading, point, near);
    const score = distance - (side === turnsTo ? CORNER_BONUS : 0);
    if (distance > REACH || score >= least || !isInSight(search, shape, near)) continue;
    [best, least] = [{ element, side }, score];
  }
  return best;
}

/** Returns the side of an element relative to a walking direction. */
export function sideOf(heading: number, point: Point, thing: Point): Landmark['side'] {
  if (pointDistance(point, thing) < 0.5) return 'at';
  const turn = turnDegrees(heading, headingDegrees(point, thing));
  if (Math.abs(turn) <= AHEAD) return 'ahead';
  return turn < 0 ? 'left' : 'right';
}

/** Returns the element whose name people use for a shape: its location, or the shape itself. */
export function namedBy(shape: ShapeElement): VenueElement | undefined {
  const location = shape.locations.find(({ name, isHidden }) => name !== '' && !isHidden);
  if (location) return location;
  const canStand = shape.type === 'space' || shape.type === 'object';
  return canStand && shape.name !== '' ? shape : undefined;
}

/** Returns the nearest point of a shape, or `undefined` if the shape contains the position. */
function nearestOutside(shape: ShapeElement, point: Point): Point | undefined {
  if (shape.rings.some((polygon) => pointInPolygon(point, polygon))) return undefined;
  let best: Point | undefined;
  const look = (a: Point, b: Point): void => {
    const near = closestPointOnSegment(point, a, b);
    if (!best || pointDistance(point, near) < pointDistance(point, best)) best = near;
  };
  for (const [outer = []] of shape.rings) {
    const corners = openRing(outer);
    for (const [index, a] of corners.entries()) look(a, corners[(index + 1) % corners.length]!);
  }
  for (const line of shape.lines) {
    for (const [index, b] of line.slice(1).entries()) look(line[index]!, b);
  }
  const [minX, minY] = shape.bbox;
  return best ?? { x: minX, y: minY };
}

/**
 * Whether a shape is in sight. Objects are visible directly; spaces through a door, or where they
 * are open.
 */
function isInSight(search: LandmarkSearch, shape: ShapeElement, near: Point): boolean {
  if (shape.type !== 'space') return hasLineOfSight(search, shape, near, -FACE);
  return (
    hasLineOfSight(search, shape, near, FACE) ||
    shape.doors.some(({ bbox: [minX, minY, maxX, maxY] }) => {
      const middle = { x: (minX + maxX) / 2, y: (minY + maxY) / 2 };
      const isNear = pointDistance(search.point, middle) <= DOOR_REACH;
      return isNear && hasLineOfSight(search, shape, middle, -FACE);
    })
  );
}

/** Whether a line of sight reaches a given number of metres beyond a point. */
function hasLineOfSight(
  { space, point }: LandmarkSearch,
  shape: ShapeElement,
  at: Point,
  beyond: number,
): boolean {
  const distance = pointDistance(point, at);
  if (distance <= Math.abs(beyond)) return true;
  const t = (distance + beyond) / distance;
  const end = { x: point.x + t * (at.x - point.x), y: point.y + t * (at.y - point.y) };
  return space.canSee(point, end, (element) => element === shape);
}
