import type { Hit } from '../../kernel/hits.ts';
import type { WorldPoint } from '../../kernel/map-space.ts';

// What is flat or floats, such as areas, paths and labels, hides nothing.
const SOLID = new Set(['space', 'wall', 'door', 'window', 'object', 'facade', 'floor', 'model']);

/** How far from each other two places are, in metres. */
export function worldDistance(a: WorldPoint, b: WorldPoint): number {
  return Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z);
}

/**
 * Whether something solid is before a place that is this far from the eye. What the place stands on
 * is met at about the same distance, so that much is forgiven.
 */
export function isBehind(
  hits: readonly Hit[],
  distance: number,
  distanceOf: (hit: Hit) => number,
): boolean {
  const limit = distance - Math.max(0.3, distance * 0.005);
  return hits.some((hit) => SOLID.has(hit.type) && distanceOf(hit) < limit);
}
