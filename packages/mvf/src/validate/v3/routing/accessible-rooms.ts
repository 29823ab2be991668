import {
  flagMask,
  hasFlags,
  stronglyConnectedComponents,
  weaklyConnectedComponents,
} from '../../../routing/graph/index.ts';
import { quote } from '../../describe-value.ts';
import type { V3Venue } from '../v3-venue.ts';
import type { Room } from './rooms.ts';
import { largestPart, routingOf } from './venue-routing.ts';

/**
 * [R6] Wheelchairs reach every room. [R7] A room whose own entrances all lack the flag is reported
 * separately, because that may be intended, while a gap elsewhere cuts off rooms that are
 * accessible themselves.
 */
export function accessibleRooms(venue: V3Venue): void {
  const routing = routingOf(venue);
  const mask = routing && flagMask(routing.graph, ['accessible']);
  if (!routing || !mask) return;
  const { graph, parts, mainPart } = routing;
  // If no edge has the flag, it is declared but not maintained, and nothing can be concluded.
  const fromNodes = graph.edgeTarget.subarray(0, graph.firstEdge[graph.nodeCount]);
  if (!fromNodes.some((_, edge) => hasFlags(graph, edge, mask))) return;
  const isReachable = ({ nodes }: Room): boolean =>
    nodes.some((node) => parts.of[node] === mainPart);
  const rooms = routing.rooms.filter(isReachable);
  const accessible = stronglyConnectedComponents(graph, mask);
  const mainAccessible = largestPart(accessible, graph);
  const islands = weaklyConnectedComponents(graph, mask).of;
  const roomsOnIsland = new Map<number, number>();
  for (const { nodes } of rooms) {
    for (const island of new Set(nodes.map((node) => islands[node]!))) {
      roomsOnIsland.set(island, (roomsOnIsland.get(island) ?? 0) + 1);
    }
  }
  for (const { id, file, path, nodes } of rooms) {
    if (nodes.some((node) => accessible.of[node] === mainAccessible)) continue;
    const isAlone = nodes.every((node) => roomsOnIsland.get(islands[node]!) === 1);
    venue.view.report({
      code: isAlone ? 'not-step-free' : 'inaccessible-room',
      file,
      path,
      expected: 'a path with the flag "accessible"',
      found: `${quote(id)} ${isAlone ? 'without one at its own door' : 'cut off elsewhere'}`,
    });
  }
}
