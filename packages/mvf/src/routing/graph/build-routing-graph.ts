import { type LngLat, localFrame } from '@brand/geo';
import type { Floors } from '../../v3/core/types.gen.ts';
import type { Connections } from '../../v3/extensions/connections/types.gen.ts';
import type { NavigationFlags } from '../../v3/extensions/navigation-flags/types.gen.ts';
import type { FloorNodes, NodeFeature } from '../../v3/extensions/nodes/types.gen.ts';
import { addConnections } from './add-connections.ts';
import { EdgeList } from './edge-table.ts';
import type { RoutingGraph } from './routing-graph.ts';
import { VertexList } from './vertex-list.ts';

/** The files from which a routing graph is built. An `Mvf3Document` contains them. */
export type RoutingParts = {
  /** The floors, for their elevations. */
  readonly floors: Floors;
  /** Nodes by floor id. */
  readonly nodes?: Readonly<Record<string, FloorNodes>>;
  /** Connections between floors. */
  readonly connections?: Connections;
  /** Declarations of the flags on nodes and connections. */
  readonly navigationFlags?: NavigationFlags;
};

/** 256 flags. A higher index is a mistake, and must not cost memory on every edge. */
const MAX_FLAG_WORDS = 8;

/**
 * Builds the graph of a venue from the nodes of all floors and the connections between them.
 *
 * Unresolved data is skipped: unknown neighbours, neighbours on another floor, nodes without a
 * position. The same files always produce the same graph.
 *
 * @example
 * const { document } = await importVenue(bytes);
 * const graph = buildRoutingGraph(document);
 */
export function buildRoutingGraph(parts: RoutingParts): RoutingGraph {
  const elevations = elevationsOf(parts.floors);
  const flags = declaredFlags(parts.navigationFlags ?? {});
  const nodes = collectNodes(parts.nodes ?? {}, elevations);
  const { vertices, nodeIndex, nodesByGeometry } = nodes;
  const nodeCount = vertices.size;
  const flagWords = [...flags.values()].reduce((most, { index }) => Math.max(most, index + 1), 1);
  const edges = new EdgeList(flagWords);
  addWalks(nodes, edges);
  const connections = (parts.connections ?? []).filter((connection) => connection !== undefined);
  addConnections(connections, { vertices, edges, nodesByGeometry, elevations });
  return {
    ...edges.pack(vertices.size),
    nodeCount,
    nodeIds: nodes.features.map(({ properties }) => properties.id),
    nodeIndex,
    nodesByGeometry,
    floorIds: nodes.floorIds,
    connectionIds: connections.map(({ id }) => id),
    origin: nodes.origin,
    lngLat: Float64Array.from(nodes.features.flatMap(placeOf)),
    x: Float64Array.from(vertices.x),
    y: Float64Array.from(vertices.y),
    elevation: Float64Array.from(vertices.elevation),
    floor: Int32Array.from(vertices.floor),
    connection: Int32Array.from(vertices.connection),
    flags,
  };
}

function elevationsOf({ features }: Floors): ReadonlyMap<string, number> {
  const elevations = new Map<string, number>();
  for (const feature of features) {
    if (feature) elevations.set(feature.properties.id, feature.properties.elevation);
  }
  return elevations;
}

function declaredFlags(flags: NavigationFlags): RoutingGraph['flags'] {
  return new Map(Object.entries(flags).filter(([, { index }]) => index < MAX_FLAG_WORDS));
}

type NodeTable = {
  readonly features: readonly NodeFeature[];
  readonly vertices: VertexList;
  readonly floorIds: readonly string[];
  readonly origin: LngLat;
  readonly nodeIndex: ReadonlyMap<string, number>;
  readonly nodesByGeometry: ReadonlyMap<string, readonly number[]>;
};

function collectNodes(
  files: Readonly<Record<string, FloorNodes>>,
  elevations: ReadonlyMap<string, number>,
): NodeTable {
  const features: NodeFeature[] = [];
  const vertices = new VertexList();
  const nodeIndex = new Map<string, number>();
  const nodesByGeometry = new Map<string, number[]>();
  const floorIds = Object.keys(files);
  const origin = firstPlace(files);
  const frame = localFrame(origin);
  for (const [floor, floorId] of floorIds.entries()) {
    const elevation = elevations.get(floorId) ?? 0;
    for (const feature of files[floorId]?.features ?? []) {
      const { x, y } = feature ? frame.toMetres(feature.geometry.coordinates) : NOWHERE;
      if (!Number.isFinite(x + y) || nodeIndex.has(feature.properties.id)) continue;
      const node = vertices.add({ x, y, elevation, floor, connection: -1 });
      features.push(feature);
      nodeIndex.set(feature.properties.id, node);
      for (const geometryId of new Set(feature.properties.geometryIds)) {
        const attached = nodesByGeometry.get(geometryId);
        if (attached) attached.push(node);
        else nodesByGeometry.set(geometryId, [node]);
      }
    }
  }
  return { features, vertices, floorIds, origin, nodeIndex, nodesByGeometry };
}

const NOWHERE = { x: Number.NaN, y: Number.NaN };

function firstPlace(files: Readonly<Record<string, FloorNodes>>): LngLat {
  for (const { features } of Object.values(files)) {
    for (const feature of features) if (feature) return placeOf(feature);
  }
  return [0, 0];
}

function placeOf({ geometry }: NodeFeature): LngLat {
  return [geometry.coordinates[0] ?? 0, geometry.coordinates[1] ?? 0];
}

/**
 * Adds edges within floors. Their cost is the straight distance plus the extra cost of the edge.
 */
function addWalks({ features, vertices, nodeIndex }: NodeTable, edges: EdgeList): void {
  const { x, y, floor } = vertices;
  for (const [from, { properties }] of features.entries()) {
    for (const neighbor of properties.neighbors) {
      const to = neighbor && nodeIndex.get(neighbor.id);
      if (to === undefined || to === from || floor[to] !== floor[from]) continue;
      const dx = x[to]! - x[from]!;
      const dy = y[to]! - y[from]!;
      const distance = Math.sqrt(dx * dx + dy * dy);
      edges.add(from, to, distance + Math.max(0, neighbor.extraCost), neighbor.flags);
    }
  }
}
