import type { GroundShape } from './ground.ts';

export type MarkColors = {
  /** Colour under the mark, to cut lines out of it. */
  readonly ground: string;
  readonly mark: string;
  readonly accent: string;
};

/** A brand mark on a 100 × 100 field and the shape of its ground. */
export type Mark = {
  readonly on: GroundShape;
  readonly draw: (colors: MarkColors) => string;
};
