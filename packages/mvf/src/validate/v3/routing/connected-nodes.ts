import { quote } from '../../describe-value.ts';
import type { V3Venue } from '../v3-venue.ts';
import { routingOf } from './venue-routing.ts';

/** [R5] Every node has an edge or a connection. */
export function connectedNodes(venue: V3Venue): void {
  const routing = routingOf(venue);
  if (!routing) return;
  const { firstEdge, edgeTarget, nodeIds } = routing.graph;
  const isEntered = new Uint8Array(firstEdge.length - 1);
  for (const target of edgeTarget) isEntered[target] = 1;
  for (const [node, id] of nodeIds.entries()) {
    if (isEntered[node] === 1 || firstEdge[node] !== firstEdge[node + 1]) continue;
    const declared = venue.ids.get(id);
    if (!declared) continue;
    const { file, path } = declared;
    const expected = 'an edge or a connection';
    const found = `none at ${quote(id)}`;
    venue.view.report({ code: 'isolated-node', file, path: path.slice(0, 2), expected, found });
  }
}
