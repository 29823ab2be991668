/**
 * The older lines measure zoom as a height: metres from the camera to what it looks at. Today's
 * engine has zoom levels. The camera's field of view makes the one from the other: half of the view
 * is a third of the distance.
 */
const DISTANCE_PER_VIEW_HEIGHT = 1.5;

/** Height in metres at which a CSS pixel covers so many metres, in a view of so many pixels. */
export function heightFor(metresPerPixel: number, viewHeight: number): number {
  return metresPerPixel * Math.max(1, viewHeight) * DISTANCE_PER_VIEW_HEIGHT;
}

/** What today's engine says about its camera. */
export type ZoomScale = {
  readonly zoom: number;
  readonly metresPerPixel: number;
};

/** The zoom level that shows what is seen from a height. */
export function levelFor(height: number, scale: ZoomScale, viewHeight: number): number {
  return scale.zoom + Math.log2(heightFor(scale.metresPerPixel, viewHeight) / height);
}
