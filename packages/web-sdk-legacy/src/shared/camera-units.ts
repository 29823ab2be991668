/**
 * The older versions measure zoom as a height: metres from the camera to its target. The current
 * engine has zoom levels. The camera's field of view relates them: half of the view is a third of
 * the distance.
 */
const DISTANCE_PER_VIEW_HEIGHT = 1.5;

/** Returns the height in metres for a scale in metres per CSS pixel and a view height in pixels. */
export function heightFor(metresPerPixel: number, viewHeight: number): number {
  return metresPerPixel * Math.max(1, viewHeight) * DISTANCE_PER_VIEW_HEIGHT;
}

/** Zoom level and scale of the engine's camera. */
export type ZoomScale = {
  readonly zoom: number;
  readonly metresPerPixel: number;
};

/** Returns the zoom level that matches a height. */
export function levelFor(height: number, scale: ZoomScale, viewHeight: number): number {
  return scale.zoom + Math.log2(heightFor(scale.metresPerPixel, viewHeight) / height);
}
