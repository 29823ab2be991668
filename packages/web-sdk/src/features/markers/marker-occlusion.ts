import type { FeatureContext } from '../../kernel/feature.ts';
import type { Hit } from '../../kernel/hits.ts';
import type { WorldPoint } from '../../kernel/map-space.ts';
import type { MarkerNode } from './marker-node.ts';
import { isBehind, worldDistance } from './occlusion.ts';

// A ray takes up to 0.2 ms: 4 of them are negligible in a frame, and 100 markers take half a
// second.
const RAYS_PER_FRAME = 4;

/**
 * Computes which markers are occluded, a few per frame. Returns whether to call it again, and
 * whether any result changed.
 */
export function checkOcclusion(
  { hits, space, stage }: FeatureContext,
  nodes: Iterable<MarkerNode>,
): { readonly isDone: boolean; readonly isChanged: boolean } {
  const { camera } = stage;
  let left = RAYS_PER_FRAME;
  let isChanged = false;
  for (const node of nodes) {
    const { occlusion } = node.settings;
    if (node.state === 'absent' || node.checkedAt === camera.revision) continue;
    if (occlusion === 'show' && !node.isOccluded) continue;
    if (left-- === 0) return { isDone: false, isChanged };
    node.checkedAt = camera.revision;
    const isOccluded = occlusion !== 'show' && isHidden(node);
    if (isOccluded === node.isOccluded) continue;
    node.isOccluded = isOccluded;
    isChanged = true;
  }
  return { isDone: true, isChanged };

  function isHidden(node: MarkerNode): boolean {
    const { x, y } = node;
    if (!(x >= 0 && y >= 0 && x <= camera.width && y <= camera.height)) return false;
    const screen = { x, y };
    const ray = camera.rayAt(screen);
    const distance = (at: WorldPoint): number => worldDistance(at, ray.origin);
    // Hits may be measured from another origin than this ray, so both distances are computed the
    // same way.
    const distanceOf = (hit: Hit): number => distance(space.toWorld(hit.coordinate));
    const at = distance(space.toWorld(node.coordinate));
    return isBehind(hits.test({ screen, ray }), at, distanceOf);
  }
}
