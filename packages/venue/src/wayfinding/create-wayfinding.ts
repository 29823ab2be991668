import { findCosts } from '@brand/mvf/routing';
import { VenueError } from '../venue-error.ts';
import { buildRoute } from './build-route.ts';
import type { Relaxed } from './explain-no-route.ts';
import { type Access, snapToNetwork } from './snap-to-network.ts';
import { findLegs, type LegOptions, type LegsResult } from './find-legs.ts';
import { Network } from './network.ts';
import type { Costs } from './prepare-costs.ts';
import type { NoRoute, Route, RouteResult } from './route.ts';
import type {
  NearestByWalkingOptions,
  RouteOptions,
  RouteThroughOptions,
} from './route-options.ts';
import type { RouteTarget } from './route-target.ts';
import { loadTexts } from './texts/instruction-text.ts';
import type { RoutableVenue } from './routable-venue.ts';

/** One of the nearest targets and the way to it. */
export type NearestTarget<Target extends RouteTarget = RouteTarget> = {
  /** The candidate. */
  readonly element: Target;
  /** Metres to walk. */
  readonly distance: number;
  /** The way. */
  readonly route: Route;
};

/** Finds routes through a venue. */
export interface Wayfinding {
  /** The cheapest route between two targets. */
  readonly route: (
    from: RouteTarget,
    to: RouteTarget,
    options?: RouteOptions,
  ) => Promise<RouteResult>;
  /** The cheapest route through several targets. */
  readonly routeThrough: (
    stops: readonly RouteTarget[],
    options?: RouteThroughOptions,
  ) => Promise<RouteResult>;
  /** The candidates with the cheapest routes, nearest first; unreachable ones are excluded. */
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
  const finder = new Finder(venue);
  return {
    route: (from, to, options) => finder.through([from, to], options),
    routeThrough: (stops, options) => finder.through(stops, options),
    nearestByWalking: (from, candidates, options) => finder.nearest(from, candidates, options),
  };
}

type CachedCosts = Costs & {
  readonly zoneList: RouteOptions['zones'];
  readonly weights: RouteOptions['connectionWeights'];
};

const PLAIN: Costs = { zones: undefined, edgeCost: undefined };

type Query = { readonly network: Network; readonly costs: Costs; readonly options: RouteOptions };

// Maximum number of cached cost sets. Each is as large as the graph; apps switch between a few at
// most.
const MAX_CACHED_COSTS = 4;

class Finder {
  readonly #venue: RoutableVenue;
  #network: Network | undefined;
  #cachedCosts: readonly CachedCosts[] = [];

  constructor(venue: RoutableVenue) {
    this.#venue = venue;
    venue.on('language-change', ({ language }) => void loadTexts(language));
  }

