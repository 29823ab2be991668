import { fill, short } from '../../svg-elements.ts';

/** A rectangle: left, top, width, height. */
export type Box = readonly [number, number, number, number];

/** Many rectangles of one colour in one path. */
export const boxes = (color: string, list: readonly Box[]): string =>
  fill(
    color,
    list
      .map(
        ([x, y, width, height]) =>
          `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`,
      )
      .join(''),
  );

/** Rectangles in rows and columns: the first box, how many, and how far apart. */
export const grid = (
  color: string,
  [x, y, width, height]: Box,
  [columns, rows]: readonly [number, number],
  [dx, dy]: readonly [number, number],
): string =>
  boxes(
    color,
    Array.from({ length: columns * rows }, (_, index): Box => [
      x + (index % columns) * dx,
      y + Math.floor(index / columns) * dy,
      width,
      height,
    ]),
  );
