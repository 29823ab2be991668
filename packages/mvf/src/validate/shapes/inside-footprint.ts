import {
  isPolygonInside,
  localFrame,
  type LocalFrame,
  type MultiPolygon,
  type Polygon,
  type Position,
} from '@brand/geo';
import type { Shape } from './shape.ts';

/** Tolerance for rounding, doors that swing out and walls drawn on the outline. */
const TOLERANCE_METRES = 0.5;

/** Maximum number of shapes to find, because further ones would only be counted. */
const MAX_OUTSIDE = 100;

/**
 * Edges of shapes multiplied by edges of the footprint. Real floors stay below a tenth of it. Above
 * it, the rule is skipped, because a hostile floor would keep the machine busy for minutes.
 */
const MAX_EDGE_PAIRS = 3e8;

/**
 * [G9] Returns the shapes that extend beyond a footprint, at most 100 of them.
 *
 * Testing a shape requires an index of the whole footprint. All shapes are therefore tested
 * together, which is the whole cost if all are inside. Otherwise, bisection finds the offending
 * ones.
 */
export function shapesOutside(shapes: readonly Shape[], footprint: Shape): readonly Shape[] {
  const start = footprint.polygons[0]?.positions[0]?.[0];
  if (!start) return [];
  const frame = localFrame(start);
  const outer = footprint.polygons.map(({ positions }) => inMetres(positions, frame));
  const parts = new Map(shapes.map((shape) => [shape, partsInMetres(shape, frame)]));
  if (countEdges(outer) * countEdges([...parts.values()].flat()) > MAX_EDGE_PAIRS) return [];
  const outside: Shape[] = [];
  const search = (some: readonly Shape[]): void => {
    const inner = some.flatMap((shape) => parts.get(shape) ?? []);
    if (outside.length >= MAX_OUTSIDE || inner.length === 0) return;
    if (isPolygonInside(inner, outer, TOLERANCE_METRES)) return;
    const [only] = some;
    if (some.length === 1 && only) outside.push(only);
    else {
      const middle = some.length >> 1;
      search(some.slice(0, middle));
      search(some.slice(middle));
    }
  };
  search(shapes);
  return outside;
}

function countEdges(polygons: MultiPolygon): number {
  let count = 0;
  for (const polygon of polygons) for (const ring of polygon) count += ring.length;
  return count;
}

/** Returns points and lines as polygons without area, so that one test covers all. */
function partsInMetres(shape: Shape, frame: LocalFrame): MultiPolygon {
  const points = shape.points.map(({ positions }) => inMetres([[positions]], frame));
  const segments = shape.lines.flatMap(({ positions }) =>
    positions.slice(1).map((end, index) => inMetres([[positions[index] ?? end, end]], frame)),
  );
  const polygons = shape.polygons.map(({ positions }) => inMetres(positions, frame));
  return [...points, ...segments, ...polygons];
}

function inMetres(rings: readonly (readonly Position[])[], frame: LocalFrame): Polygon {
  return rings.map((ring) => ring.map(frame.toMetres));
}
