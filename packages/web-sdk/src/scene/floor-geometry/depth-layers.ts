import { pointInPolygon, type Polygon } from '@brand/geo';
import type { FloorShape } from './floor-shape.ts';
import type { ShapeBoxes } from './shape-boxes.ts';

/**
 * Depth layers: of two surfaces at the same height the one with the higher layer is in front. Each
 * type has three layers, for overlapping shapes of that type.
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
  { boxes, index }: ShapeBoxes,
): DepthOrder {
  const layers = new Uint8Array(shapes.length);
  const lifts = new Float32Array(shapes.length);
  for (const [row, shape] of shapes.entries()) {
    const first = FIRST_LAYER[shape.type];
    if (first === undefined) {
      layers[row] = shape.type === 'wall' ? LAYER_OF_WALLS : LAYER_OF_DOORS_AND_WINDOWS;
      if (shape.type !== 'door') continue;
    }
    const at = row * 4;
    if (!(boxes[at]! <= boxes[at + 2]!)) continue;
    const top = topOf(shape);
    const below = index.search(
      boxes[at]!,
      boxes[at + 1]!,
      boxes[at + 2]!,
      boxes[at + 3]!,
      (other) => {
        const { type } = shapes[other]!;
        if (type === 'space' && shape.type !== 'space') return top <= MAX_FLOOR_HEIGHT;
        return other < row && type === shape.type && isLevel(shapes[other]!, top);
      },
    );
    if (shape.type !== 'space') lifts[row] = liftAbove(shape, below, shapes);
    if (first !== undefined) layers[row] = first + stepAbove(row, { below, shapes, layers, first });
  }
  return { layers, lifts };
}

type Overlaps = {
  readonly below: readonly number[];
  readonly shapes: readonly FloorShape[];
  readonly layers: Uint8Array;
  readonly first: number;
};

/** One layer above earlier shapes of the same type and height; the last layer is shared. */
function stepAbove(row: number, { below, shapes, layers, first }: Overlaps): number {
  const shape = shapes[row]!;
  let step = 0;
  for (const other of below) {
    const under = shapes[other]!;
    if (under.type !== shape.type) continue;
    step = Math.max(step, layers[other]! - first + 1);
  }
  return Math.min(step, LAYERS_OF_A_TYPE - 1);
}

/** How much a shape must be raised so that the spaces below do not cover it. */
function liftAbove(
  shape: FloorShape,
  below: readonly number[],
  shapes: readonly FloorShape[],
): number {
  const top = topOf(shape);
  if (top < 0 || top > MAX_FLOOR_HEIGHT) return 0;
  let ground = -Infinity;
  for (const other of below) {
    const space = shapes[other]!;
    const level = topOf(space);
    if (space.type !== 'space' || space.kind === 'void') continue;
    if (level <= ground || level > MAX_FLOOR_HEIGHT || level + CLEARANCE <= top) continue;
    if (liesOn(shape, space.rings)) ground = level;
  }
  // A fraction of its own height keeps stacked shapes in order.
  return ground === -Infinity ? 0 : ground + CLEARANCE + top * 0.1 - top;
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
