import {
  buildRoutingGraph,
  type Components,
  type RoutingGraph,
  stronglyConnectedComponents,
} from '../../../routing/graph/index.ts';
import { memoizeByObject } from '../../memoize-by-object.ts';
import { definedEntries } from '../../defined-entries.ts';
import type { V3Venue } from '../v3-venue.ts';
import { findRooms, type Room } from './rooms.ts';

/** The path network of a venue, as the rules about routes need it. */
export type VenueRouting = {
  readonly graph: RoutingGraph;
  readonly rooms: readonly Room[];
  /** Strongly connected parts of the graph. */
  readonly parts: Components;
  /** The part with the most nodes: the main part of the venue. */
  readonly mainPart: number;
};

/**
 * Returns the routing of a venue, built once for all rules, or `undefined` without nodes or with a
 * broken file.
 */
export const routingOf: (venue: V3Venue) => VenueRouting | undefined = memoizeByObject(
  (venue: V3Venue) => {
    const { view } = venue;
    const [floors] = view.files('floors');
    const nodes = view.files('nodes');
    const isComplete = ['geometry', 'nodes', 'connections', 'navigationFlags'].every(
      (key) => !view.lostKeys.has(key),
    );
    if (!floors || nodes.length === 0 || !isComplete) return undefined;
    const [connections] = view.files('connections');
    const [flags] = view.files('navigationFlags');
    const graph = buildRoutingGraph({
      floors: floors.value,
      nodes: Object.fromEntries(nodes.map(({ floorId, value }) => [floorId, value])),
      connections: [...definedEntries(connections?.value)].map(([, connection]) => connection),
      navigationFlags: flags?.value ?? {},
    });
    if (graph.nodeCount === 0) return undefined;
    const parts = stronglyConnectedComponents(graph);
    return { graph, rooms: findRooms(venue, graph), parts, mainPart: largestPart(parts, graph) };
  },
);

/**
 * Returns the component with the most nodes. If several are equal, returns that of the first node.
 */
export function largestPart({ of, count }: Components, { nodeCount }: RoutingGraph): number {
  const sizes = new Uint32Array(count);
  for (let node = 0; node < nodeCount; node++) sizes[of[node]!]! += 1;
  let largest = of[0] ?? -1;
  for (let node = 0; node < nodeCount; node++) {
    if (sizes[of[node]!]! > sizes[largest]!) largest = of[node]!;
  }
  return largest;
}
