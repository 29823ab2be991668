import { fill, line, short } from '../../svg-elements.ts';

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
export function grid(
  color: string,
  [x, y, width, height]: Box,
  [columns, rows]: readonly [number, number],
  [dx, dy]: readonly [number, number],
): string {
  const [wide, tall] = [short(width), short(height)];
  const box = `h${wide}v${tall}h-${wide}z`;
  const row = box + `m${short(dx)} 0${box}`.repeat(columns - 1);
  return fill(
    color,
    Array.from({ length: rows }, (_, index) => `M${short(x)} ${short(y + index * dy)}${row}`).join(
      '',
    ),
  );
}

/** Upright lines side by side: the first one's top, its length, how many, and how far apart. */
export const bars = (
  stroke: { readonly color: string; readonly width: number },
  [x, y]: readonly [number, number],
  length: number,
  [count, dx]: readonly [number, number],
): string =>
  line(
    stroke.color,
    stroke.width,
    `M${short(x)} ${short(y)}v${length}` + `m${short(dx)}-${length}v${length}`.repeat(count - 1),
  );