  async through(
    stops: readonly RouteTarget[],
    options: RouteThroughOptions = {},
  ): Promise<RouteResult> {
    if (stops.length < 2) {
      throw new VenueError(
        'venue/bad-option',
        `stops: expected two or more, found ${stops.length}. Begin the list with the place where the way starts.`,
      );
    }
    const query = await this.#prepare(options);
    if (query.network.graph.nodeCount === 0) {
      const { withoutNodes } = await import('./explain-no-route.ts');
      return withoutNodes(stops[0]!, stops.at(-1)!);
    }
    const accesses = stops.map((stop, index) => this.#access(query, stop, index));
    const off = accesses.findIndex((access) => access.length === 0);
    if (off >= 0) return this.#offNetwork(query, stops, off);
    const order =
      options.order === 'shortest'
        ? await this.#order(query, accesses)
        : stops.map((_, index) => index);
    const visited = order.map((index) => accesses[index]!);
    const found = findLegs(query.network.graph, visited, legOptions(query));
    if ('legs' in found) return this.#build(query, found);
    const ends = [found.missing, found.missing + 1].map((leg) => order[leg]!);
    return this.#explain(query, stops, ends);
  }

  async nearest<Target extends RouteTarget>(
    from: RouteTarget,
    candidates: readonly Target[],
    options: NearestByWalkingOptions = {},
  ): Promise<readonly NearestTarget<Target>[]> {
    const query = await this.#prepare(options);
    const { graph } = query.network;
    const start = this.#access(query, from, 0);
    const goals = candidates.map((candidate) => this.#access(query, candidate, 1));
    const costs = this.#costsFrom(query, start, goals);
    const nearest = candidates
      .map((element, index) => ({ element, goal: goals[index]!, cost: costs[index]! }))
      .filter(({ cost }) => cost < Infinity)
      .toSorted((a, b) => a.cost - b.cost)
      .slice(0, options.limit ?? 1);
    return nearest
      .flatMap(({ element, goal }) => {
        const found = findLegs(graph, [start, goal], legOptions(query));
        if (!('legs' in found)) return [];
        const route = this.#build(query, found);
        return [{ element, distance: route.distance, route }];
      })
      .toSorted((a, b) => a.distance - b.distance);
  }

  async #prepare(options: RouteOptions): Promise<Query> {
    const { signal } = options;
    const [{ graph }] = await Promise.all([
      this.#venue.routing(signal ? { signal } : {}),
      loadTexts(this.#venue.language),
    ]);
    signal?.throwIfAborted();
    this.#network ??= new Network(this.#venue, graph);
    return { network: this.#network, costs: await this.#costs(this.#network, options), options };
  }

  /** Edge costs with zones and weights; cached, because they take one pass over all edges. */
  async #costs(network: Network, options: RouteOptions): Promise<Costs> {
    const { zones: zoneList, connectionWeights: weights } = options;
    if (!zoneList?.length && !weights) return PLAIN;
    let cached = this.#cachedCosts.find(
      (one) => one.zoneList === zoneList && one.weights === weights,
    );
    if (!cached) {
      const { prepareCosts } = await import('./prepare-costs.ts');
      cached = { ...prepareCosts(network, this.#venue.frame, options), zoneList, weights };
      this.#cachedCosts = [cached, ...this.#cachedCosts].slice(0, MAX_CACHED_COSTS);
    }
    return cached;
  }

  #access(
    { network, costs: { zones } }: Query,
    target: RouteTarget,
    stop: number,
  ): readonly Access[] {
    const end = stop === 0 ? 'start' : 'goal';
    return snapToNetwork(target, { venue: this.#venue, network, zones, end });
  }

  #build({ network, costs: { zones }, options }: Query, { legs }: FoundLegs): Route {
    return buildRoute({ venue: this.#venue, network, zones, legs, options });
  }

  /** The minimum cost from one target to each of several. */
  #costsFrom(
    query: Query,
    start: readonly Access[],
    goals: readonly (readonly Access[])[],
  ): readonly number[] {
    const ends = goals.flat();
    const costs = findCosts(
      query.network.graph,
      start.map(({ node }) => node),
      ends.map(({ node }) => node),
      {
        ...legOptions(query),
        fromCosts: start.map(({ cost }) => cost),
        toCosts: ends.map(({ cost }) => cost),
      },
    );
    let first = 0;
    return goals.map(({ length }) => {
      first += length;
      return Math.min(...costs.subarray(first - length, first));
    });
  }

  async #order(query: Query, stops: readonly (readonly Access[])[]): Promise<readonly number[]> {
    const { orderStops } = await import('./order-stops.ts');
    const table = stops.map((from) => this.#costsFrom(query, from, stops));
    return orderStops(stops.length, (from, to) => table[from]![to]!);
  }

  async #offNetwork(query: Query, stops: readonly RouteTarget[], off: number): Promise<NoRoute> {
    const { offNetwork } = await import('./explain-no-route.ts');
    const [from, to] = [stops[Math.max(0, off - 1)]!, stops[Math.max(1, off)]!];
    const open = { ...query, costs: PLAIN };
    const isClosed = query.costs.zones && this.#access(open, stops[off]!, off).length > 0;
    return isClosed
      ? this.#explain(query, stops, [Math.max(0, off - 1), Math.max(1, off)])
      : offNetwork(off === 0 ? 'start' : 'end', from, to);
  }

  async #explain(
    query: Query,
    stops: readonly RouteTarget[],
    ends: readonly number[],
  ): Promise<NoRoute> {
    const { explainNoRoute } = await import('./explain-no-route.ts');
    const [from, to] = ends as [number, number];
    const isFound = (relaxed: Relaxed): boolean => {
      const { costs, ...options } = relaxed;
      const eased: Query = {
        ...query,
        options: { ...query.options, ...options },
        costs: costs === 'plain' ? PLAIN : query.costs,
      };
      const leg = [this.#access(eased, stops[from]!, from), this.#access(eased, stops[to]!, to)];
      return 'legs' in findLegs(query.network.graph, leg, legOptions(eased));
    };
    const facts = { graph: query.network.graph, options: query.options, isFound };
    return explainNoRoute(stops[from]!, stops[to]!, facts);
  }
}

type FoundLegs = Extract<LegsResult, { legs: unknown }>;

/** Required flags and costs of a leg. Venues without the public flag are public as a whole. */
function legOptions({ network, costs: { edgeCost }, options }: Query): LegOptions {
  const { accessible, includeNonPublic } = options;
  const isPublic = !includeNonPublic && network.graph.flags.has('public');
  const require = [...(isPublic ? ['public'] : []), ...(accessible === true ? ['accessible'] : [])];
  return { ...(require.length > 0 && { require }), ...(edgeCost && { edgeCost }) };
}
