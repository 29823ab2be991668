import type { LngLat, LocalFrame } from '@brand/geo';
import { normalizeDegrees } from './angle.ts';
import { slidePose } from './slide-pose.ts';
import type { CameraPose, ViewCamera } from './view-camera.ts';

/** View of a Web Mercator map, such as MapLibre's. */
export type MercatorView = {
  readonly center: LngLat;
  readonly zoom: number;
  readonly bearing: number;
  readonly pitch: number;
};

/** Parameters to convert between poses and views. */
export type ViewExchange = {
  readonly frame: LocalFrame;
  /** Metres from the camera to its target, at a zoom level of the venue. */
  readonly distanceAt: (zoom: number) => number;
};

/** The view equivalent to a pose. Views target the ground, poses a floor. */
export function viewOfPose(pose: CameraPose, { frame, distanceAt }: ViewExchange): MercatorView {
  const ground = slidePose(pose, 0, distanceAt(pose.zoom)) ?? pose;
  const center = frame.toLngLat(ground);
  return {
    center,
    zoom: ground.zoom + zoomShift(center[1], frame.origin[1]),
    bearing: pose.bearingDegrees,
    pitch: pose.pitchDegrees,
  };
}

/** The pose equivalent to a view, targeting the height of a floor. */
export function poseOfView(
  { center, zoom, bearing, pitch }: MercatorView,
  { frame, distanceAt }: ViewExchange,
  z: number,
): CameraPose {
  const ground: CameraPose = {
    ...frame.toMetres(center),
    z: 0,
    zoom: zoom - zoomShift(center[1], frame.origin[1]),
    bearingDegrees: normalizeDegrees(bearing),
    pitchDegrees: pitch,
  };
  return slidePose(ground, z, distanceAt(ground.zoom)) ?? ground;
}

/** Conversion parameters of a camera. */
export function exchangeOf(frame: LocalFrame, { distance, pose }: ViewCamera): ViewExchange {
  return { frame, distanceAt: (zoom) => distance * 2 ** (pose.zoom - zoom) };
}

const RADIANS = Math.PI / 180;

/** Difference in zoom levels between a view and a pose with the same metres per pixel. */
export function zoomShift(latitude: number, venueLatitude: number): number {
  return Math.log2(Math.cos(latitude * RADIANS) / Math.cos(venueLatitude * RADIANS));
}
