import type { FlaggedGeometryAnchor } from '../../v3/core/types.gen.ts';
import type { Connection } from '../../v3/extensions/connections/types.gen.ts';
import type { EdgeList } from './edge-table.ts';
import type { VertexList } from './vertex-list.ts';

/** The graph under construction that connections are added to. */
export type ConnectionTarget = {
  readonly vertices: VertexList;
  readonly edges: EdgeList;
  readonly nodesByGeometry: ReadonlyMap<string, readonly number[]>;
  /** Elevations by floor id. */
  readonly elevations: ReadonlyMap<string, number>;
};

/** A node at an entrance or exit. */
type Door = {
  readonly node: number;
  readonly elevation: number;
  readonly flags: readonly number[];
};

// Edges between stops of one connection carry all flags, because access is restricted at its
// entrances and exits.
const ALL_FLAGS: readonly number[] = Array.from({ length: 32 }, () => 0xff_ff_ff_ff);

/**
 * Adds the stops and edges of connections. The path from an entrance to an exit costs `entryCost`,
 * and `floorCostMultiplier` for each 1 of difference in elevation.
 */
export function addConnections(connections: readonly Connection[], target: ConnectionTarget): void {
  const { edges } = target;
  for (const [index, connection] of connections.entries()) {
    const entrances = doorsOf(connection.entrances, target);
    const exits = doorsOf(connection.exits, target);
    if (entrances.length === 0 || exits.length === 0) continue;
    const entryCost = Math.max(0, connection.entryCost);
    const elevationCost = Math.max(0, connection.floorCostMultiplier);
    const stops = addStops([...entrances, ...exits], index, elevationCost, target);
    for (const { node, elevation, flags } of entrances) {
      edges.add(node, stops.get(elevation)!, entryCost, flags);
    }
    for (const { node, elevation, flags } of exits) {
      edges.add(stops.get(elevation)!, node, 0, flags);
    }
  }
}

function doorsOf(
  anchors: readonly FlaggedGeometryAnchor[],
  { nodesByGeometry, elevations }: ConnectionTarget,
): readonly Door[] {
  return anchors.flatMap((anchor) => {
    const elevation = anchor && elevations.get(anchor.floorId);
    if (elevation === undefined) return [];
    const nodes = nodesByGeometry.get(anchor.geometryId) ?? [];
    return nodes.map((node) => ({ node, elevation, flags: anchor.flags }));
  });
}

/** Adds one stop for each elevation, linked to the next one up and down. */
function addStops(
  doors: readonly Door[],
  connection: number,
  elevationCost: number,
  { vertices, edges }: ConnectionTarget,
): ReadonlyMap<number, number> {
  const elevations = [...new Set(doors.map(({ elevation }) => elevation))].toSorted(
    (a, b) => a - b,
  );
  const stops = new Map<number, number>();
  let below: { readonly stop: number; readonly elevation: number } | undefined;
  for (const elevation of elevations) {
    const stop = vertices.add({ x: 0, y: 0, elevation, floor: -1, connection });
    stops.set(elevation, stop);
    if (below) {
      const cost = elevationCost * (elevation - below.elevation);
      edges.add(below.stop, stop, cost, ALL_FLAGS);
      edges.add(stop, below.stop, cost, ALL_FLAGS);
    }
    below = { stop, elevation };
  }
  return stops;
}
