import type { Point } from '@brand/geo';
import type { WorldPoint } from '../../kernel/map-space.ts';
import type { PickRay } from '../../kernel/view-camera.ts';

export type ImageQuad = {
  /** The centre of a flat one, or of the lower edge of an upright one. */
  readonly at: WorldPoint;
  readonly width: number;
  readonly height: number;
  readonly orientation: 'flat' | 'upright';
  /** Unit vector to its right. */
  readonly right: Point;
};

const RADIANS = Math.PI / 180;

/** The right vector of an image whose top points in this direction, clockwise from north. */
export function rightOf(rotationDegrees: number): Point {
  const angle = rotationDegrees * RADIANS;
  return { x: Math.cos(angle), y: -Math.sin(angle) };
}

/** Metres along a ray to a rectangle, from either side; `undefined` if it misses. */
export function distanceToQuad(
  { origin, direction }: PickRay,
  quad: ImageQuad,
): number | undefined {
  const { at, width, height, orientation, right } = quad;
  const isUpright = orientation === 'upright';
  const normal = isUpright ? { x: right.y, y: -right.x, z: 0 } : { x: 0, y: 0, z: 1 };
  const facing = direction.x * normal.x + direction.y * normal.y + direction.z * normal.z;
  const away =
    (at.x - origin.x) * normal.x + (at.y - origin.y) * normal.y + (at.z - origin.z) * normal.z;
  const distance = away / facing;
  if (!(distance > 0 && Number.isFinite(distance))) return undefined;
  const dx = origin.x + direction.x * distance - at.x;
  const dy = origin.y + direction.y * distance - at.y;
  const across = dx * right.x + dy * right.y;
  const up = isUpright
    ? origin.z + direction.z * distance - at.z - height / 2
    : dy * right.x - dx * right.y;
  return Math.abs(across) <= width / 2 && Math.abs(up) <= height / 2 ? distance : undefined;
}
