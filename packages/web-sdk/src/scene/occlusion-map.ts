import type { FloorGeometry } from './floor-geometry/floor-shape.ts';

/** Contact shadows on the ground: one byte per texel, 255 is darkest. */
export type OcclusionMap = {
  readonly data: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  /** The south-west corner of the map in metres. */
  readonly x: number;
  readonly y: number;
  /** Metres per texel. */
  readonly texel: number;
};

export type OcclusionOptions = {
  /**
   * Returns the height of a row above the ground, in metres. Returns 0 if the row casts no shadow.
   */
  readonly heightOf: (row: number) => number;
  /** Rows that can open, such as the outside of a building. The ground below them stays bright. */
  readonly hollowRows?: readonly number[];
  /**
   * Size of a texel and of the margin around the floor, in metres.
   * @defaultValue fine enough for furniture
   */
  readonly scale?: { readonly texel: number; readonly margin: number };
};

const MAX_TEXELS = 1024;
const FINE = { texel: 0.25, margin: 2 };
// Scan lines per row of texels, to antialias slanted walls.
const SAMPLES = 3;
// Texels of the fine mask that one texel of the coarse mask covers, in each direction.
export const COARSE = 4;
// The light comes from the left and from above; the tight shadow is shifted by this many texels.
const SHIFT = 1;
// Weights of the tight shadow, its shifted copy and the wide one.
const TIGHT = 0.55;
const CAST = 0.6;
const WIDE = 0.75;
// How often each texel is painted on average before the remaining rows are left out: shapes on top of
// each other have more shadows than the ground can show.
const MAX_PAINTED = 32;
// How much the ground below hollow rows is lightened.
const HOLLOW_LIGHT = 0.65;

/**
 * Computes contact shadows: rasterises the tops of high elements into a mask and blurs it at two
 * scales, tight at the contact and wide around it. This takes some passes over the texels, and the
 * wide blur only over a sixteenth of them.
 */
export function occlusionMap(geometry: FloorGeometry, options: OcclusionOptions): OcclusionMap {
  const map = emptyMap(geometry, options.scale ?? FINE);
  fillOcclusion(map, geometry, options);
  return map;
}

/** Computes the shadows of a map, which may cover a part of a floor. */
export function fillOcclusion(
  map: OcclusionMap,
  geometry: FloorGeometry,
  options: OcclusionOptions,
): void {
  const mask = new Float32Array(map.width * map.height);
  let left = MAX_PAINTED * SAMPLES * mask.length;
  for (let row = 0; row < geometry.rowCount - 1 && left > 0; row++) {
    const weight = Math.min(1, options.heightOf(row));
    if (weight > 0) left -= drawTops(mask, map, geometry, { row, weight });
  }
  for (let at = 0; at < mask.length; at++) if (mask[at]! > 1) mask[at] = 1;
  const coarse = shrink(mask, map);
  // Two passes at this scale are a blur of about three metres.
  blur(coarse);
  blur(coarse);
  const tight = { values: mask, width: map.width, height: map.height };
  blur(tight);
  combine(map, tight, coarse);
  lightHollows(map, geometry, options.hollowRows ?? []);
}

function lightHollows(map: OcclusionMap, geometry: FloorGeometry, rows: readonly number[]): void {
  if (rows.length === 0) return;
  const inside = new Float32Array(map.data.length);
  for (const row of rows) drawTops(inside, map, geometry, { row, weight: HOLLOW_LIGHT });
  for (const [at, share] of inside.entries()) {
    if (share > 0) map.data[at]! *= 1 - Math.min(HOLLOW_LIGHT, share);
  }
}

function emptyMap(
  { boxes }: FloorGeometry,
  { texel: finest, margin }: NonNullable<OcclusionOptions['scale']>,
): OcclusionMap {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let row = 0; row < boxes.length / 4; row++) {
    minX = Math.min(minX, boxes[row * 4]!);
    minY = Math.min(minY, boxes[row * 4 + 1]!);
    maxX = Math.max(maxX, boxes[row * 4 + 2]!);
    maxY = Math.max(maxY, boxes[row * 4 + 3]!);
  }
  if (!(maxX >= minX)) [minX, minY, maxX, maxY] = [0, 0, 0, 0];
  const spanX = maxX - minX + 2 * margin;
  const spanY = maxY - minY + 2 * margin;
  const texel = Math.max(finest, Math.max(spanX, spanY) / MAX_TEXELS);
  const width = Math.max(COARSE, Math.floor(spanX / texel));
  const height = Math.max(COARSE, Math.floor(spanY / texel));
  const data = new Uint8Array(width * height);
  return { data, width, height, x: minX - margin, y: minY - margin, texel };
}

/** Adds the coverage of each texel by the tops of a row. Returns the number of texels processed. */
function drawTops(
  mask: Float32Array,
  map: OcclusionMap,
  { positions, triangles, ranges }: FloorGeometry,
  { row, weight }: { row: number; weight: number },
): number {
  let painted = 0;
  const end = ranges[row * 3 + 1]!;
  for (let index = ranges[row * 3]!; index < end; index += 3) {
    for (let corner = 0; corner < 3; corner++) {
      const vertex = triangles[index + corner]!;
      CORNERS[corner * 2] = (positions[vertex * 2]! - map.x) / map.texel;
      CORNERS[corner * 2 + 1] = (positions[vertex * 2 + 1]! - map.y) / map.texel;
    }
    painted += drawTriangle(mask, map, weight / SAMPLES);
  }
  return painted;
}

