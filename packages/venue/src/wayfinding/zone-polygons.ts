import type { LocalFrame, Polygon, Position } from '@brand/geo';

type Ring = readonly Position[];

// Degrees. A venue is far smaller, so nothing beyond is queried.
const REACH = 0.2;
// Degrees; along a parallel, a segment of this length is straight in metres to a few centimetres.
const PIECE = 0.01;
const TURN = 360;

/**
 * Converts a polygon in degrees to metres of the venue's frame, clipped to the surroundings of the
 * venue.
 *
 * Corners a quarter of the globe away have no position in the frame, and edges of thousands of
 * kilometres that are straight in degrees are not straight in metres. Such an outline is therefore
 * clipped in degrees first. Longitudes wrap around, so the outline is also tried shifted by one
 * turn in both directions.
 */
export function zonePolygons(rings: readonly Ring[], frame: LocalFrame): readonly Polygon[] {
  const toMetres = (ring: Ring): Polygon[number] =>
    ring.map((position) => frame.toMetres(position));
  const [lng, lat] = frame.origin;
  const isNear = ([x = Number.NaN, y = Number.NaN]: Position): boolean =>
    Math.abs(wrapLongitude(x - lng)) <= REACH && Math.abs(y - lat) <= REACH;
  if (rings.every((ring) => ring.every(isNear))) return [rings.map(toMetres)];
  return [-TURN, 0, TURN].flatMap((turn) => {
    const [outer, ...holes] = rings.map((ring) => clip(ring, [lng - turn, lat]));
    if (!outer || outer.length === 0) return [];
    const kept = [outer, ...holes.filter(({ length }) => length > 0)];
    return [kept.map((ring) => toMetres(subdivideRing(ring)))];
  });
}

/** Clips a ring to a square around a position (Sutherland–Hodgman). */
function clip(ring: Ring, middle: Position): Ring {
  let rest = ring;
  for (const axis of [0, 1]) {
    for (const side of [-1, 1]) {
      // Positive outside the side.
      const beyond = (position: Position): number =>
        side * (position[axis]! - middle[axis]!) - REACH;
      rest = rest.flatMap((to, index) => {
        const from = rest.at(index - 1)!;
        const [before, after] = [beyond(from), beyond(to)];
        const kept = after <= 0 ? [to] : [];
        return before > 0 === after > 0
          ? kept
          : [between(from, to, before / (before - after)), ...kept];
      });
    }
  }
  return rest;
}

/** Adds corners on the long edges of a ring. */
function subdivideRing(ring: Ring): Ring {
  return ring.flatMap((to, index) => {
    const from = ring.at(index - 1)!;
    const count = Math.max(1, Math.ceil(Math.hypot(to[0]! - from[0]!, to[1]! - from[1]!) / PIECE));
    return Array.from({ length: count }, (_, step) => between(from, to, (step + 1) / count));
  });
}

function between(from: Position, to: Position, ratio: number): Position {
  return [0, 1].map((axis) => from[axis]! + (to[axis]! - from[axis]!) * ratio);
}

/** Returns degrees east, normalised to -180 to 180. */
function wrapLongitude(degrees: number): number {
  return degrees - TURN * Math.round(degrees / TURN);
}
