import type { Point } from '../svg-elements.ts';

/** Colours and lettering of a floor picture. */
export type FloorPaint = {
  /** Colour of the ground. */
  readonly ground: string;
  /** Main colour of the inlay. */
  readonly main: string;
  /** Second colour of the inlay. */
  readonly accent: string;
  /** What is written, where something is. */
  readonly text: string;
};

/** A floor picture: its size, the colours it has by itself, and how it is drawn. */
export type FloorDrawing = {
  /** Width and height in pixels; the place on the floor should have the same proportion. */
  readonly size: Point;
  /** Ground, main and accent colour where none are asked for. */
  readonly colors: readonly [string, string, string];
  /** What is written where no text is asked for. @defaultValue nothing */
  readonly text?: string;
  /** Draws it. */
  readonly draw: (paint: FloorPaint) => string;
};
