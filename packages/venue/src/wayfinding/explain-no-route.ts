import type { RoutingGraph } from '@brand/mvf/routing';
import { isCoordinate, placesOf, type RouteTarget } from './route-target.ts';
import type { NoRoute, NoRouteReason } from './route.ts';
import type { RouteOptions } from './route-options.ts';

/** Constraints to relax, to find out which one prevents a route. */
export type Relaxed = {
  readonly accessible?: false;
  readonly costs?: 'plain';
  readonly includeNonPublic?: true;
};

export type NoRouteFacts = {
  readonly graph: RoutingGraph;
  readonly options: RouteOptions;
  /** Whether a route exists with relaxed constraints. */
  readonly isFound: (relaxed: Relaxed) => boolean;
};

/** Explains why no route joins two targets: which constraint would have to be relaxed. */
export function explainNoRoute(from: RouteTarget, to: RouteTarget, facts: NoRouteFacts): NoRoute {
  const { graph, options, isFound } = facts;
  const between = `${describe(from)} and ${describe(to)}`;
  const answer = (reason: NoRouteReason, message: string): NoRoute =>
    noRoute(reason, message, { from, to });
  const isRequired = options.accessible === true;
  const hasCosts = options.zones !== undefined || options.connectionWeights !== undefined;
  const isClosedOnly = isRequired && hasCosts && isFound({ costs: 'plain' });
  if (isRequired && !isClosedOnly && isFound({ accessible: false })) {
    return graph.flags.has('accessible')
      ? answer(
          'not-accessible',
          `Every way between ${between} has steps. Ask with accessible: false, or offer help.`,
        )
      : answer(
          'not-accessible',
          'The venue does not say which ways are without steps: it declares no flag "accessible". Ask with accessible: false, or add the flag to the bundle.',
        );
  }
  if (hasCosts && isFound({ costs: 'plain', ...(isRequired && { accessible: false }) })) {
    return answer(
      'closed',
      `Every way between ${between} is closed by zones or connectionWeights. Lower a cost of Infinity, or leave one of them out.`,
    );
  }
  const hint = isFound({ costs: 'plain', accessible: false, includeNonPublic: true })
    ? 'Only ways that are not open to visitors do. Ask with includeNonPublic: true where that is right.'
    : 'Check the nodes and connections of the bundle: "mvf validate" lists places that nothing leads to.';
  return answer('not-connected', `Nothing joins ${between}. ${hint}`);
}

/** Explains which target is not connected to the network. */
export function offNetwork(end: 'start' | 'end', from: RouteTarget, to: RouteTarget): NoRoute {
  const target = end === 'start' ? from : to;
  const isPlace = placesOf(target).some(isCoordinate);
  const advice = isPlace
    ? 'Pass a coordinate on a floor of the venue, in degrees and longitude first, that is within 50 m of a way and not closed in by walls.'
    : 'No node leads to it: choose another one, or add nodes to the bundle.';
  return noRoute(
    end === 'start' ? 'start-off-network' : 'end-off-network',
    `The ${end} of the route, ${describe(target)}, is not on the network of ways. ${advice}`,
    { from, to },
  );
}

/** Explains that the venue has no nodes. */
export function withoutNodes(from: RouteTarget, to: RouteTarget): NoRoute {
  return noRoute(
    'no-nodes',
    'The bundle has no nodes, so that there are no ways to find routes on. Export it with nodes, or make them from the geometry with "mvf convert".',
    { from, to },
  );
}

function noRoute(
  reason: NoRouteReason,
  message: string,
  { from, to }: Pick<NoRoute, 'from' | 'to'>,
): NoRoute {
  return { found: false, reason, message, from, to };
}

function describe(target: RouteTarget): string {
  const [place, ...others] = placesOf(target);
  if (!place) return 'an empty list';
  if (others.length > 0) return `any of ${others.length + 1} targets`;
  if (isCoordinate(place)) {
    const floor = place.floorId === undefined ? '' : ` on floor "${place.floorId}"`;
    return `[${place.lngLat.join(', ')}]${floor}`;
  }
  return place.name === '' ? `${place.type} "${place.id}"` : `"${place.name}"`;
}
