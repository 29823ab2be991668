import {
  type Bbox,
  bboxIntersects,
  bboxOfPoints,
  type Point,
  pointInRing,
  type Polygon,
} from '@brand/geo';
import { cleanPolygon } from './clean-polygon.ts';

/**
 * Maximum number of holes cut into the slab of a floor, because triangulation takes time in
 * proportion to the square of their number.
 */
export const MAX_VOIDS = 1000;
// Holes that another one may overlap; triangulation takes seconds for hundreds of them.
const MAX_OVERLAPS = 8;

/**
 * Returns the slab with holes for voids. Anything that a void encloses, such as a bridge pier,
 * stays.
 */
export function cutVoids(footprint: readonly Polygon[], voids: readonly Polygon[]): Point[][][] {
  const slabs = footprint.flatMap((polygon) => {
    const cleaned = cleanPolygon(polygon);
    return cleaned ? [cleaned] : [];
  });
  const islands: Point[][][] = [];
  const boxes: Bbox[] = [];
  for (const polygon of voids.slice(0, MAX_VOIDS)) {
    const [outer, ...inner] = cleanPolygon(polygon) ?? [];
    if (!outer) continue;
    const box = bboxOfPoints(outer);
    if (boxes.filter((other) => bboxIntersects(box, other)).length > MAX_OVERLAPS) continue;
    boxes.push(box);
    const slab = slabs.find(([outline]) => outer.every((point) => pointInRing(point, outline!)));
    if (!slab) continue;
    slab.push(outer.toReversed());
    islands.push(...inner.map((ring) => [ring.toReversed()]));
  }
  return [...slabs, ...islands];
}
