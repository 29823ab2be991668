import type { RoutingParts } from '../../routing/graph/build-routing-graph.ts';
import type { FlaggedGeometryAnchor } from '../../v3/core/types.gen.ts';
import type { FloorNodes } from '../../v3/extensions/nodes/types.gen.ts';
import { entriesOf, finiteOr, objectsOf, textsOf } from '../export/unchecked.ts';
import type { RoutingSource } from './routing-source.ts';

/**
 * Returns the files of a bundle without malformed parts, because the graph builder trusts its
 * input.
 */
export function soundRouting(source: RoutingSource): RoutingParts {
  return {
    floors: {
      type: 'FeatureCollection',
      features: objectsOf(source.floors?.features).filter(
        ({ properties }) => typeof properties?.id === 'string',
      ),
    },
    nodes: Object.fromEntries(
      entriesOf(source.nodes).map(([floorId, file]) => [floorId, soundNodes(file)]),
    ),
    connections: objectsOf(source.connections).map((connection) => ({
      ...connection,
      entrances: soundEnds(connection.entrances),
      exits: soundEnds(connection.exits),
      entryCost: 0,
      floorCostMultiplier: 0,
    })),
  };
}

function soundEnds(ends: FlaggedGeometryAnchor[] | undefined): FlaggedGeometryAnchor[] {
  return objectsOf(ends).map((end) => ({ ...end, flags: [] }));
}

/** Returns the well-formed nodes of a floor, without flags. */
export function soundNodes(file: FloorNodes | undefined): FloorNodes {
  const features = objectsOf(file?.features).flatMap((feature) => {
    const { properties, geometry } = feature;
    if (typeof properties?.id !== 'string' || !Array.isArray(geometry?.coordinates)) return [];
    const neighbors = objectsOf(properties.neighbors).map((neighbor) => ({
      id: neighbor.id,
      extraCost: finiteOr(neighbor.extraCost, 0),
      flags: [],
    }));
    const geometryIds = textsOf(properties.geometryIds);
    return [{ ...feature, properties: { id: properties.id, neighbors, geometryIds } }];
  });
  return { type: 'FeatureCollection', features };
}
