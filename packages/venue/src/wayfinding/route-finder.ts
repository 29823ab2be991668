import { findCosts } from '@brand/mvf/routing';
import { VenueError } from '../venue-error.ts';
import { buildRoute } from './build-route.ts';
import type { Relaxed } from './explain-no-route.ts';
import { type Access, snapToNetwork } from './snap-to-network.ts';
import { findLegs, type LegOptions, type LegsResult } from './find-legs.ts';
import type { NearestTarget } from './nearest-target.ts';
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

type CachedCosts = Costs & {
  readonly network: Network;
  readonly zoneList: RouteOptions['zones'];
  readonly weights: RouteOptions['connectionWeights'];
};

const PLAIN: Costs = { zones: undefined, edgeCost: undefined };

type Query = { readonly network: Network; readonly costs: Costs; readonly options: RouteOptions };

// Maximum number of cached cost sets. Each is as large as the graph; apps switch between a few at
// most.
const MAX_CACHED_COSTS = 4;

/** Finds the routes of one venue. */
export class RouteFinder {
  readonly #venue: RoutableVenue;
  #network: Network | undefined;
  #generated: Network | undefined;
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
        `stops: expected two or more, found ${stops.length}. Begin the list with the start of the route.`,
      );
    }
    const query = await this.#prepare(options);
    const result = await this.#find(query, stops, options);
    if (result.found || !(await this.#isWorthGenerating(query.network, result))) return result;
    const generated = await this.#queryGenerated(options, result);
    const second = await this.#find(generated, stops, options);
    return second.found || result.reason === 'no-nodes' ? second : result;
  }

  async #find(
    query: Query,
    stops: readonly RouteTarget[],
    options: RouteThroughOptions,
  ): Promise<RouteResult> {
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
    const found = this.#nearestOn(query, from, candidates, options);
    if (found.length > 0 || candidates.length === 0) return found;
    // One unreachable candidate shows whether the network is to blame.
    const result = await this.#find(query, [from, [...candidates]], options);
    if (result.found || !(await this.#isWorthGenerating(query.network, result))) return found;
    const generated = await this.#queryGenerated(options, result);
    return this.#nearestOn(generated, from, candidates, options);
  }

  #nearestOn<Target extends RouteTarget>(
    query: Query,
    from: RouteTarget,
    candidates: readonly Target[],
    options: NearestByWalkingOptions,
  ): readonly NearestTarget<Target>[] {
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
    return this.#queryOn(this.#network, options);
  }

  async #queryOn(network: Network, options: RouteOptions): Promise<Query> {
    return { network, costs: await this.#costs(network, options), options };
  }

  async #isWorthGenerating(network: Network, noRoute: NoRoute): Promise<boolean> {
    const { isNetworkToBlame } = await import('./judge-network.ts');
    return isNetworkToBlame(this.#venue, network, noRoute);
  }

  /** A query on a network that is generated from walkable shapes, for venues that have none. */
  async #queryGenerated(options: RouteOptions, noRoute: NoRoute): Promise<Query> {
    const { signal } = options;
    if (!this.#generated) {
      const graph = await this.#venue.generatedNetwork(signal ? { signal } : {});
      const { warnOfGenerated } = await import('./judge-network.ts');
      if (!this.#generated && graph.nodeCount > 0) warnOfGenerated(noRoute);
      this.#generated ??= new Network(this.#venue, graph, 'generated');
    }
    return this.#queryOn(this.#generated, options);
  }

  /**
   * Returns edge costs with zones and weights. They are cached, because they require one pass over
   * all edges.
   */
  async #costs(network: Network, options: RouteOptions): Promise<Costs> {
    const { zones: zoneList, connectionWeights: weights } = options;
    if (!zoneList?.length && !weights) return PLAIN;
    let cached = this.#cachedCosts.find(
      (one) => one.network === network && one.zoneList === zoneList && one.weights === weights,
    );
    if (!cached) {
      const { prepareCosts } = await import('./prepare-costs.ts');
      const prepared = prepareCosts(network, this.#venue.frame, options);
      cached = { ...prepared, network, zoneList, weights };
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

  /** Returns the minimum cost from one target to each of several. */
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

/**
 * Returns the required flags and costs of a leg. Venues without the public flag are entirely
 * public.
 */
function legOptions({ network, costs: { edgeCost }, options }: Query): LegOptions {
  const { accessible, includeNonPublic } = options;
  const isPublic = !includeNonPublic && network.graph.flags.has('public');
  const require = [...(isPublic ? ['public'] : []), ...(accessible === true ? ['accessible'] : [])];
  return { ...(require.length > 0 && { require }), ...(edgeCost && { edgeCost }) };
}
