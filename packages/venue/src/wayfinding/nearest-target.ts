import type { Route } from './route.ts';
import type { RouteTarget } from './route-target.ts';

/** One of the nearest targets and the route to it. */
export type NearestTarget<Target extends RouteTarget = RouteTarget> = {
  /** The candidate. */
  readonly element: Target;
  /** Walking distance, in metres. */
  readonly distance: number;
  /** The route to the candidate. */
  readonly route: Route;
};
