/** A point on the screen, or a shift there, in CSS pixels. */
export type ScreenPoint = {
  /** Distance to the right, in CSS pixels. */
  readonly x: number;
  /** Distance downwards, in CSS pixels. */
  readonly y: number;
};
