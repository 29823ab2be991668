import { type Point, pointInRing, type Polygon } from '@brand/geo';
import { cleanPolygon } from './clean-polygon.ts';

/** The slab with holes for voids. What a void encloses, such as a bridge pier, stays. */
export function cutVoids(footprint: readonly Polygon[], voids: readonly Polygon[]): Point[][][] {
  const slabs = footprint.flatMap((polygon) => {
    const cleaned = cleanPolygon(polygon);
    return cleaned ? [cleaned] : [];
  });
  const islands: Point[][][] = [];
  for (const polygon of voids) {
    const [outer, ...inner] = cleanPolygon(polygon) ?? [];
    if (!outer) continue;
    const slab = slabs.find(([outline]) => outer.every((point) => pointInRing(point, outline!)));
    if (!slab) continue;
    slab.push(outer.toReversed());
    islands.push(...inner.map((ring) => [ring.toReversed()]));
  }
  return [...slabs, ...islands];
}
