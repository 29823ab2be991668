import type { Bbox, LocalFrame } from '@brand/geo';
import { bboxOfPoints } from '@brand/geo';
import { normalizeDegrees } from '../../kernel/angle.ts';
import { MapViewError } from '../../kernel/map-view-error.ts';
import type { CameraPose } from '../../kernel/view-camera.ts';

/** Limits of the camera's movement. */
export type CameraLimits = {
  /**
   * Minimum zoom level, from 0 to 25.
   * @defaultValue `15`, or less if a large venue would not fit on a small screen
   */
  readonly minZoom: number;
  /** Maximum zoom level, from 0 to 25. @defaultValue `22` */
  readonly maxZoom: number;
  /**
   * Minimum tilt in degrees, from 0 to 88. At 0, the camera looks straight down.
   * @defaultValue `0`
   */
  readonly minPitchDegrees: number;
  /** Maximum tilt in degrees, from 0 to 88. @defaultValue `75` */
  readonly maxPitchDegrees: number;
  /**
   * Area in which the middle of the view must stay: west, south, east and north in degrees.
   * `'venue'` allows the venue and a margin of half its size, and `'none'` allows any position.
   * @defaultValue `'venue'`
   */
  readonly bounds: Bbox | 'venue' | 'none';
};

/** Limits with the bounds in metres. */
export type PoseLimits = Omit<CameraLimits, 'bounds'> & { readonly box: Bbox | undefined };

const MAX_ZOOM = 25;
const MAX_PITCH_DEGREES = 88;
const RANGES = {
  minZoom: [0, MAX_ZOOM],
  maxZoom: [0, MAX_ZOOM],
  minPitchDegrees: [0, MAX_PITCH_DEGREES],
  maxPitchDegrees: [0, MAX_PITCH_DEGREES],
} as const;

/** Returns the default limits. At `venueZoom`, the venue fits into 200 px. */
export function defaultLimits(venueZoom: number): CameraLimits {
  return {
    minZoom: Math.max(0, Math.min(15, Math.floor(venueZoom))),
    maxZoom: 22,
    minPitchDegrees: 0,
    maxPitchDegrees: 75,
    bounds: 'venue',
  };
}

/** Returns limits with a change applied. Throws `map-view/bad-option` if they are inconsistent. */
export function changeLimits(limits: CameraLimits, change: Partial<CameraLimits>): CameraLimits {
  const next = { ...limits, ...omitUndefined(change) };
  for (const key of Object.keys(RANGES) as (keyof typeof RANGES)[]) {
    const [min, max] = RANGES[key];
    const value = next[key];
    if (!(value >= min && value <= max)) bad(key, `a number from ${min} to ${max}`, value);
  }
  if (next.minZoom > next.maxZoom)
    bad('minZoom', `at most maxZoom (${next.maxZoom})`, next.minZoom);
  if (next.minPitchDegrees > next.maxPitchDegrees) {
    bad(
      'minPitchDegrees',
      `at most maxPitchDegrees (${next.maxPitchDegrees})`,
      next.minPitchDegrees,
    );
  }
  if (next.bounds !== 'venue' && next.bounds !== 'none' && !isBbox(next.bounds)) {
    bad('bounds', `[west, south, east, north] in degrees, 'venue' or 'none'`, next.bounds);
  }
  return next;
}

/** Converts the bounds to metres. `venue` is the venue's box in degrees. */
export function poseLimits(
  { bounds, ...rest }: CameraLimits,
  venue: Bbox,
  frame: LocalFrame,
): PoseLimits {
  if (bounds === 'none') return { ...rest, box: undefined };
  const box = bboxToMetres(bounds === 'venue' ? venue : bounds, frame);
  // A venue without shapes has no box.
  if (!box.every(Number.isFinite)) return { ...rest, box: undefined };
  const grow = bounds === 'venue' ? 0.5 : 0;
  const width = (box[2] - box[0]) * grow;
  const height = (box[3] - box[1]) * grow;
  return { ...rest, box: [box[0] - width, box[1] - height, box[2] + width, box[3] + height] };
}

/** Returns the box in metres around a box in degrees. */
export function bboxToMetres([west, south, east, north]: Bbox, frame: LocalFrame): Bbox {
  const middle = (west + east) / 2;
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    // Parallels are curved: the midpoint of an edge may be farther out than its ends.
    [middle, south],
    [middle, north],
  ];
  return bboxOfPoints(corners.map(frame.toMetres));
}

/**
 * Returns the pose within the limits that is nearest to a pose. Bearings range from 0 to less than
 * 360.
 */
export function limitPose(pose: CameraPose, limits: PoseLimits): CameraPose {
  const { box } = limits;
  return {
    x: box ? clamp(pose.x, box[0], box[2]) : pose.x,
    y: box ? clamp(pose.y, box[1], box[3]) : pose.y,
    z: pose.z,
    zoom: clamp(pose.zoom, limits.minZoom, limits.maxZoom),
    bearingDegrees: normalizeDegrees(pose.bearingDegrees),
    pitchDegrees: clamp(pose.pitchDegrees, limits.minPitchDegrees, limits.maxPitchDegrees),
  };
}

export function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

/** Removes fields that are `undefined`, so that spreading them does not overwrite others. */
export function omitUndefined<T extends object>(
  value: T,
): {
  [K in keyof T]?: Exclude<T[K], undefined>;
} {
  const fields = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(fields) as Partial<T> as { [K in keyof T]?: Exclude<T[K], undefined> };
}

function isBbox(value: unknown): value is Bbox {
  return (
    Array.isArray(value) &&
    value.length === 4 &&
    value.every(Number.isFinite) &&
    value[0] <= value[2] &&
    value[1] <= value[3]
  );
}

function bad(name: string, expected: string, found: unknown): never {
  throw new MapViewError(
    'map-view/bad-option',
    `camera.setLimits, ${name}: expected ${expected}, found ${String(found)}.`,
  );
}
