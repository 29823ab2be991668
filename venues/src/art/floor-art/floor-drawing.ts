import type { Point } from '../svg-elements.ts';

/** Colours and lettering of a floor image. */
export type FloorPaint = {
  readonly ground: string;
  readonly main: string;
  /** Second colour of the inlay. */
  readonly accent: string;
  /** Text on the floor, empty if there is none. */
  readonly text: string;
};

/** A floor image: its size, its default colours, and its drawing. */
export type FloorDrawing = {
  /** Width and height in pixels; the area on the floor should have the same aspect ratio. */
  readonly size: Point;
  /** Default colours: ground, main and accent. */
  readonly colors: readonly [string, string, string];
  /** Default text. @defaultValue nothing */
  readonly text?: string;
  readonly draw: (paint: FloorPaint) => string;
};
