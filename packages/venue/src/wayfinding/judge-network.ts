import type { Coordinate } from '../coordinate.ts';
import type { Network } from './network.ts';
import type { RoutableVenue } from './routable-venue.ts';
import type { NoRoute } from './route.ts';
import { describeTarget } from './describe-target.ts';
import { isCoordinate, placesOf, type RouteTarget } from './route-target.ts';

// Bundles omit rooms on purpose, but not most of them.
const MIN_ATTACHED_RATIO = 0.5;

/**
 * Whether a network may be the reason why there is no route, so that a network from the walkable
 * shapes could contain one. This is the case if the bundle has no nodes, no node leads to a target
 * within the building, or most rooms have no node. The network is not to blame for a target far
 * from the map, or for a constraint that no route meets.
 */
export function isNetworkToBlame(
  venue: RoutableVenue,
  network: Network,
  { reason, from, to }: NoRoute,
): boolean {
  switch (reason) {
    case 'no-nodes':
      return true;
    case 'start-off-network':
      return isOnShapes(from, venue, network);
    case 'end-off-network':
      return isOnShapes(to, venue, network);
    case 'not-connected':
      return isSparse(venue, network);
    default:
      return false;
  }
}

/** Warns once about the generated network and explains how to fix the bundle. */
export function warnOfGenerated({ reason, from, to }: NoRoute): void {
  const cause =
    reason === 'no-nodes'
      ? 'the bundle has no nodes'
      : reason === 'not-connected'
        ? 'the nodes of the bundle lead to few rooms'
        : `no node of the bundle leads to ${describeTarget(reason === 'start-off-network' ? from : to)}`;
  console.warn(
    `venue.route: ${cause}, so routes use a network generated from the walkable shapes. To write one into the bundle, run "mvf convert venue.zip --routing generate --output fixed.zip".`,
  );
}

/** Whether a target is an element, or a coordinate in a walkable shape. */
function isOnShapes(target: RouteTarget, venue: RoutableVenue, network: Network): boolean {
  return placesOf(target).some(
    (place) => !isCoordinate(place) || isWalkable(place, venue, network),
  );
}

function isWalkable(
  { lngLat, floorId }: Coordinate,
  { floors, frame }: RoutableVenue,
  network: Network,
): boolean {
  const point = frame.toMetres(lngLat);
  return floors.some(
    (floor) =>
      (floorId === undefined || floor.id === floorId) && network.space(floor).isInside(point),
  );
}

/** Whether most of the walkable rooms have no node. */
function isSparse({ floors }: RoutableVenue, network: Network): boolean {
  const rooms = floors
    .flatMap(({ spaces }) => spaces)
    .filter((space) => space.isWalkable && !space.isVoid);
  const attached = rooms.filter((room) => network.nodesAt(room).length > 0);
  return attached.length < MIN_ATTACHED_RATIO * rooms.length;
}
