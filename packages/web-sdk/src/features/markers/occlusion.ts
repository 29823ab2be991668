import type { Hit } from '../../kernel/hits.ts';
import type { WorldPoint } from '../../kernel/map-space.ts';

// Types that occlude. Flat or floating objects, such as areas, paths and labels, do not.
const SOLID = new Set(['space', 'wall', 'door', 'window', 'object', 'facade', 'floor', 'model']);

/** Distance of two points in metres. */
export function worldDistance(a: WorldPoint, b: WorldPoint): number {
  return Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z);
}

/**
 * Whether something solid is in front of a point at this distance from the eye. The surface below
 * the point is hit at about the same distance, hence the tolerance.
 */
export function isBehind(
  hits: readonly Hit[],
  distance: number,
  distanceOf: (hit: Hit) => number,
): boolean {
  const limit = distance - Math.max(0.3, distance * 0.005);
  return hits.some((hit) => SOLID.has(hit.type) && distanceOf(hit) < limit);
}
