import type { RouteTarget, Venue } from '@brand/web-sdk';
import { type DrawnPoint, drawnPoint, MAX_POINTS } from './walk-project.ts';

/** Points to add to a walk, or the reason why none can be added. */
export type RouteResult =
  | { readonly points: readonly DrawnPoint[] }
  | { readonly points: readonly []; readonly reason: string };

/** Shown when no route leads to a click on another floor. */
export const NO_ROUTE_MESSAGE =
  'No route leads from the last point to this one, which is on another floor. Choose a point closer to a corridor, or add the point on the last point’s floor and change its floor in the list.';

/** The part of a venue that wayfinding needs. */
export type RouteFinder = Pick<Venue, 'route'>;

/** The route between two places by the venue's own wayfinding, lifts and stairs included. */
export async function findRoute(
  venue: RouteFinder,
  from: RouteTarget,
  to: RouteTarget,
): Promise<RouteResult> {
  // Rounded corners would add many points that readers do not want to edit.
  const route = await venue.route(from, to, { smoothing: { radius: 0 } });
  if (!route.found) return { points: [], reason: route.message };
  const points = route.sections.flatMap(({ floor, points: line }) =>
    line.map((lngLat) => drawnPoint({ lngLat }, floor.id)),
  );
  return { points: points.filter((point, index) => !isSame(point, points[index - 1])) };
}

/**
 * The points that a click adds: the clicked point, preceded by the route to it if it is on another
 * floor.
 */
export async function findStep(
  venue: RouteFinder,
  points: readonly DrawnPoint[],
  next: DrawnPoint,
): Promise<RouteResult> {
  const last = points.at(-1);
  if (points.length >= MAX_POINTS) {
    return {
      points: [],
      reason: `A walk can have up to ${MAX_POINTS} points. Delete some, or start another walk.`,
    };
  }
  if (!last || last.floorId === next.floorId) return { points: [next] };
  const way = await findRoute(venue, last, next);
  // The message of wayfinding about coordinates is written for programmers.
  if (way.points.length === 0) return { points: [], reason: NO_ROUTE_MESSAGE };
  // Routes start and end near the clicked points; the walk has to use the exact ones.
  const between = way.points.filter((point) => !isSame(point, last) && !isSame(point, next));
  return { points: [...between, next] };
}

function isSame(a: DrawnPoint, b: DrawnPoint | undefined): boolean {
  return a.floorId === b?.floorId && a.lngLat[0] === b.lngLat[0] && a.lngLat[1] === b.lngLat[1];
}
