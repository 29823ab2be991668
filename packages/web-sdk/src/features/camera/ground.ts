import type { Point } from '@brand/geo';
import type { CameraPose, ViewCamera } from '../../kernel/view-camera.ts';

const RADIANS = Math.PI / 180;
// Maximum distance of the ground, as a multiple of the distance to the camera's target: near the
// horizon a pixel spans kilometres, and a drag there would throw the map away.
const MAX_DISTANCE = 4;

/** The fields of a `ViewCamera` that the camera maths needs. */
export type Lens = Pick<
  ViewCamera,
  'width' | 'height' | 'padding' | 'distance' | 'metresPerPixel' | 'metresPerPixelAt' | 'zoomFor'
>;

/** The point on the screen that shows the camera's target, and the focal length, in pixels. */
export function lensCenter(lens: Lens): Point & { readonly focal: number } {
  const { width, height, padding } = lens;
  return {
    x: (padding.left + width - padding.right) / 2,
    y: (padding.top + height - padding.bottom) / 2,
    focal: lens.distance / lens.metresPerPixel,
  };
}

/**
 * Metres east and north from the pose's target to the ground under a point on the screen. It does
 * not depend on the position of the target, so moving the pose by the difference keeps a point
 * under a finger through any change of zoom, bearing and pitch. Near and above the horizon the
 * point is clamped to a lower one on the screen.
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
