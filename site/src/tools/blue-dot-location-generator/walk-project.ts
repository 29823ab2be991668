import { roundedLngLat } from '@site/src/kit/lng-lat';
import {
  simulateWalk,
  type WalkOptions,
  type WalkPoint,
  type WalkPosition,
} from '@site/src/venue/walk/walk';

/** A point that the reader drew. */
export type DrawnPoint = WalkPoint & { readonly floorId: string; readonly pause: number };

/** All that the reader decides about a walk. Its positions follow from it. */
export type WalkProject = {
  readonly points: readonly DrawnPoint[];
  readonly options: Required<WalkOptions>;
};

/** Ranges that form fields and files accept. */
export const WALK_RANGES = {
  speed: [0.1, 20],
  accuracy: [0, 200],
  noise: [0, 50],
  seed: [0, 4_294_967_295],
  interval: [100, 60_000],
  floorChange: [0, 600],
  lossStart: [0, 86_400],
  lossLength: [0, 86_400],
  pause: [0, 3600],
} as const;

export const MAX_POINTS = 500;

export const NEW_PROJECT: WalkProject = {
  points: [],
  options: {
    speed: 1.4,
    accuracy: 4,
    noise: 0,
    seed: 1,
    interval: 1000,
    floorChange: 10,
    lossStart: 10,
    lossLength: 0,
    hasHeading: true,
  },
};

export function positionsOf({ points, options }: WalkProject): WalkPosition[] {
  return simulateWalk(points, options);
}

/** A point rounded to the precision of files, a centimetre, so that it round-trips unchanged. */
export function drawnPoint(
  { lngLat: [lng = 0, lat = 0] }: { readonly lngLat: readonly number[] },
  floorId: string,
): DrawnPoint {
  return { lngLat: roundedLngLat([lng, lat]), floorId, pause: 0 };
}
