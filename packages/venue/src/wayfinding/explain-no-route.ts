import type { RoutingGraph } from '@brand/mvf/routing';
import { describeTarget } from './describe-target.ts';
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

/** Explains why no route connects two targets: which constraint would have to be relaxed. */
export function explainNoRoute(from: RouteTarget, to: RouteTarget, facts: NoRouteFacts): NoRoute {
  const { graph, options, isFound } = facts;
  const between = `${describeTarget(from)} and ${describeTarget(to)}`;
  const answer = (reason: NoRouteReason, message: string): NoRoute =>
    noRoute(reason, message, { from, to });
  const isRequired = options.accessible === true;
  const hasCosts = options.zones !== undefined || options.connectionWeights !== undefined;
  const isClosedOnly = isRequired && hasCosts && isFound({ costs: 'plain' });
  if (isRequired && !isClosedOnly && isFound({ accessible: false })) {
    return graph.flags.has('accessible')
      ? answer(
          'not-accessible',
          `Every route between ${between} has steps. Set accessible to false, or offer assistance.`,
        )
      : answer(
          'not-accessible',
          'The bundle does not mark step-free paths: it does not declare the flag "accessible". Set accessible to false, or add the flag to the bundle.',
        );
  }
  if (hasCosts && isFound({ costs: 'plain', ...(isRequired && { accessible: false }) })) {
    return answer(
      'closed',
      `Every route between ${between} is closed by zones or connectionWeights. Lower a cost of Infinity, or omit one of the two options.`,
    );
  }
  const hint = isFound({ costs: 'plain', accessible: false, includeNonPublic: true })
    ? 'Only paths that are closed to visitors do. Set includeNonPublic to true if the route may use them.'
    : 'Check the nodes and connections of the bundle: "mvf validate" lists unreachable places.';
  return answer('not-connected', `No path connects ${between}. ${hint}`);
}

/** Explains which target is not connected to the network. */
export function offNetwork(end: 'start' | 'end', from: RouteTarget, to: RouteTarget): NoRoute {
  const target = end === 'start' ? from : to;
  const isPlace = placesOf(target).some(isCoordinate);
  const advice = isPlace
    ? 'Pass a coordinate on a floor of the venue, in degrees and longitude first, that is within 50 m of a path and not enclosed by walls.'
    : 'No node leads to it. Choose another target, or add nodes to the bundle.';
  return noRoute(
    end === 'start' ? 'start-off-network' : 'end-off-network',
    `The ${end} of the route, ${describeTarget(target)}, is not on the path network. ${advice}`,
    { from, to },
  );
}

/** Explains that the venue has neither nodes nor shapes to generate them from. */
export function withoutNodes(from: RouteTarget, to: RouteTarget): NoRoute {
  return noRoute(
    'no-nodes',
    'The bundle has neither nodes nor walkable shapes to generate them from, so no route can be computed. Export it with nodes, or list its rooms as walkable.',
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
