/** A point of a route. */
export type WalkPoint = {
  /** Longitude and latitude in degrees. */
  readonly lngLat: readonly [number, number];
  readonly floorId?: string | undefined;
};

/** A position as the SDKs take it (`dot.report`), with its time since the start of the walk. */
export type WalkPosition = WalkPoint & {
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
};

/** As often as a good positioning system. */
const INTERVAL_MS = 500;
/** Metres of a degree of latitude. */
const DEGREE = 111_320;
/** Longer walks are cut off: nobody scrubs through an hour. */
const MOST_POSITIONS = 5000;

type Leg = {
  readonly from: WalkPoint;
  readonly to: WalkPoint;
  /** Metres from the start of the walk. */
  readonly start: number;
  readonly length: number;
};

/** The positions of a walk along the points of a route. What lifts and stairs carry takes no time. */
export function makeWalk(points: readonly WalkPoint[], options: WalkOptions): WalkPosition[] {
  const { speed, accuracy, hasHeading, lossStart, lossLength } = options;
  const legs = legsOf(points);
  const last = legs.at(-1);
  if (!last) return [];
  const duration = ((last.start + last.length) / speed) * 1000;
  const steps = Math.min(MOST_POSITIONS, Math.ceil(duration / INTERVAL_MS));
  const positions: WalkPosition[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const timestamp = Math.min(duration, step * INTERVAL_MS);
    const seconds = timestamp / 1000;
    if (seconds >= lossStart && seconds < lossStart + lossLength) continue;
    const { point, heading } = placeAt(legs, (timestamp / 1000) * speed);
    positions.push({
      timestamp: Math.round(timestamp),
      ...point,
      accuracy,
      ...(hasHeading && { headingDegrees: Math.round(heading) }),
    });
  }
  return positions;
}

/** The last position that was told by this time; `undefined` while there is none. */
export function positionAt(walk: readonly WalkPosition[], time: number): WalkPosition | undefined {
  return walk.findLast(({ timestamp }) => timestamp <= time);
}

/** Milliseconds from start to end. */
export function durationOf(walk: readonly WalkPosition[]): number {
  return walk.at(-1)?.timestamp ?? 0;
}

function legsOf(points: readonly WalkPoint[]): Leg[] {
  const legs: Leg[] = [];
  let start = 0;
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (!from || from.floorId !== to.floorId) continue;
    const { east, north } = offset(from, to);
    const length = Math.hypot(east, north);
    if (length === 0) continue;
    legs.push({ from, to, start, length });
    start += length;
  }
  return legs;
}

function placeAt(legs: readonly Leg[], metres: number): { point: WalkPoint; heading: number } {
  const leg = legs.findLast(({ start }) => start <= metres) ?? legs[0]!;
  const share = Math.min(1, Math.max(0, (metres - leg.start) / leg.length));
  const { from, to } = leg;
  const between = (axis: 0 | 1): number =>
    Number((from.lngLat[axis] + (to.lngLat[axis] - from.lngLat[axis]) * share).toFixed(7));
  const { east, north } = offset(from, to);
  const heading = ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
  const { floorId } = from;
  return {
    point: { lngLat: [between(0), between(1)], ...(floorId !== undefined && { floorId }) },
    heading,
  };
}

/** Metres from one point to another; venues are small enough for a plane. */
function offset(from: WalkPoint, to: WalkPoint): { east: number; north: number } {
  const latitude = (from.lngLat[1] * Math.PI) / 180;
  return {
    east: (to.lngLat[0] - from.lngLat[0]) * DEGREE * Math.cos(latitude),
    north: (to.lngLat[1] - from.lngLat[1]) * DEGREE,
  };
}
