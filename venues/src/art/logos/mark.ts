import type { GroundShape } from './ground.ts';

/** The colours a mark is drawn with. */
export type MarkColors = {
  /** Colour under the mark, to cut lines out of it. */
  readonly ground: string;
  /** Main colour of the mark. */
  readonly mark: string;
  /** Second colour of the mark. */
  readonly accent: string;
};

/** A brand mark on a 100 × 100 field and the shape it stands on. */
export type Mark = {
  /** Shape of the coloured ground. */
  readonly on: GroundShape;
  /** Draws the mark. */
  readonly draw: (colors: MarkColors) => string;
};
