import type { Point } from '@brand/geo';
import Flatbush from 'flatbush';
import type { FloorShape } from './floor-shape.ts';

export type ShapeBoxes = {
  /** Four numbers per row. A row without vertices has an empty box. */
  readonly boxes: Float32Array;
  /** Spatial index of the rows. */
  readonly index: Flatbush;
};

// Corners of walls extend up to this many half widths beyond their line.
const REACH = 3;

/** The boxes around shapes, and one spatial index that joining, layering and picking share. */
export function shapeBoxes(shapes: readonly FloorShape[], thinnest: number): ShapeBoxes {
  const boxes = new Float32Array(shapes.length * 4);
  const index = new Flatbush(Math.max(1, shapes.length), 16, Float32Array);
  for (let row = 0; row < shapes.length; row++) {
    const { rings, lines, style } = shapes[row]!;
    const at = row * 4;
    boxes[at] = Infinity;
    boxes[at + 1] = Infinity;
    boxes[at + 2] = -Infinity;
    boxes[at + 3] = -Infinity;
    for (const polygon of rings) include(boxes, at, polygon[0] ?? []);
    for (const line of lines) include(boxes, at, line);
    const pad = lines.length > 0 ? Math.max(style.buffer, thinnest) * REACH : style.buffer * REACH;
    boxes[at]! -= pad;
    boxes[at + 1]! -= pad;
    boxes[at + 2]! += pad;
    boxes[at + 3]! += pad;
    // An inverted box is never found, but an infinite one would degrade the index.
    if (boxes[at]! > boxes[at + 2]!) index.add(0, 0, -1, -1);
    else index.add(boxes[at]!, boxes[at + 1]!, boxes[at + 2]!, boxes[at + 3]!);
  }
  if (shapes.length === 0) index.add(0, 0, -1, -1);
  index.finish();
  return { boxes, index };
}

function include(boxes: Float32Array, at: number, points: readonly Point[]): void {
  for (let number = 0; number < points.length; number++) {
    const { x, y } = points[number]!;
    if (x < boxes[at]!) boxes[at] = x;
    if (y < boxes[at + 1]!) boxes[at + 1] = y;
    if (x > boxes[at + 2]!) boxes[at + 2] = x;
    if (y > boxes[at + 3]!) boxes[at + 3] = y;
  }
}
