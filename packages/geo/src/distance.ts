import type { Point, Position } from './types.ts';

const EQUATORIAL_RADIUS = 6_378_137;
// WGS84: first eccentricity squared.
const ECCENTRICITY_SQUARED = 0.006_694_379_990_141_3;
const RADIANS = Math.PI / 180;

/**
 * Returns the distance between two positions, in metres.
 *
 * Idea: a right triangle whose legs are scaled by the WGS84 radii of curvature at the middle
 * latitude. Cost: one cosine. The error is less than a millimetre per kilometre up to 10 km outside
 * the polar circles. Do not use it for continents. Lines may cross the antimeridian.
 */
export function distanceMetres(a: Position, b: Position): number {
  const latitudeA = a[1] ?? Number.NaN;
  const latitudeB = b[1] ?? Number.NaN;
  const cos = Math.cos(((latitudeA + latitudeB) / 2) * RADIANS);
  const flatness = 1 - ECCENTRICITY_SQUARED * (1 - cos * cos);
  const primeVertical = EQUATORIAL_RADIUS / Math.sqrt(flatness);
  const meridian = (primeVertical * (1 - ECCENTRICITY_SQUARED)) / flatness;
  let degreesEast = (b[0] ?? Number.NaN) - (a[0] ?? Number.NaN);
  if (degreesEast > 180) degreesEast -= 360;
  else if (degreesEast < -180) degreesEast += 360;
  const east = degreesEast * RADIANS * primeVertical * cos;
  const north = (latitudeB - latitudeA) * RADIANS * meridian;
  return Math.sqrt(east * east + north * north);
}

/** Returns the distance between two points of the same local frame, in metres. */
export function pointDistance(a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return Math.sqrt(dx * dx + dy * dy);
}
