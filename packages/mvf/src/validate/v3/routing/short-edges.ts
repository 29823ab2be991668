import { quote } from '../../describe-value.ts';
import { definedEntries } from '../../defined-entries.ts';
import type { V3Venue } from '../v3-venue.ts';
import { routingOf } from './venue-routing.ts';

/** Longer than any straight path inside a building, in metres. */
const MAX_METRES = 500;

/** [R8] Neighbours are not farther apart than people can see. */
export function shortEdges(venue: V3Venue): void {
  const routing = routingOf(venue);
  if (!routing) return;
  const { nodeIndex, x, y } = routing.graph;
  for (const { file, value } of venue.view.files('nodes')) {
    for (const [index, { properties }] of definedEntries(value.features)) {
      const from = nodeIndex.get(properties.id);
      for (const [position, { id }] of definedEntries(properties.neighbors)) {
        const to = nodeIndex.get(id);
        if (from === undefined || to === undefined) continue;
        const metres = Math.hypot(x[to]! - x[from]!, y[to]! - y[from]!);
        if (metres <= MAX_METRES) continue;
        const path = ['features', index, 'properties', 'neighbors', position];
        const expected = `a neighbour within ${MAX_METRES} m`;
        const found = `${quote(id)} at ${Math.round(metres)} m`;
        venue.view.report({ code: 'long-edge', file, path, expected, found });
      }
    }
  }
}
