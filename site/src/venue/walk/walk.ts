import { METRES_PER_DEGREE, movedLngLat } from '../../kit/lng-lat.ts';
import { makeDrift, type Offset } from './drift.ts';

/** A position on a floor. */
type FloorPosition = {
  /** Longitude and latitude in degrees. */
  readonly lngLat: readonly [number, number];
  readonly floorId?: string | undefined;
};

export type WalkPoint = FloorPosition & {
  /** Seconds to stay there; 0 if omitted. */
  readonly pause?: number;
};

/** A position as the SDKs take it (`dot.report`), with its time since the start of the walk. */
export type WalkPosition = FloorPosition & {
  /** Milliseconds since the start. */
  readonly timestamp: number;
  /** Metres by which it may be wrong. */
  readonly accuracy: number;
  readonly headingDegrees?: number;
};

export type WalkOptions = {
  /** Metres per second. */
  readonly speed: number;
  readonly accuracy: number;
  readonly hasHeading: boolean;
  /** Start and length of a loss of the signal, in seconds. A length of 0 means none. */
  readonly lossStart: number;
  readonly lossLength: number;
  /** Milliseconds between positions; 500 if omitted. */
  readonly interval?: number;
  /** Seconds on a lift or stairs; 0 if omitted. */
  readonly floorChange?: number;
  /** Standard deviation of the noise in metres; 0 if omitted. */
  readonly noise?: number;
  readonly seed?: number;
};

/** The rate of a good positioning system. */
const INTERVAL_MS = 500;
/** Longer walks end early, because readers do not scrub through an hour. */
export const MAX_POSITIONS = 5000;

type Leg = {
  readonly from: WalkPoint;
  readonly to: WalkPoint;
  /** Milliseconds from the start of the walk. */
  readonly start: number;
  readonly duration: number;
  /** Walking, as opposed to waiting or changing floors. */
  readonly isWalked: boolean;
};

/** The positions of a walk along its points. */
export function simulateWalk(points: readonly WalkPoint[], options: WalkOptions): WalkPosition[] {
  const { accuracy, hasHeading, lossStart, lossLength, interval = INTERVAL_MS } = options;
  const legs = legsOf(points, options);
  const duration = endOf(legs);
  if (duration === 0) return [];
  const nextDrift = makeDrift({ noise: options.noise ?? 0, seed: options.seed ?? 1, interval });
  const steps = Math.min(MAX_POSITIONS - 1, Math.ceil(duration / interval));
  const positions: WalkPosition[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const time = Math.min(duration, step * interval);
    const drift = nextDrift();
    if (time / 1000 >= lossStart && time / 1000 < lossStart + lossLength) continue;
    const { spot, heading } = placeAt(legs, time);
    positions.push({
      timestamp: Math.round(time),
      ...moved(spot, drift),
      // The accuracy ring around a noisy position still contains the walker.
      accuracy: Number((accuracy + Math.hypot(drift.east, drift.north)).toFixed(1)),
      ...(hasHeading && heading !== undefined && { headingDegrees: heading }),
    });
  }
  return positions;
}

/** Duration of a walk in milliseconds, even if `makeWalk` ends it early. */
export function timeOfWalk(points: readonly WalkPoint[], options: WalkOptions): number {
  return Math.round(endOf(legsOf(points, options)));
}

/** The last position at or before a time; `undefined` before the first. */
export function positionAt(walk: readonly WalkPosition[], time: number): WalkPosition | undefined {
  return walk.findLast(({ timestamp }) => timestamp <= time);
}

/** Duration in milliseconds. */
export function durationOf(walk: readonly WalkPosition[]): number {
  return walk.at(-1)?.timestamp ?? 0;
}

function legsOf(
  points: readonly WalkPoint[],
  { speed, floorChange = 0 }: Pick<WalkOptions, 'speed' | 'floorChange'>,
): Leg[] {
  const legs: Leg[] = [];
  const add = (from: WalkPoint, to: WalkPoint, seconds: number, isWalked: boolean): void => {
    if (seconds > 0) {
      legs.push({ from, to, start: endOf(legs), duration: seconds * 1000, isWalked });
    }
  };
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (from && from.floorId === to.floorId) {
      const { east, north } = offset(from, to);
      add(from, to, Math.hypot(east, north) / speed, true);
    } else if (from) {
      add(from, to, floorChange, false);
    }
    add(to, to, to.pause ?? 0, false);
  }
  return legs;
}

function endOf(legs: readonly Leg[]): number {
  const last = legs.at(-1);
  return last ? last.start + last.duration : 0;
}

function placeAt(
  legs: readonly Leg[],
  time: number,
): { spot: FloorPosition; heading: number | undefined } {
  const index = Math.max(
    0,
    legs.findLastIndex(({ start }) => start <= time),
  );
  const { from, to, start, duration, isWalked } = legs[index]!;
  const share = Math.min(1, Math.max(0, (time - start) / duration));
  const heading = headingOf(legs, index);
  if (!isWalked) return { spot: share < 1 ? from : to, heading };
  const between = (axis: 0 | 1): number =>
    from.lngLat[axis] + (to.lngLat[axis] - from.lngLat[axis]) * share;
  return { spot: { lngLat: [between(0), between(1)], floorId: from.floorId }, heading };
}

/** The heading of the last walked leg, or of the next one if there was none yet. */
function headingOf(legs: readonly Leg[], index: number): number | undefined {
  const leg =
    legs.slice(0, index + 1).findLast(({ isWalked }) => isWalked) ??
    legs.find(({ isWalked }) => isWalked);
  if (!leg) return undefined;
  const { east, north } = offset(leg.from, leg.to);
  return Math.round(((Math.atan2(east, north) * 180) / Math.PI + 360) % 360) % 360;
}

function moved({ lngLat, floorId }: FloorPosition, by: Offset): FloorPosition {
  return {
    lngLat: movedLngLat(lngLat, by),
    ...(floorId !== undefined && { floorId }),
  };
}

/** Offset in metres from one point to another; venues are small enough for a plane. */
function offset(from: FloorPosition, to: FloorPosition): Offset {
  const latitude = (from.lngLat[1] * Math.PI) / 180;
  return {
    east: (to.lngLat[0] - from.lngLat[0]) * METRES_PER_DEGREE * Math.cos(latitude),
    north: (to.lngLat[1] - from.lngLat[1]) * METRES_PER_DEGREE,
  };
}
