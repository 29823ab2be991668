import type { LocalFrame } from '@brand/geo';
import { checkWeights } from './check-weights.ts';
import { changeEdgeCosts } from './edge-costs.ts';
import type { Network } from './network.ts';
import type { RouteOptions } from './route-options.ts';
import { ZoneCosts } from './zone-costs.ts';

/** The costs of a set of options. */
export type Costs = {
  readonly zones: ZoneCosts | undefined;
  readonly edgeCost: Float64Array | undefined;
};

/**
 * Prepares the edge costs of a network with zones and weights. The module is loaded on first use.
 */
export function prepareCosts(
  { graph, places, connections, connectionTypes }: Network,
  frame: LocalFrame,
  { zones: list, connectionWeights: weights }: RouteOptions,
): Costs {
  if (weights) checkWeights(weights, connections);
  const zones = list?.length ? new ZoneCosts(list, frame) : undefined;
  const edgeCost = changeEdgeCosts(graph, { zones, weights, connectionTypes, places });
  return { zones, edgeCost };
}
