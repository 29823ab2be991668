import { findCosts, findRoute, type Route, type RoutingGraph } from '@brand/mvf/routing';
import type { Access, AccessPoint } from './snap-to-network.ts';

/** A route between two consecutive stops. */
export type Leg = {
  readonly route: Route;
  readonly from: AccessPoint;
  readonly to: AccessPoint;
};

/** Legs, or the number of the first one that does not exist. */
export type LegsResult = { readonly legs: readonly Leg[] } | { readonly missing: number };

/** Constraints of every leg. */
export type LegOptions = {
  readonly require?: readonly string[];
  readonly edgeCost?: Float64Array;
};

/**
 * Finds the cheapest route through stops in the given order, each with several access points.
 *
 * Idea: dynamic programming. A forward pass computes the minimum cost of each access point of a
 * stop from all access points of the previous one. A backward pass from the end then finds one
 * route per leg to the access point where the next leg starts. A stop is therefore passed where the
 * whole route is shortest, not where it is nearest. Cost: two searches per leg, one for a single
 * leg.
 */
export function findLegs(
  graph: RoutingGraph,
  stops: readonly (readonly Access[])[],
  options: LegOptions = {},
): LegsResult {
  const departures: SpotCosts[] = [new Map(stops[0]!.map(({ spot }) => [spot, 0]))];
  for (let stop = 1; stop < stops.length - 1; stop += 1) {
    const reached = costsOfSpots(graph, departures[stop - 1]!, {
      from: stops[stop - 1]!,
      to: stops[stop]!,
      options,
    });
    if (reached.size === 0) return { missing: stop - 1 };
    departures.push(reached);
  }
  const legs: Leg[] = [];
  let goals = stops.at(-1)!;
  for (let leg = stops.length - 2; leg >= 0; leg -= 1) {
    const found = findLeg(graph, departures[leg]!, { from: stops[leg]!, to: goals, options });
    if (!found) return { missing: leg };
    legs.unshift(found);
    goals = stops[leg]!.filter(({ spot }) => spot === found.from);
  }
  return { legs };
}

type LegEnds = {
  readonly from: readonly Access[];
  readonly to: readonly Access[];
  readonly options: LegOptions;
};

type SpotCosts = ReadonlyMap<AccessPoint, number>;

/** Initial costs of the start nodes. */
function startCosts(from: readonly Access[], departures: SpotCosts): number[] {
  return from.map(({ spot, cost }) => cost + (departures.get(spot) ?? Infinity));
}

function costsOfSpots(graph: RoutingGraph, departures: SpotCosts, ends: LegEnds): SpotCosts {
  const { from, to, options } = ends;
  const costs = findCosts(graph, nodesOf(from), nodesOf(to), {
    ...options,
    fromCosts: startCosts(from, departures),
    toCosts: to.map(({ cost }) => cost),
  });
  const reached = new Map<AccessPoint, number>();
  for (const [index, { spot }] of to.entries()) {
    const cost = costs[index]!;
    if (cost < (reached.get(spot) ?? Infinity)) reached.set(spot, cost);
  }
  return reached;
}

function findLeg(graph: RoutingGraph, departures: SpotCosts, ends: LegEnds): Leg | undefined {
  const { from, to, options } = ends;
  const fromCosts = startCosts(from, departures);
  const toCosts = to.map(({ cost }) => cost);
  const route = findRoute(graph, nodesOf(from), nodesOf(to), { ...options, fromCosts, toCosts });
  if (!route) return undefined;
  const first = cheapest(from, fromCosts, route.nodes[0]!);
  const last = cheapest(to, toCosts, route.nodes.at(-1)!);
  const before = departures.get(first.spot) ?? 0;
  return { route: { ...route, cost: route.cost - before }, from: first.spot, to: last.spot };
}

/** The cheapest of several access points that share a node. */
function cheapest(accesses: readonly Access[], costs: readonly number[], node: number): Access {
  let best = -1;
  for (const [index, access] of accesses.entries()) {
    if (access.node === node && (best < 0 || costs[index]! < costs[best]!)) best = index;
  }
  return accesses[best]!;
}

function nodesOf(accesses: readonly Access[]): number[] {
  return accesses.map(({ node }) => node);
}
