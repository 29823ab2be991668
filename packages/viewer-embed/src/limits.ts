import type { ViewerCamera } from './viewer-state.ts';

/** Longer texts are no ids. */
export const MAX_TEXT_LENGTH = 200;

/** What the numbers of a view can be. */
export const CAMERA_LIMITS: Readonly<
  Record<keyof ViewerCamera, readonly [least: number, most: number]>
> = {
  latitude: [-90, 90],
  longitude: [-180, 180],
  zoom: [0, 25],
  bearing: [-360, 360],
  pitch: [0, 85],
};

export function isWithin(
  value: unknown,
  [least, most]: readonly [least: number, most: number],
): value is number {
  return typeof value === 'number' && value >= least && value <= most;
}
