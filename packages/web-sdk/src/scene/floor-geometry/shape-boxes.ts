import type { Point } from '@brand/geo';
import Flatbush from 'flatbush';
import type { FloorShape } from './floor-shape.ts';

/** Where shapes are. */
export type ShapeBoxes = {
  /** Four numbers a row. A row without a place has an empty box. */
  readonly boxes: Float32Array;
  /** Finds rows by place. */
  readonly index: Flatbush;
};

// Corners of walls reach this many half widths beyond their line.
const REACH = 3;

/** The boxes around shapes, and one index of them that joining, layering and picking share. */
export function shapeBoxes(shapes: readonly FloorShape[], thinnest: number): ShapeBoxes {
  const boxes = new Float32Array(shapes.length * 4);
  const index = new Flatbush(Math.max(1, shapes.length), 16, Float32Array);
  for (const [row, { rings, lines, style }] of shapes.entries()) {
    const box = [Infinity, Infinity, -Infinity, -Infinity] as Box;
    for (const [outer] of rings) include(box, outer ?? []);
    for (const line of lines) include(box, line);
    const pad = lines.length > 0 ? Math.max(style.buffer, thinnest) * REACH : style.buffer * REACH;
    boxes.set([box[0] - pad, box[1] - pad, box[2] + pad, box[3] + pad], row * 4);
    // Nothing finds a box that is turned inside out, but an infinite one would spoil the index.
    const isEmpty = !(box[0] <= box[2]);
    if (isEmpty) index.add(0, 0, -1, -1);
    else index.add(box[0] - pad, box[1] - pad, box[2] + pad, box[3] + pad);
  }
  if (shapes.length === 0) index.add(0, 0, -1, -1);
  index.finish();
  return { boxes, index };
}

type Box = [minX: number, minY: number, maxX: number, maxY: number];

function include(box: Box, points: readonly Point[]): void {
  for (const { x, y } of points) {
    if (x < box[0]) box[0] = x;
    if (y < box[1]) box[1] = y;
    if (x > box[2]) box[2] = x;
    if (y > box[3]) box[3] = y;
  }
}
