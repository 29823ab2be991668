import { METRES_PER_DEGREE, movedLngLat } from '../../kit/lng-lat.ts';
import { makeDrift, type Offset } from './drift.ts';

/** Where a walk can be. */
type Spot = {
  /** Longitude and latitude in degrees. */
  readonly lngLat: readonly [number, number];
  readonly floorId?: string | undefined;
};

/** A point of a walk. */
export type WalkPoint = Spot & {
  /** Seconds to stay there; none without it. */
  readonly pause?: number;
};

/** A position as the SDKs take it (`dot.report`), with its time since the start of the walk. */
export type WalkPosition = Spot & {
  /** Milliseconds since the start. */
  readonly timestamp: number;
  /** Metres by which it may be wrong. */
  readonly accuracy: number;
  readonly headingDegrees?: number;
};

export type WalkOptions = {
  /** Metres a second. */
  readonly speed: number;
  readonly accuracy: number;
  readonly hasHeading: boolean;
  /** When the signal is lost, and for how long, in seconds. A length of 0 loses nothing. */
  readonly lossStart: number;
  readonly lossLength: number;
  /** Milliseconds from position to position; half a second without it. */
  readonly interval?: number;
  /** Seconds that a lift or stairs take; none without it. */
  readonly floorChange?: number;
  /** Metres by which positions are off, as a standard deviation; 0 without it. */
  readonly noise?: number;
  /** Another one gives other noise, the same one the same. */
  readonly seed?: number;
};

/** As often as a good positioning system. */
const INTERVAL_MS = 500;
/** Longer walks are cut off: nobody scrubs through an hour. */
export const MAX_POSITIONS = 5000;

type Leg = {
  readonly from: WalkPoint;
  readonly to: WalkPoint;
  /** Milliseconds from the start of the walk. */
  readonly start: number;
  readonly duration: number;
  /** One walks, or waits for what carries to `to`. */
  readonly isWalked: boolean;
};

/** The positions of a walk along its points. */
export function makeWalk(points: readonly WalkPoint[], options: WalkOptions): WalkPosition[] {
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
      // The ring around a position that is off still has the walker in it.
      accuracy: Number((accuracy + Math.hypot(drift.east, drift.north)).toFixed(1)),
      ...(hasHeading && heading !== undefined && { headingDegrees: heading }),
    });
  }
  return positions;
}

/** Milliseconds that a walk takes, also where `makeWalk` cuts it off. */
export function timeOfWalk(points: readonly WalkPoint[], options: WalkOptions): number {
  return Math.round(endOf(legsOf(points, options)));
}

/** The last position that was told by this time; `undefined` while there is none. */
export function positionAt(walk: readonly WalkPosition[], time: number): WalkPosition | undefined {
  return walk.findLast(({ timestamp }) => timestamp <= time);
}

/** Milliseconds from start to end. */
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

function placeAt(legs: readonly Leg[], time: number): { spot: Spot; heading: number | undefined } {
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

/** Somebody who stands looks the way of the last steps, or of the first ones to come. */
function headingOf(legs: readonly Leg[], index: number): number | undefined {
  const leg =
    legs.slice(0, index + 1).findLast(({ isWalked }) => isWalked) ??
    legs.find(({ isWalked }) => isWalked);
  if (!leg) return undefined;
  const { east, north } = offset(leg.from, leg.to);
  return Math.round(((Math.atan2(east, north) * 180) / Math.PI + 360) % 360) % 360;
}

function moved({ lngLat, floorId }: Spot, by: Offset): Spot {
  return {
    lngLat: movedLngLat(lngLat, by),
    ...(floorId !== undefined && { floorId }),
  };
}

/** Metres from one point to another; venues are small enough for a plane. */
function offset(from: Spot, to: Spot): Offset {
  const latitude = (from.lngLat[1] * Math.PI) / 180;
  return {
    east: (to.lngLat[0] - from.lngLat[0]) * METRES_PER_DEGREE * Math.cos(latitude),
    north: (to.lngLat[1] - from.lngLat[1]) * METRES_PER_DEGREE,
  };
}
