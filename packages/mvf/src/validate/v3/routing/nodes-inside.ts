import {
  bboxOfPoints,
  createGridIndex,
  localFrame,
  type Polygon,
  pointInPolygon,
} from '@brand/geo';
import type { RoutingGraph } from '../../../routing/graph/index.ts';
import type { Shape } from '../../shapes/shape.ts';

/** An outline to find nodes in. */
export type Outline = { readonly id: string; readonly floorId: string; readonly shape: Shape };

/** Further nodes do not change whether a room can be reached. */
const MAX_NODES = 64;

/**
 * Maximum number of corners to test. Rooms that do not overlap need a fraction of it; hostile ones
 * must not take hours.
 */
const MAX_CORNERS = 1e8;

/**
 * Returns some nodes inside each outline, by id, or `undefined` if the outlines overlap too much.
 *
 * Each node queries a grid for the outlines around it, of which a real floor has one or two.
 */
export function nodesInside(
  outlines: readonly Outline[],
  graph: RoutingGraph,
): ReadonlyMap<string, readonly number[]> | undefined {
  const frame = localFrame(graph.origin);
  const inside = new Map<string, number[]>();
  let corners = 0;
  for (const [floor, floorId] of graph.floorIds.entries()) {
    const parts = outlines
      .filter((outline) => outline.floorId === floorId)
      .flatMap(({ id, shape }) =>
        shape.polygons.map(({ positions }): { id: string; polygon: Polygon } => ({
          id,
          polygon: positions.map((ring) => ring.map(frame.toMetres)),
        })),
      );
    if (parts.length === 0) continue;
    const grid = createGridIndex(parts.map(({ polygon }) => bboxOfPoints(polygon[0] ?? [])));
    for (let node = 0; node < graph.nodeCount; node++) {
      if (graph.floor[node] !== floor) continue;
      const point = { x: graph.x[node]!, y: graph.y[node]! };
      for (const part of grid.search([point.x, point.y, point.x, point.y])) {
        const { id, polygon } = parts[part]!;
        const nodes = inside.get(id) ?? [];
        corners +=
          nodes.length < MAX_NODES ? polygon.reduce((sum, ring) => sum + ring.length, 0) : 1;
        if (corners > MAX_CORNERS) return undefined;
        if (nodes.length >= MAX_NODES || !pointInPolygon(point, polygon)) continue;
        nodes.push(node);
        inside.set(id, nodes);
      }
    }
  }
  return inside;
}
