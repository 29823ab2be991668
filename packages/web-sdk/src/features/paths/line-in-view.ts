import type { Point } from '@brand/geo';
import type { WorldPoint } from '../../kernel/map-space.ts';

export type LineCamera = {
  readonly width: number;
  readonly height: number;
  toScreen(point: WorldPoint): Point | undefined;
};

/**
 * Whether any part of a line at this altitude is on the screen, with its width in CSS pixels as
 * margin. Conservative: it may return `true` for a line that passes by a corner, but never misses a
 * visible one.
 */
export function isLineInView(
  line: readonly Point[],
  camera: LineCamera,
  { altitude, margin }: { readonly altitude: number; readonly margin: number },
): boolean {
  const right = camera.width + margin;
  const bottom = camera.height + margin;
  let before: Point | undefined;
  for (const [index, { x, y }] of line.entries()) {
    const at = camera.toScreen({ x, y, z: altitude });
    const from = index === 0 ? at : before;
    before = at;
    // A segment that starts or ends behind the camera may cross the screen.
    if (!at || !from) {
      if (index > 0 && (at || from)) return true;
      continue;
    }
    if (Math.max(at.x, from.x) < -margin || Math.min(at.x, from.x) > right) continue;
    if (Math.max(at.y, from.y) < -margin || Math.min(at.y, from.y) > bottom) continue;
    return true;
  }
  return false;
}
