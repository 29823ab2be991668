import { type Point, pointDistance } from '@brand/geo';
import type { Floor } from '@brand/venue';
import type { WorldPoint } from '../../kernel/map-space.ts';
import type { CameraPose } from '../../kernel/view-camera.ts';
import type { CameraOptions, FocusOptions } from './camera-options.ts';
import { checkPadding } from './check-change.ts';
import { fitPose } from './fit.ts';
import { floorCorners } from './floor-corners.ts';
import { clamp, omitUndefined } from './limits.ts';
import type { Rig } from './rig.ts';
import { targetPoints, type TargetScope } from './target-points.ts';

const RADIANS = Math.PI / 180;
const START_PITCH_DEGREES = 45;
const MAX_ZOOM = 21;
const PADDING = { top: 40, right: 40, bottom: 40, left: 40 };
// Start padding as a ratio of the shorter side, at most the padding above: phones have little
// space.
const START_PADDING_RATIO = 0.05;
// Ratio of height to width from which a view rotates a venue, and how much larger it must appear
// then.
const UPRIGHT = 1.3;
const WORTH_TURNING = 1.25;

/** Returns the pose with which `focusOn` shows points of a floor. */
export function framePoints(
  points: readonly WorldPoint[],
  rig: Rig,
  options: FocusOptions & { readonly z: number },
): CameraPose {
  const { minZoom, maxZoom, minPitchDegrees, maxPitchDegrees } = rig.limits;
  const { bearingDegrees, pitchDegrees } = { ...rig.pose, ...omitUndefined(options) };
  const most = Math.min(maxZoom, options.maxZoom ?? MAX_ZOOM);
  return fitPose(points, rig.view, {
    bearingDegrees,
    pitchDegrees: clamp(pitchDegrees, minPitchDegrees, maxPitchDegrees),
    z: options.z,
    padding: checkPadding(options.padding ?? {}, PADDING),
    maxZoom: most,
    minZoom: Math.min(most, Math.max(minZoom, options.minZoom ?? minZoom)),
  });
}

/**
 * Returns the initial pose: the app's options, completed to show a whole floor. On a phone, a wide
 * venue would be a narrow strip, so the pose is rotated by a quarter turn, or until the venue's
 * longest side is upright.
 */
export function startPose(
  floor: Floor,
  rig: Rig,
  scope: TargetScope & { options: CameraOptions },
): CameraPose {
  const { options, venue, floors, space } = scope;
  const { center, zoom } = options;
  const { width, height } = rig.view;
  const { points } = targetPoints(floor, scope);
  const free = Math.min(PADDING.top, Math.min(width, height) * START_PADDING_RATIO);
  const frame = (bearingDegrees: number): CameraPose =>
    framePoints(points, rig, {
      bearingDegrees,
      pitchDegrees: options.pitchDegrees ?? START_PITCH_DEGREES,
      z: floors.altitudeOf(floor),
      maxZoom: rig.limits.maxZoom,
      padding: { top: free, right: free, bottom: free, left: free },
    });
  const natural = venue.naturalBearingDegrees;
  let whole = frame(options.bearingDegrees ?? natural);
  if (options.bearingDegrees === undefined && height > width * UPRIGHT) {
    const along = longestEdgeBearing(floorCorners(floor), natural);
    for (const bearing of [natural + 90, along, along < natural ? along + 90 : along - 90]) {
      const turned = frame(bearing);
      if (turned.zoom > whole.zoom + Math.log2(WORTH_TURNING)) whole = turned;
    }
  }
  return {
    ...whole,
    ...(center && space.toMetres(center.lngLat)),
    ...(zoom !== undefined && { zoom }),
  };
}

/**
 * Returns the bearing at which the longest edge of an outline is upright, less than 90° from
 * another bearing.
 */
function longestEdgeBearing(corners: readonly Point[], from: number): number {
  let longest = 0;
  let bearing = from;
  for (const [index, a] of corners.entries()) {
    const b = corners[(index + 1) % corners.length]!;
    const length = pointDistance(a, b);
    if (length <= longest) continue;
    longest = length;
    bearing = Math.atan2(b.x - a.x, b.y - a.y) / RADIANS;
  }
  return bearing - 180 * Math.round((bearing - from) / 180);
}
