import { reachableFrom, reverseEdges } from '../../../routing/graph/index.ts';
import { quote } from '../../describe-value.ts';
import type { V3Venue } from '../v3-venue.ts';
import { routingOf } from './venue-routing.ts';

/** [R1] Every room can be entered and left. [R2] A room that allows only one of these is a trap. */
export function reachableRooms(venue: V3Venue): void {
  const routing = routingOf(venue);
  if (!routing) return;
  const { graph, rooms, parts, mainPart } = routing;
  const seeds = [...graph.nodeIds.keys()].filter((node) => parts.of[node] === mainPart);
  const canEnter = reachableFrom(graph, seeds);
  const canLeave = reachableFrom(reverseEdges(graph), seeds);
  for (const { id, file, path, nodes, isPlace } of rooms) {
    if (nodes.some((node) => parts.of[node] === mainPart)) continue;
    // Another rule reports a place without a node.
    if (nodes.length === 0 && isPlace) continue;
    const isEntered = nodes.some((node) => canEnter[node] === 1);
    const isLeft = nodes.some((node) => canLeave[node] === 1);
    const expected = 'paths in and out';
    if (!isEntered && !isLeft) {
      const found = `none for ${quote(id)}${nodes.length === 0 ? ', which has no node' : ''}`;
      venue.view.report({ code: 'unreachable-room', file, path, expected, found });
    } else {
      const way = isEntered && isLeft ? 'in and out at different ends' : isEntered ? 'in' : 'out';
      const found = `only a path ${way} for ${quote(id)}`;
      venue.view.report({ code: 'one-way-trap', file, path, expected, found });
    }
  }
}
