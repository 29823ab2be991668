import type { ViewerCamera } from './viewer-state.ts';

/** Maximum length of an id or another string, in characters. */
export const MAX_TEXT_LENGTH = 200;

/** Minimum and maximum of each camera value. */
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
