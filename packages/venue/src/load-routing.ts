import type { Floors, FloorNodes, NavigationFlags, NodeFeature } from '@brand/mvf/v3';
import { buildRoutingGraph, type RoutingGraph, type RoutingParts } from '@brand/mvf/routing';
import { NodeTable } from './model/node-table.ts';
import type { VenueModel } from './model/venue-model.ts';
import { entriesIn, finiteOr, objectsIn, textsIn } from './raw-values.ts';

/** The routing graph and its nodes as elements. */
export type VenueRouting = {
  /**
   * Nodes and connections. Its `x` and `y` are metres from its own origin, not from the venue's.
   */
  readonly graph: RoutingGraph;
  /** The nodes as elements, created on first use. */
  readonly table: NodeTable;
};

/** Reads the nodes floor by floor and builds the routing graph. */
export async function loadRouting(model: VenueModel, signal: AbortSignal): Promise<VenueRouting> {
  const nodes = await readNodes(model, signal);
  const graph = buildRoutingGraph({ ...soundParts(model), nodes });
  let table: NodeTable | undefined;
  return {
    graph,
    get table() {
      table ??= new NodeTable(model, graph);
      return table;
    },
  };
}

/** Reads the well-formed nodes of all floors. */
export async function readNodes(
  model: VenueModel,
  signal: AbortSignal,
): Promise<Record<string, FloorNodes>> {
  const nodes: [string, FloorNodes][] = [];
  for (const { id } of model.floors) {
    signal.throwIfAborted();
    const file = await model.files.readNodes(id);
    if (file) nodes.push([id, soundNodes(file)]);
    // Parsing the nodes of a floor takes tens of milliseconds.
    await nextTask();
  }
  signal.throwIfAborted();
  return Object.fromEntries(nodes);
}

/**
 * Everything that the graph builder needs in addition to nodes, with malformed parts removed or
 * completed.
 */
export function soundParts(model: VenueModel): Omit<RoutingParts, 'nodes'> {
  return {
    floors: soundFloors(model),
    connections: soundConnections(model),
    navigationFlags: soundFlags(model),
  };
}

/** Yields to the event loop. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

/** Removes or completes malformed nodes, because the graph builder trusts its input. */
function soundNodes(file: FloorNodes): FloorNodes {
  const features = objectsIn(file.features)
    .filter(({ properties, geometry }) => {
      const isPlaced = Array.isArray(geometry?.coordinates);
      return typeof properties?.id === 'string' && isPlaced;
    })
    .map((feature) => (isSound(feature) ? feature : repaired(feature)));
  return { type: 'FeatureCollection', features };
}

function isSound({ properties: { neighbors, geometryIds } }: NodeFeature): boolean {
  return (
    Array.isArray(neighbors) &&
    neighbors.every(
      (neighbor) => Number.isFinite(neighbor?.extraCost) && Array.isArray(neighbor.flags),
    ) &&
    (geometryIds === undefined || Array.isArray(geometryIds))
  );
}

function repaired(feature: NodeFeature): NodeFeature {
  const { properties } = feature;
  return {
    ...feature,
    properties: {
      ...properties,
      neighbors: objectsIn(properties.neighbors).map((neighbor) => ({
        ...neighbor,
        extraCost: finiteOr(neighbor.extraCost, 0),
        flags: Array.isArray(neighbor.flags) ? neighbor.flags : [],
      })),
      geometryIds: [...textsIn(properties.geometryIds)],
    },
  };
}

function soundFloors({ floors }: VenueModel): Floors {
  return {
    type: 'FeatureCollection',
    features: floors.map(({ id, elevation }) => ({
      type: 'Feature',
      geometry: null,
      properties: { id, elevation },
    })),
  };
}

function soundConnections(
  model: VenueModel,
): Parameters<typeof buildRoutingGraph>[0]['connections'] & object {
  const wanted = new Set(model.connections.map(({ id }) => id));
  return objectsIn(model.files.connections)
    .filter(({ id }) => wanted.delete(id))
    .map((connection) => ({
      ...connection,
      entrances: objectsIn(connection.entrances).map((end) => ({ ...end, flags: flagsOf(end) })),
      exits: objectsIn(connection.exits).map((end) => ({ ...end, flags: flagsOf(end) })),
      entryCost: finiteOr(connection.entryCost, 0),
      floorCostMultiplier: finiteOr(connection.floorCostMultiplier, 0),
    }));
}

function flagsOf({ flags }: { flags: number[] }): number[] {
  return Array.isArray(flags) ? flags : [];
}

function soundFlags({ files }: VenueModel): NavigationFlags {
  return Object.fromEntries(
    entriesIn(files.navigationFlags).filter(
      ([, flag]) => Number.isInteger(flag?.index) && flag.index >= 0 && Number.isInteger(flag.bit),
    ),
  );
}
