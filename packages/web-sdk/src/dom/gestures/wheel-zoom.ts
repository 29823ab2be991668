/** The fields of a `WheelEvent` that determine the zoom. */
export type WheelTurn = Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>;

// Pixels per pixel, line and page of `deltaMode`: a notch is 3 lines or about 100 pixels.
const PIXELS = [1, 33, 400];
const PIXELS_PER_LEVEL = 280;
// One event of a free-spinning wheel must not cross the whole map.
const MAX_ZOOM_STEP = 0.6;

/** Zoom levels of a wheel event. */
export function wheelLevels({ deltaY, deltaMode, ctrlKey }: WheelTurn): number {
  const pixels = deltaY * (PIXELS[deltaMode] ?? 1);
  // Browsers report a trackpad pinch as a wheel event with Ctrl, whose scale is e^(-pixels / 100).
  const levels = ctrlKey ? -pixels / 100 / Math.LN2 : -pixels / PIXELS_PER_LEVEL;
  return Math.max(-MAX_ZOOM_STEP, Math.min(MAX_ZOOM_STEP, levels));
}
