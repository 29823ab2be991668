/** A point on the screen, or an offset, in CSS pixels. */
export type ScreenPoint = {
  /** Distance to the right, in CSS pixels. */
  readonly x: number;
  /** Distance downwards, in CSS pixels. */
  readonly y: number;
};
