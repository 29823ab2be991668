import type { RouteTarget, Venue } from '@brand/web-sdk';
import { type DrawnPoint, drawnPoint, MAX_POINTS } from './walk-project.ts';

/** Points to add to a walk, or why there are none. */
export type Way =
  | { readonly points: readonly DrawnPoint[] }
  | { readonly points: readonly []; readonly reason: string };

/** Where a click on another floor cannot be walked to. */
export const NO_STEP =
  'No way leads from the last point to this one, which is on another floor. Choose a point nearer to a corridor, or add it on the floor of the last one and change its floor in the list.';

/** What is needed of a venue. */
export type Ways = Pick<Venue, 'route'>;

/** The way between two places by the venue's own wayfinding, with the lifts and stairs that it takes. */
export async function findRoute(venue: Ways, from: RouteTarget, to: RouteTarget): Promise<Way> {
  // Rounded corners are many points that nobody wants to edit.
  const route = await venue.route(from, to, { smoothing: { radius: 0 } });
  if (!route.found) return { points: [], reason: route.message };
  const points = route.sections.flatMap(({ floor, points: line }) =>
    line.map((lngLat) => drawnPoint({ lngLat }, floor.id)),
  );
  return { points: points.filter((point, index) => !isSame(point, points[index - 1])) };
}

/** What a click adds: its point, and where it is on another floor than the last one, the way there. */
export async function findStep(
  venue: Ways,
  points: readonly DrawnPoint[],
  next: DrawnPoint,
): Promise<Way> {
  const last = points.at(-1);
  if (points.length >= MAX_POINTS) {
    return {
      points: [],
      reason: `A walk has ${MAX_POINTS} points at most. Delete some, or begin another walk.`,
    };
  }
  if (!last || last.floorId === next.floorId) return { points: [next] };
  const way = await findRoute(venue, last, next);
  // What wayfinding says of coordinates is for programmers.
  if (way.points.length === 0) return { points: [], reason: NO_STEP };
  // The ways of a venue begin and end near what was clicked; the reader meant the very points.
  const between = way.points.filter((point) => !isSame(point, last) && !isSame(point, next));
  return { points: [...between, next] };
}

function isSame(a: DrawnPoint, b: DrawnPoint | undefined): boolean {
  return a.floorId === b?.floorId && a.lngLat[0] === b.lngLat[0] && a.lngLat[1] === b.lngLat[1];
}
