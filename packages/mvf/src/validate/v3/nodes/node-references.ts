import { quote } from '../../describe-value.ts';
import type { Place } from '../../finding-list.ts';
import { definedEntries } from '../../defined-entries.ts';
import type { V3Venue } from '../v3-venue.ts';

/**
 * [N1] Neighbours are nodes of the same floor, [N2] not the node itself. [N3] So are geometries.
 */
export function nodeReferences(venue: V3Venue): void {
  for (const { file, floorId, value } of venue.view.files('nodes')) {
    for (const [index, { properties }] of definedEntries(value.features)) {
      const { id, neighbors, geometryIds } = properties;
      for (const [position, neighbor] of definedEntries(neighbors)) {
        const declared = venue.ids.get(neighbor.id);
        // Checked here first, because a path for each of many thousand edges costs more than the
        // rule.
        if (declared?.floorId === floorId && declared.kind === 'node' && neighbor.id !== id)
          continue;
        const path = ['features', index, 'properties', 'neighbors', position, 'id'];
        checkNeighbor(venue, neighbor.id, { id, floorId, file, path });
      }
      for (const [position, geometryId] of definedEntries(geometryIds)) {
        const path = ['features', index, 'properties', 'geometryIds', position];
        venue.checkIdOnFloor('geometry', geometryId, floorId, { file, path });
      }
      const path = ['features', index, 'properties', 'geometryIds'];
      venue.checkRepeats(definedEntries(geometryIds), { file, path });
    }
  }
}

type NodeEdge = Place & { readonly id: string; readonly floorId: string };

function checkNeighbor(venue: V3Venue, neighborId: string, edge: NodeEdge): void {
  const { file, path } = edge;
  if (neighborId === edge.id) {
    const found = `${quote(neighborId)} itself`;
    venue.view.report({ code: 'self-neighbor', file, path, expected: 'another node', found });
  } else {
    venue.checkIdOnFloor('node', neighborId, edge.floorId, { file, path });
  }
}
