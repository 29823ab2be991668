import type { Point } from '@brand/geo';
import type { WorldPoint } from '../../kernel/map-space.ts';
import type { PickRay } from '../../kernel/view-camera.ts';
import type { TextQuad } from './text-mesh.ts';

export type TextHit = { readonly distance: number; readonly point: WorldPoint };

/**
 * Intersects a ray with the rectangle of a text that is `altitude` metres above the ground. `right`
 * is the camera's right vector, to which upright texts turn.
 */
export function hitText(
  ray: PickRay,
  quad: TextQuad,
  { altitude, right }: { readonly altitude: number; readonly right: Point },
): TextHit | undefined {
  const { origin, direction } = ray;
  const isUpright = quad.mode === 'upright';
  const z = quad.z + altitude;
  const length = Math.hypot(right.x, right.y);
  const way = isUpright
    ? { x: right.x / length, y: right.y / length }
    : { x: Math.cos(quad.angle), y: Math.sin(quad.angle) };
  const normal = isUpright ? { x: -way.y, y: way.x, z: 0 } : { x: 0, y: 0, z: 1 };
  const facing = direction.x * normal.x + direction.y * normal.y + direction.z * normal.z;
  const away =
    (quad.x - origin.x) * normal.x + (quad.y - origin.y) * normal.y + (z - origin.z) * normal.z;
  const distance = away / facing;
  if (!(distance > 0 && Number.isFinite(distance))) return undefined;
  const point = {
    x: origin.x + direction.x * distance,
    y: origin.y + direction.y * distance,
    z: origin.z + direction.z * distance,
  };
  const dx = point.x - quad.x;
  const dy = point.y - quad.y;
  const along = dx * way.x + dy * way.y;
  const across = isUpright ? point.z - z - quad.height / 2 : dy * way.x - dx * way.y;
  const isInside = Math.abs(along) <= quad.width / 2 && Math.abs(across) <= quad.height / 2;
  return isInside ? { distance, point } : undefined;
}
