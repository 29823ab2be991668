import { type Point, pointDistance } from '@brand/geo';
import type { Coordinate } from '../coordinate.ts';
import type { ShapeElement } from '../model/element-type.ts';
import type { Facade } from '../model/facade.ts';
import type { Floor } from '../model/floor.ts';
import type { Network } from './network.ts';
import { isCoordinate, placesOf, type RoutePlace, type RouteTarget } from './route-target.ts';
import type { ZoneCosts } from './zone-costs.ts';
import type { RoutableVenue } from './routable-venue.ts';

/** A point at which a target is reached. */
export type AccessPoint = {
  readonly target: RoutePlace;
  /**
   * The point where a straight walk from a node ends at a coordinate. `undefined` if a node
   * is the access point.
   */
  readonly point: Point | undefined;
};

/** A node from which a target is reached, and the cost. */
export type Access = { readonly node: number; readonly cost: number; readonly spot: AccessPoint };

export type AccessContext = {
  readonly venue: RoutableVenue;
  readonly network: Network;
  readonly zones: ZoneCosts | undefined;
  /** Whether routes start or end here; one-way connections make a difference. */
  readonly end: 'start' | 'goal';
};

// Metres. A coordinate farther away from every node is off the network.
const MAX_SNAP = 50;
// Number of candidate nodes, and of nodes kept. The search chooses among the latter.
const MAX_SNAP_CANDIDATES = 64;
const MAX_SNAPS = 6;

/** Returns every node from which a target is reached. Empty if the target is off the network. */
export function snapToNetwork(target: RouteTarget, context: AccessContext): readonly Access[] {
  return placesOf(target).flatMap((place) => accessOf(place, place, context));
}

function accessOf(place: RoutePlace, target: RoutePlace, context: AccessContext): Access[] {
  const { network } = context;
  if (isCoordinate(place)) return snap(place, target, context);
  switch (place.type) {
    case 'node':
      return network.isOwn ? atNodes([place.index], target) : snap(place.center, target, context);
    case 'annotation':
      return accessOf(place.element as RoutePlace, target, context);
    case 'connection': {
      const ends = context.end === 'start' ? place.exits : place.entrances;
      return ends.flatMap(({ element }) => atNodes(network.nodesAt(element), target));
    }
    case 'location':
      return place.elements.flatMap((element) => accessOf(element as RoutePlace, target, context));
    case 'facade':
      return atNodes(doorNodesOf(place, context), target);
    default:
      return accessOfShape(place, target, context);
  }
}

function accessOfShape(shape: ShapeElement, target: RoutePlace, context: AccessContext): Access[] {
  const { network } = context;
  const own = network.nodesAt(shape);
  if (own.length > 0) return atNodes(own, target);
  const doors = shape.type === 'space' ? shape.doors : [];
  const atDoors = doors.flatMap((door) => network.nodesAt(door));
  return atDoors.length > 0 ? atNodes(atDoors, target) : snap(shape.center, target, context);
}

function atNodes(nodes: readonly number[], target: RoutePlace): Access[] {
  return nodes.map((node) => ({ node, cost: 0, spot: { target, point: undefined } }));
}

/** Returns the nodes on the outer side of the doors of a building. */
function doorNodesOf(facade: Facade, { network, venue }: AccessContext): readonly number[] {
  const { floorStack, floor } = facade;
  const own = facade.elements.flatMap((element) => network.nodesAt(element));
  if (own.length > 0) return own;
  return venue.connections
    .filter(({ connectionType, floors }) => {
      const leadsInside = floors.some((one) => one.floorStack === floorStack);
      return connectionType === 'door' && leadsInside && floors.includes(floor);
    })
    .flatMap(({ entrances, exits }) => [...entrances, ...exits])
    .filter((end) => end.floor === floor)
    .flatMap(({ element }) => network.nodesAt(element));
}

/** Returns the nearest nodes with a straight walkable line to a coordinate. */
function snap(coordinate: Coordinate, target: RoutePlace, context: AccessContext): Access[] {
  const { venue, network } = context;
  const point = venue.frame.toMetres(coordinate.lngLat);
  const { floorId } = coordinate;
  return [...network.floors]
    .filter((floor) => floorId === undefined || floor.id === floorId)
    .flatMap((floor) => snapOn(floor, point, target, context));
}

function snapOn(
  floor: Floor,
  point: Point,
  target: RoutePlace,
  { network, zones }: AccessContext,
): Access[] {
  const space = network.space(floor);
  const around = new Set(space.solidsAt(point));
  // Inside an obstacle, such as a counter, the route ends at the node beside it.
  const spot: AccessPoint = { target, point: around.size > 0 ? undefined : point };
  const found: Access[] = [];
  for (const node of network.nodesNear(floor, point, MAX_SNAP).slice(0, MAX_SNAP_CANDIDATES)) {
    if (found.length === MAX_SNAPS) break;
    const place = network.places[node]!;
    const cost = pointDistance(point, place) + (zones?.extra(floor.id, point, place) ?? 0);
    if (cost < Infinity && space.canSee(point, place, (element) => around.has(element))) {
      found.push({ node, cost, spot });
    }
  }
  return found;
}
