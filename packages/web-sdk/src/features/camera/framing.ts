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

/** The pose that a map begins with: what the app asks for, and a whole floor for the rest. */
export function startPose(
  floor: Floor,
  rig: Rig,
  scope: TargetScope & { options: CameraOptions },
): CameraPose {
  const { options, venue, floors, space } = scope;
  const { center, zoom } = options;
  const whole = framePoints(targetPoints(floor, scope).points, rig, {
    bearingDegrees: options.bearingDegrees ?? venue.naturalBearingDegrees,
    pitchDegrees: options.pitchDegrees ?? START_PITCH_DEGREES,
    z: floors.altitudeOf(floor),
  });
  return {
    ...whole,
    ...(center && space.toMetres(center.lngLat)),
    ...(zoom !== undefined && { zoom }),
  };
}