const CORNERS = new Float64Array(6);

/**
 * Rasterises the triangle of `CORNERS`, scan line by scan line. Returns the number of texels
 * processed.
 */
function drawTriangle(mask: Float32Array, { width, height }: OcclusionMap, share: number): number {
  let painted = 0;
  const low = Math.min(CORNERS[1]!, CORNERS[3]!, CORNERS[5]!);
  const high = Math.max(CORNERS[1]!, CORNERS[3]!, CORNERS[5]!);
  const first = Math.max(0, Math.ceil(low * SAMPLES - 0.5));
  const last = Math.min(height * SAMPLES - 1, Math.floor(high * SAMPLES - 0.5));
  for (let line = first; line <= last; line++) {
    const y = (line + 0.5) / SAMPLES;
    let left = Infinity;
    let right = -Infinity;
    for (let edge = 0; edge < 6; edge += 2) {
      const next = edge === 4 ? 0 : edge + 2;
      const ay = CORNERS[edge + 1]!;
      const by = CORNERS[next + 1]!;
      if (ay > y === by > y) continue;
      const x = CORNERS[edge]! + ((y - ay) / (by - ay)) * (CORNERS[next]! - CORNERS[edge]!);
      if (x < left) left = x;
      if (x > right) right = x;
    }
    const start = Math.floor(line / SAMPLES) * width;
    const lastX = Math.min(width - 1, Math.floor(right));
    const firstX = Math.max(0, Math.floor(left));
    for (let x = firstX; x <= lastX; x++) {
      mask[start + x]! += share * (Math.min(right, x + 1) - Math.max(left, x));
    }
    painted += Math.max(0, lastX - firstX) + 1;
  }
  return painted;
}

type Grid = { readonly values: Float32Array; readonly width: number; readonly height: number };

/** Box-filtered copy at the coarse resolution; the remainder at the far edges is margin. */
function shrink(mask: Float32Array, map: OcclusionMap): Grid {
  const width = Math.floor(map.width / COARSE);
  const height = Math.floor(map.height / COARSE);
  const values = new Float32Array(width * height);
  for (let y = 0; y < height * COARSE; y++) {
    const from = y * map.width;
    const to = Math.floor(y / COARSE) * width;
    for (let x = 0; x < width * COARSE; x++) {
      values[to + ((x / COARSE) | 0)]! += mask[from + x]! / (COARSE * COARSE);
    }
  }
  return { values, width, height };
}

/**
 * Binomial blur with five weights in each direction, close to a Gaussian of one texel. Edges of the
 * grid are margin, and stay unchanged.
 */
function blur({ values, width, height }: Grid): void {
  const across = new Float32Array(values.length);
  for (let y = 0; y < height; y++) {
    const end = (y + 1) * width - 2;
    for (let at = y * width + 2; at < end; at++) {
      across[at] =
        values[at]! * 0.375 +
        (values[at - 1]! + values[at + 1]!) * 0.25 +
        (values[at - 2]! + values[at + 2]!) * 0.0625;
    }
  }
  const end = (height - 2) * width;
  for (let at = 2 * width; at < end; at++) {
    values[at] =
      across[at]! * 0.375 +
      (across[at - width]! + across[at + width]!) * 0.25 +
      (across[at - 2 * width]! + across[at + 2 * width]!) * 0.0625;
  }
}

function combine({ data, width, height }: OcclusionMap, tight: Grid, coarse: Grid): void {
  const columns = samplesOf(width, coarse.width);
  const lines = samplesOf(height, coarse.height);
  for (let y = 0; y < height; y++) {
    const upper = lines.first[y]! * coarse.width;
    const lower = lines.second[y]! * coarse.width;
    const shareY = lines.share[y]!;
    const shifted = Math.min(height - 1, y + SHIFT) * width - SHIFT;
    for (let x = 0; x < width; x++) {
      const left = columns.first[x]!;
      const right = columns.second[x]!;
      const shareX = columns.share[x]!;
      const above =
        coarse.values[upper + left]! * (1 - shareX) + coarse.values[upper + right]! * shareX;
      const below =
        coarse.values[lower + left]! * (1 - shareX) + coarse.values[lower + right]! * shareX;
      const dark =
        tight.values[y * width + x]! * TIGHT +
        (x < SHIFT ? 0 : tight.values[shifted + x]! * CAST) +
        (above * (1 - shareY) + below * shareY) * WIDE;
      data[y * width + x] = dark > 1 ? 255 : dark * 255;
    }
  }
}

type Samples = {
  readonly first: Uint16Array;
  readonly second: Uint16Array;
  readonly share: Float32Array;
};

/** For each fine texel in one direction, the two coarse neighbours and the ratio between them. */
function samplesOf(count: number, coarseCount: number): Samples {
  const first = new Uint16Array(count);
  const second = new Uint16Array(count);
  const share = new Float32Array(count);
  for (let index = 0; index < count; index++) {
    const at = Math.min(coarseCount - 1, Math.max(0, (index + 0.5) / COARSE - 0.5));
    first[index] = Math.floor(at);
    second[index] = Math.min(coarseCount - 1, first[index]! + 1);
    share[index] = at - first[index]!;
  }
  return { first, second, share };
}
