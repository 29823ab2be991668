import type { LngLat, LocalFrame } from '@brand/geo';
import { slidePose } from './slide-pose.ts';
import type { CameraPose, ViewCamera } from './view-camera.ts';

/** Where a map in Web Mercator, such as MapLibre's, is looked at from. */
export type MercatorView = {
  readonly center: LngLat;
  readonly zoom: number;
  readonly bearing: number;
  readonly pitch: number;
};

/** What turning poses into views needs to know. */
export type ViewExchange = {
  readonly frame: LocalFrame;
  /** Metres from the camera to what it looks at, at a zoom level of the venue. */
  readonly distanceAt: (zoom: number) => number;
};

/** The view that shows what a pose shows. Views look at the ground, poses at a floor. */
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

/** The pose that shows what a view shows, looking at the height of a floor. */
export function poseOfView(
  { center, zoom, bearing, pitch }: MercatorView,
  { frame, distanceAt }: ViewExchange,
  z: number,
): CameraPose {
  const ground: CameraPose = {
    ...frame.toMetres(center),
    z: 0,
    zoom: zoom - zoomShift(center[1], frame.origin[1]),
    bearingDegrees: ((bearing % 360) + 360) % 360,
    pitchDegrees: pitch,
  };
  return slidePose(ground, z, distanceAt(ground.zoom)) ?? ground;
}

/** How poses of a camera are exchanged with views. */
export function exchangeOf(frame: LocalFrame, { distance, pose }: ViewCamera): ViewExchange {
  return { frame, distanceAt: (zoom) => distance * 2 ** (pose.zoom - zoom) };
}

const RADIANS = Math.PI / 180;

/** Levels that a view's zoom is above that of a pose where both show as many metres in a pixel. */
export function zoomShift(latitude: number, venueLatitude: number): number {
  return Math.log2(Math.cos(latitude * RADIANS) / Math.cos(venueLatitude * RADIANS));
}
