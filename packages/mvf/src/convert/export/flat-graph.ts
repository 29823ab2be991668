import type { Mvf3Document } from '../../bundle/document.ts';
import type { Position } from '../../geojson/types.gen.ts';
import type { FlatFeature, OnFloor } from './flat-feature.ts';
import { rfcGeometry } from './rfc-geometry.ts';
import { finiteOr, objectAt, objectsOf, textsOf } from './unchecked.ts';

type Edge = { from: string; to: string; extraCost: number; flags: string; oneWay: boolean };

/**
 * Returns routing nodes as points and the edges between them as lines. Two edges that differ only
 * in their direction become one line; the others have `oneWay` set.
 */
export function flatGraph(document: Mvf3Document, onFloor: OnFloor): FlatFeature[] {
  const nodes = objectsOf(objectAt(document.nodes, onFloor.floorId)?.features).filter(
    ({ properties }) => typeof properties?.id === 'string',
  );
  const points = new Map<string, Position>();
  const features: FlatFeature[] = [];
  const edges = new Map<string, Edge>();
  for (const { geometry, properties } of nodes) {
    const { id } = properties;
    const point = rfcGeometry(geometry);
    if (point?.type === 'Point') points.set(id, point.coordinates);
    const geometryIds = textsOf(properties.geometryIds);
    features.push({
      type: 'Feature',
      id,
      geometry: point,
      properties: { layer: 'node', id, ...onFloor, ...(geometryIds.length > 0 && { geometryIds }) },
    });
    for (const neighbor of objectsOf(properties.neighbors)) {
      const extraCost = finiteOr(neighbor.extraCost, 0);
      const flags = Array.isArray(neighbor.flags) ? neighbor.flags.join(' ') : '';
      addEdge(edges, { from: id, to: String(neighbor.id), extraCost, flags, oneWay: true });
    }
  }
  for (const [id, edge] of edges) {
    const start = points.get(edge.from);
    const end = points.get(edge.to);
    if (!start || !end) continue;
    features.push({
      type: 'Feature',
      id,
      geometry: { type: 'LineString', coordinates: [start, end] },
      properties: { layer: 'edge', id, ...onFloor, ...edge },
    });
  }
  return features;
}

function addEdge(edges: Map<string, Edge>, edge: Edge): void {
  const back = edges.get(`${edge.to}>${edge.from}`);
  if (back && back.extraCost === edge.extraCost && back.flags === edge.flags) back.oneWay = false;
  else edges.set(`${edge.from}>${edge.to}`, edge);
}
