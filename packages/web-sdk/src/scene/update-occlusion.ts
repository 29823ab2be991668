import type { FloorGeometry } from './floor-geometry/floor-shape.ts';
import {
  COARSE,
  fillOcclusion,
  type OcclusionMap,
  type OcclusionOptions,
} from './occlusion-map.ts';

// Reach of a shadow in texels: two wide blurs of two coarse texels each, and their interpolation.
const REACH = COARSE * 6;

/** A rectangle of a map, in texels. */
type Area = {
  readonly left: number;
  readonly low: number;
  readonly right: number;
  readonly high: number;
};

/**
 * Recomputes contact shadows around changed rows. The cost depends on their area, not on the size
 * of the floor.
 */
export function updateOcclusion(
  map: OcclusionMap,
  geometry: FloorGeometry,
  options: OcclusionOptions & { readonly rows: readonly number[] },
): void {
  const inner = widened(map, areaOf(map, geometry, options.rows));
  // Elements that cast shadows into the area are up to one reach outside it.
  const outer = widened(map, inner);
  const width = outer.right - outer.left;
  const height = outer.high - outer.low;
  if (!(width > 0 && height > 0)) return;
  const part: OcclusionMap = {
    data: new Uint8Array(width * height),
    width,
    height,
    x: map.x + outer.left * map.texel,
    y: map.y + outer.low * map.texel,
    texel: map.texel,
  };
  const heightOf = (row: number): number =>
    isIn(part, geometry.boxes, row) ? options.heightOf(row) : 0;
  fillOcclusion(part, geometry, { ...options, heightOf });
  for (let y = inner.low; y < inner.high; y++) {
    const start = (y - outer.low) * width - outer.left;
    const line = part.data.subarray(start + inner.left, start + inner.right);
    map.data.set(line, y * map.width + inner.left);
  }
}

function areaOf(
  { x, y, texel }: OcclusionMap,
  { boxes }: FloorGeometry,
  rows: readonly number[],
): Area {
  let [left, low, right, high] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const row of rows) {
    left = Math.min(left, (boxes[row * 4]! - x) / texel);
    low = Math.min(low, (boxes[row * 4 + 1]! - y) / texel);
    right = Math.max(right, (boxes[row * 4 + 2]! - x) / texel);
    high = Math.max(high, (boxes[row * 4 + 3]! - y) / texel);
  }
  return { left, low, right, high };
}

/** An area grown by one reach, aligned to coarse texels. */
function widened({ width, height }: OcclusionMap, { left, low, right, high }: Area): Area {
  return {
    left: Math.max(0, Math.floor(left / COARSE) * COARSE - REACH),
    low: Math.max(0, Math.floor(low / COARSE) * COARSE - REACH),
    right: Math.min(width, Math.ceil(right / COARSE) * COARSE + REACH),
    high: Math.min(height, Math.ceil(high / COARSE) * COARSE + REACH),
  };
}

function isIn(
  { x, y, width, height, texel }: OcclusionMap,
  boxes: Float32Array,
  row: number,
): boolean {
  return (
    boxes[row * 4]! <= x + width * texel &&
    boxes[row * 4 + 1]! <= y + height * texel &&
    boxes[row * 4 + 2]! >= x &&
    boxes[row * 4 + 3]! >= y
  );
}
