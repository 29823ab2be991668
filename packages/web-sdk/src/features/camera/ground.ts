import type { Point } from '@brand/geo';
import type { CameraPose, ViewCamera } from '../../kernel/view-camera.ts';

const RADIANS = Math.PI / 180;
// Ground that is farther away than this many times what is looked at counts as this far: near the
// horizon a pixel spans kilometres, and a drag there would throw the map away.
const MAX_DISTANCE = 4;

/** What of a view the maths of the camera needs; a `ViewCamera` is one. */
export type Lens = Pick<
  ViewCamera,
  'width' | 'height' | 'padding' | 'distance' | 'metresPerPixel' | 'metresPerPixelAt' | 'zoomFor'
>;

/** The place on the screen that shows what the camera looks at, and the focal length, in pixels. */
export function lensCenter(lens: Lens): Point & { readonly focal: number } {
  const { width, height, padding } = lens;
  return {
    x: (padding.left + width - padding.right) / 2,
    y: (padding.top + height - padding.bottom) / 2,
    focal: lens.distance / lens.metresPerPixel,
  };
}

/**
 * Metres east and north from what a pose looks at to the ground under a place on the screen.
 *
 * It does not depend on where the pose looks, so that a place is kept under a finger through any
 * change of zoom, bearing and pitch by moving the pose by the difference. Above the horizon, and
 * near it, the answer is that of a place lower on the screen.
 */
export function groundOffset(at: Point, pose: CameraPose, lens: Lens): Point {
  const center = lensCenter(lens);
  const bearing = pose.bearingDegrees * RADIANS;
  const sin = Math.sin(pose.pitchDegrees * RADIANS);
  const cos = Math.cos(pose.pitchDegrees * RADIANS);
  const distance = lens.metresPerPixelAt(pose.zoom) * center.focal;
  const right = (at.x - center.x) / center.focal;
  const up = Math.min((center.y - at.y) / center.focal, ((1 - 1 / MAX_DISTANCE) * cos) / sin);
  const depth = cos / (cos - up * sin);
  const across = distance * depth * right;
  const along = distance * (depth * (sin + up * cos) - sin);
  return {
    x: across * Math.cos(bearing) + along * Math.sin(bearing),
    y: along * Math.cos(bearing) - across * Math.sin(bearing),
  };
}
