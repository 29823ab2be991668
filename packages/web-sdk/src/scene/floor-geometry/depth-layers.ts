import { pointInPolygon, type Polygon } from '@brand/geo';
import type { FloorShape } from './floor-shape.ts';
import type { OverlapSearch } from './overlap-search.ts';

/**
 * Depth layers by type. Of two surfaces at the same height, the one with the higher layer is in
 * front. Each type has three layers, for overlapping shapes of that type.
 */
const FIRST_LAYER: Readonly<Record<string, number>> = { space: 1, area: 4, object: 7 };
const LAYER_OF_DOORS_AND_WINDOWS = 10;
const LAYER_OF_WALLS = 11;
const LAYERS_OF_A_TYPE = 3;

// Tops closer than this are indistinguishable to the eye and to the depth buffer.
const SAME_HEIGHT = 0.005;
// A space lower than this is a floor that objects lie on; a higher one is a block.
const MAX_FLOOR_HEIGHT = 0.5;
// Metres that shapes on a space are raised above it.
const CLEARANCE = 0.012;

const isLevel = (shape: FloorShape, top: number): boolean =>
  Math.abs(topOf(shape) - top) < SAME_HEIGHT;

/** Depth layers and lifts that prevent z-fighting. */
export type DepthOrder = { readonly layers: Uint8Array; readonly lifts: Float32Array };

const topOf = ({ style }: FloorShape): number => style.altitude + style.height;

/**
 * Computes the depth layer of each shape, and how much its top must be raised above the space
 * below.
 */
export function depthOrder(
  shapes: readonly FloorShape[],
  boxes: Float32Array,
  search: OverlapSearch,
): DepthOrder {
  const layers = new Uint8Array(shapes.length);
  const lifts = new Float32Array(shapes.length);
  for (const [row, shape] of shapes.entries()) {
    const { type } = shape;
    const first = FIRST_LAYER[type];
    if (first === undefined) {
      layers[row] = type === 'wall' ? LAYER_OF_WALLS : LAYER_OF_DOORS_AND_WINDOWS;
      if (type !== 'door') continue;
    }
    const at = row * 4;
    const box = [boxes[at]!, boxes[at + 1]!, boxes[at + 2]!, boxes[at + 3]!] as const;
    if (!(box[0] <= box[2])) continue;
    const top = topOf(shape);
    const isOnFloor = type !== 'space' && top >= 0 && top <= MAX_FLOOR_HEIGHT;
    // One layer above earlier shapes of the same type and height; the last layer is shared.
    let layer = first ?? 0;
    const last = layer + LAYERS_OF_A_TYPE - 1;
    let ground = -Infinity;
    const hasVisitedAll = search.visit(box, (other) => {
      const under = shapes[other]!;
      if (under.type === type) {
        if (other < row && isLevel(under, top)) layer = Math.max(layer, layers[other]! + 1);
      } else if (isOnFloor && isGround(under, ground, top) && liesOn(shape, under.rings)) {
        ground = topOf(under);
      }
      return layer >= last && !isOnFloor;
    });
    if (first !== undefined) layers[row] = hasVisitedAll ? Math.min(layer, last) : last;
    // A fraction of its own height keeps stacked shapes in order.
    if (ground > -Infinity) lifts[row] = ground + CLEARANCE + top * 0.1 - top;
  }
  return { layers, lifts };
}

/** Whether a shape is a space above another ground whose surface covers this top. */
function isGround(shape: FloorShape, ground: number, top: number): boolean {
  const level = topOf(shape);
  return (
    shape.type === 'space' &&
    shape.kind !== 'void' &&
    level > ground &&
    level <= MAX_FLOOR_HEIGHT &&
    level + CLEARANCE > top
  );
}

/** Whether a vertex is in the space, or for a line a point on either side of its midpoint. */
function liesOn({ rings, lines }: FloorShape, polygons: readonly Polygon[]): boolean {
  const points = (rings[0]?.[0] ?? []).slice(0, 8);
  const [a, b] = lines[0] ?? [];
  if (a && b) {
    const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const [nx, ny] = [((a.y - b.y) / length) * 0.3, ((b.x - a.x) / length) * 0.3];
    points.push({ x: x + nx, y: y + ny }, { x: x - nx, y: y - ny });
  }
  return points.some((point) => polygons.some((polygon) => pointInPolygon(point, polygon)));
}
