import type { NearestTarget } from './nearest-target.ts';
import type { RouteResult } from './route.ts';
import type {
  NearestByWalkingOptions,
  RouteOptions,
  RouteThroughOptions,
} from './route-options.ts';
import type { RouteFinder } from './route-finder.ts';
import type { RouteTarget } from './route-target.ts';
import type { RoutableVenue } from './routable-venue.ts';

/** Finds routes through a venue. */
export interface Wayfinding {
  /** Finds the cheapest route between two targets. */
  readonly route: (
    from: RouteTarget,
    to: RouteTarget,
    options?: RouteOptions,
  ) => Promise<RouteResult>;
  /** Finds the cheapest route through several targets. */
  readonly routeThrough: (
    stops: readonly RouteTarget[],
    options?: RouteThroughOptions,
  ) => Promise<RouteResult>;
  /** Returns the candidates with the cheapest routes, nearest first, without unreachable ones. */
  readonly nearestByWalking: <Target extends RouteTarget>(
    from: RouteTarget,
    candidates: readonly Target[],
    options?: NearestByWalkingOptions,
  ) => Promise<readonly NearestTarget<Target>[]>;
}

/**
 * Creates the wayfinding of a venue. Apps use it through `venue.route`, `venue.routeThrough` and
 * `venue.nearestByWalking`.
 *
 * @example
 * const result = await createWayfinding(venue).route(gate, bakery);
 */
export function createWayfinding(venue: RoutableVenue): Wayfinding {
  let loading: Promise<RouteFinder> | undefined;
  // Loaded with the first route, like the nodes, because most maps are only viewed.
  const load = (): Promise<RouteFinder> => {
    loading ??= import('./route-finder.ts').then(
      ({ RouteFinder: Finder }) => new Finder(venue),
      (error: unknown) => {
        // The next route tries again.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return {
    route: async (from, to, options) => (await load()).through([from, to], options),
    routeThrough: async (stops, options) => (await load()).through(stops, options),
    nearestByWalking: async (from, candidates, options) =>
      (await load()).nearest(from, candidates, options),
  };
}
