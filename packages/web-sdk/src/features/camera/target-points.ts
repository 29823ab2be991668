import type { Bbox, LngLat, Point } from '@brand/geo';
import type { Coordinate, Floor, GeometryElement, VenueElement } from '@brand/venue';
import type { FeatureContext } from '../../kernel/feature.ts';
import type { WorldPoint } from '../../kernel/map-space.ts';
import { MapViewError } from '../../kernel/map-view-error.ts';
import type { FocusTarget } from './camera-options.ts';
import { boxCorners, floorCorners } from './floor-corners.ts';
import { bboxToMetres } from './limits.ts';

export type TargetScope = Pick<FeatureContext, 'venue' | 'space' | 'floors' | 'elements'>;

/** The corners of a target and its floors, the main one first. */
export type TargetPoints = { readonly points: WorldPoint[]; readonly floors: Set<Floor> };

/**
 * Points that are in view exactly when the target is. Throws `map-view/unknown-target` for anything
 * else.
 */
export function targetPoints(
  target: FocusTarget | readonly FocusTarget[],
  scope: TargetScope,
  found: TargetPoints = { points: [], floors: new Set() },
): TargetPoints {
  if (Array.isArray(target)) addList(target, scope, found);
  else if (typeof target === 'object' && target !== null) addObject(target as Shape, scope, found);
  else unknown(target);
  return found;
}

/** The union of all targets, discriminated by the fields that are present. */
type Shape = { readonly type?: string } & Partial<{
  lngLat: LngLat;
  coordinate: Coordinate;
  points: readonly LngLat[];
  floor: Floor;
  coordinates: readonly unknown[];
  geometry: object | null;
  features: readonly Shape[];
  geometries: readonly Shape[];
}>;

function addList(list: readonly unknown[], scope: TargetScope, found: TargetPoints): void {
  const { space } = scope;
  if (list.length > 0 && list.every((item) => typeof item === 'number')) {
    if (list.length === 4) {
      const [minX, minY, maxX, maxY] = bboxToMetres(list as unknown as Bbox, space.frame);
      addFlat(boxCorners([minX, minY, maxX, maxY]), undefined, scope, found);
    } else if (list.length === 2 || list.length === 3) {
      addFlat([space.toMetres(list as unknown as LngLat)], undefined, scope, found);
    } else unknown(list);
    return;
  }
  for (const item of list) targetPoints(item as FocusTarget, scope, found);
}

function addObject(target: Shape, scope: TargetScope, found: TargetPoints): void {
  const { space } = scope;
  if (target.lngLat) addCoordinate(target as Coordinate, scope, found);
  else if (target.coordinate) addCoordinate(target.coordinate, scope, found);
  else if (target.points && target.floor) {
    addFlat(
      target.points.map((point) => space.toMetres(point)),
      target.floor,
      scope,
      found,
    );
  } else if (addElement(target as VenueElement, scope, found)) return;
  else if (target.features) addList(target.features, scope, found);
  else if (target.geometries) addList(target.geometries, scope, found);
  else if (target.geometry) targetPoints(target.geometry as FocusTarget, scope, found);
  else if (target.coordinates) addNested(target.coordinates, scope, found);
  else if (target.type !== 'Feature') unknown(target);
}

/** Adds an element of the venue; returns `false` if it is not one. */
function addElement(target: VenueElement, scope: TargetScope, found: TargetPoints): boolean {
  const addAll = (targets: readonly VenueElement[]): boolean => {
    for (const each of targets) addElement(each, scope, found);
    return true;
  };
  switch (target.type) {
    case 'space':
    case 'door':
    case 'wall':
    case 'window':
    case 'object':
    case 'area':
    case 'point-of-interest':
      return addShape(target, scope, found);
    case 'floor':
      return addFloor(target, scope, found);
    case 'floor-stack': {
      found.floors.add(target.defaultFloor);
      return addAll(target.floors);
    }
    case 'annotation':
      return addShape(target.element, scope, found);
    case 'node':
      return addCoordinate(target.center, scope, found);
    case 'connection':
      return addAll([...target.entrances, ...target.exits].map(({ element }) => element));
    case 'facade':
    case 'location':
      return addAll(target.elements);
    case 'category':
      return addAll([...target.locations, ...target.children]);
    default:
      return false;
  }
}

function addShape(element: GeometryElement, scope: TargetScope, found: TargetPoints): true {
  const { altitude, height } = scope.elements.get(element);
  const outlines = [
    ...element.rings.flatMap(([outer]) => (outer ? [outer] : [])),
    ...element.lines,
  ];
  const corners = outlines.length > 0 ? outlines.flat() : boxCorners(element.bbox);
  return addPrism(
    corners,
    { floor: element.floor, from: altitude, to: altitude + height },
    scope,
    found,
  );
}

function addFloor(floor: Floor, scope: TargetScope, found: TargetPoints): true {
  const to = floor.elements.reduce(
    (top, { style }) => (style.hidden ? top : Math.max(top, style.altitude + style.height)),
    0,
  );
  return addPrism(floorCorners(floor), { floor, from: 0, to }, scope, found);
}

function addPrism(
  corners: readonly Point[],
  extent: { readonly floor: Floor; readonly from: number; readonly to: number },
  { floors }: TargetScope,
  found: TargetPoints,
): true {
  const { floor, from, to } = extent;
  const altitude = floors.altitudeOf(floor);
  for (const { x, y } of corners) {
    if (!Number.isFinite(x + y)) continue;
    found.points.push({ x, y, z: altitude + from });
    if (to > from) found.points.push({ x, y, z: altitude + to });
  }
  found.floors.add(floor);
  return true;
}

function addFlat(
  corners: readonly Point[],
  floor: Floor | undefined,
  { floors }: TargetScope,
  found: TargetPoints,
): void {
  const z = floors.altitudeOf(floor ?? floors.current);
  for (const { x, y } of corners) {
    if (Number.isFinite(x + y)) found.points.push({ x, y, z });
  }
  if (floor) found.floors.add(floor);
}

function addCoordinate(coordinate: Coordinate, scope: TargetScope, found: TargetPoints): true {
  const { space, floors } = scope;
  found.points.push(space.toWorld({ floorId: floors.current.id, ...coordinate }));
  const floor =
    coordinate.floorId === undefined ? undefined : scope.venue.find('floor', coordinate.floorId);
  if (floor) found.floors.add(floor);
  return true;
}

/** Adds coordinates of a route, or positions of a GeoJSON geometry at any depth. */
function addNested(list: readonly unknown[], scope: TargetScope, found: TargetPoints): void {
  if (typeof list[0] === 'number') {
    addFlat([scope.space.toMetres(list as unknown as LngLat)], undefined, scope, found);
    return;
  }
  for (const item of list) {
    if (Array.isArray(item)) addNested(item, scope, found);
    else targetPoints(item as FocusTarget, scope, found);
  }
}

function unknown(target: unknown): never {
  throw new MapViewError(
    'map-view/unknown-target',
    `camera: expected an element of the venue, a coordinate, a box, GeoJSON or a route, found ${describe(target)}.`,
  );
}

function describe(target: unknown): string {
  if (typeof target !== 'object' || target === null) return String(target);
  return `an object with ${Object.keys(target).slice(0, 5).join(', ') || 'no fields'}`;
}
