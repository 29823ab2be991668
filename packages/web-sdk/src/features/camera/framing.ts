import type { Floor } from '@brand/venue';
import type { WorldPoint } from '../../kernel/map-space.ts';
import type { CameraPose } from '../../kernel/view-camera.ts';
import type { CameraOptions, FocusOptions } from './camera-options.ts';
import { checkPadding } from './check-change.ts';
import { fitPose } from './fit.ts';
import { clamp, omitUndefined } from './limits.ts';
import type { Rig } from './rig.ts';
import { targetPoints, type TargetScope } from './target-points.ts';

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

/** The pose with which `focusOn` shows points of a floor. */
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
 * The initial pose: the app's options, completed to show a whole floor. On a phone a wide venue
 * would be a narrow strip, so it is rotated by a quarter turn.
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
      padding: { top: free, right: free, bottom: free, left: free },
    });
  let whole = frame(options.bearingDegrees ?? venue.naturalBearingDegrees);
  if (options.bearingDegrees === undefined && height > width * UPRIGHT) {
    const turned = frame(venue.naturalBearingDegrees + 90);
    if (turned.zoom > whole.zoom + Math.log2(WORTH_TURNING)) whole = turned;
  }
  return {
    ...whole,
    ...(center && space.toMetres(center.lngLat)),
    ...(zoom !== undefined && { zoom }),
  };
}
