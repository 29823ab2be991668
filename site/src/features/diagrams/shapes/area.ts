import { joinParts, type Part, type Point, type Svg } from './svg.ts';

export type Area = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Something drawn, with the points where arrows touch it. */
export type Shape = Area & {
  readonly svg: Svg;
  readonly top: Point;
  readonly right: Point;
  readonly bottom: Point;
  readonly left: Point;
};

export function toShape({ x, y, width, height }: Area, ...parts: readonly Part[]): Shape {
  return {
    x,
    y,
    width,
    height,
    svg: joinParts(parts),
    top: [x + width / 2, y],
    right: [x + width, y + height / 2],
    bottom: [x + width / 2, y + height],
    left: [x, y + height / 2],
  };
}
