import { bboxOfPoints, pointInPolygon, type Bbox, type Point } from '@brand/geo';
import type { Position } from '../../../geojson/types.gen.ts';
import type { NodeDraft } from './node-draft.ts';
import type { Shape } from './shape-index.ts';

type Area = {
  readonly geometryId: string;
  readonly bbox: Bbox;
  readonly polygons: readonly (readonly Point[])[][];
};

/**
 * Finds the nodes inside each walkable space. Degrees serve as a plane, because only sides matter.
 */
export function nodesInSpaces(
  nodes: readonly NodeDraft[],
  shapes: readonly Shape[],
): { node: NodeDraft; geometryId: string }[] {
  const areas = new Map<string, Area[]>();
  for (const shape of shapes) {
    const area = toArea(shape);
    if (!area) continue;
    const list = areas.get(shape.floorId);
    if (list) list.push(area);
    else areas.set(shape.floorId, [area]);
  }
  return nodes.flatMap((node) => {
    const point = toPoint(node.position);
    return (areas.get(node.floorId) ?? [])
      .filter(({ bbox, polygons }) => {
        const isNear =
          point.x >= bbox[0] && point.y >= bbox[1] && point.x <= bbox[2] && point.y <= bbox[3];
        return isNear && polygons.some((polygon) => pointInPolygon(point, polygon));
      })
      .map(({ geometryId }) => ({ node, geometryId }));
  });
}

function toArea({ geometry, geometryId, kind }: Shape): Area | undefined {
  if (kind !== 'room' && kind !== 'hallway') return undefined;
  if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return undefined;
  const rings = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const polygons = rings.map((polygon) => polygon.map((ring) => ring.map(toPoint)));
  return { geometryId, polygons, bbox: bboxOfPoints(polygons.flat(2)) };
}

function toPoint([x = Number.NaN, y = Number.NaN]: Position): Point {
  return { x, y };
}
