import type { Floor } from '@brand/venue';
import type { WorldPoint } from '../../kernel/map-space.ts';
import type { CameraPose } from '../../kernel/view-camera.ts';
import type { CameraOptions, FocusOptions } from './camera-options.ts';
import { checkPadding } from './check-change.ts';
import { fitPose } from './fit.ts';
import { clamp, definedOf } from './limits.ts';
import type { Rig } from './rig.ts';
import { targetPoints, type TargetScope } from './target-points.ts';

const START_PITCH_DEGREES = 45;
const MAX_ZOOM = 21;
const PADDING = { top: 40, right: 40, bottom: 40, left: 40 };
// At the start a phone has no room to waste: this share of the shorter side, and no more than above.
const START_PADDING_SHARE = 0.05;
// Views that are so much taller than wide turn a venue upright, if it is then so much larger.
const UPRIGHT = 1.3;
const WORTH_TURNING = 1.25;

/** The pose that shows points of a floor as `focusOn` promises it. */
export function framePoints(
  points: readonly WorldPoint[],
  rig: Rig,
  options: FocusOptions & { readonly z: number },
): CameraPose {
  const { minZoom, maxZoom, minPitchDegrees, maxPitchDegrees } = rig.limits;
  const { bearingDegrees, pitchDegrees } = { ...rig.pose, ...definedOf(options) };
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
 * The pose that a map begins with: what the app asks for, and a whole floor for the rest. On a phone
 * a wide venue would be a strip across the middle: it is turned by a quarter there.
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
  const free = Math.min(PADDING.top, Math.min(width, height) * START_PADDING_SHARE);
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
