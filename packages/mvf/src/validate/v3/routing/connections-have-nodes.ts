import { quote } from '../../describe-value.ts';
import { definedEntries } from '../../defined-entries.ts';
import type { V3Venue } from '../v3-venue.ts';
import { routingOf } from './venue-routing.ts';

/** [R4] Every entrance and exit of a connection has a node. */
export function connectionsHaveNodes(venue: V3Venue): void {
  const routing = routingOf(venue);
  if (!routing) return;
  for (const { file, value } of venue.view.files('connections')) {
    for (const [index, connection] of definedEntries(value)) {
      for (const side of ['entrances', 'exits'] as const) {
        for (const [position, { geometryId }] of definedEntries(connection[side])) {
          const isKnown = venue.geometry.has(geometryId);
          if (!isKnown || routing.graph.nodesByGeometry.has(geometryId)) continue;
          const path = [index, side, position];
          const expected = 'a geometry with a node';
          const found = `none at ${quote(geometryId)}`;
          venue.view.report({ code: 'connection-without-nodes', file, path, expected, found });
        }
      }
    }
  }
}
