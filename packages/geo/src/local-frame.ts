import type { LngLat, Point, Position } from './types.ts';

/**
 * Converts degrees to metres around one origin, and back.
 *
 * @example
 * const { x, y } = venue.frame.toMetres([4.9003, 52.3791]);
 */
export interface LocalFrame {
  /** The position of `{ x: 0, y: 0 }`. */
  readonly origin: LngLat;
  /**
   * Converts a position to metres east and north of the origin. Returns NaN for positions a quarter
   * of the globe away or farther.
   */
  readonly toMetres: (position: Position) => Point;
  /** Converts metres to degrees, unrounded: the inverse of `toMetres`. */
  readonly toLngLat: (point: Point) => LngLat;
}

// WGS84: equatorial radius in metres, and first eccentricity squared from f = 1 / 298.257223563.
const EQUATORIAL_RADIUS = 6_378_137;
const FLATTENING = 1 / 298.257_223_563;
const ECCENTRICITY_SQUARED = FLATTENING * (2 - FLATTENING);
const POLAR_FACTOR = 1 - ECCENTRICITY_SQUARED;
const RADIANS = Math.PI / 180;

/**
 * Creates a flat frame in metres around an origin.
 *
 * Idea: look straight down on the WGS84 ellipsoid onto the plane that touches it at the origin
 * (orthographic projection). A fixed scale per axis would be simpler, but parallels shrink towards
 * the poles: at 60° that is off by more than 20 cm at 1 km. Here lengths are short by d³ / 6R²:
 * micrometres at 1 km, about 4 mm at 10 km. Cost: a handful of trigonometric calls per position.
 *
 * Invariants: `toLngLat(toMetres(p))` is `p` to about a nanometre, in closed form; the origin maps
 * to exactly zero; positions on both sides of the antimeridian are handled.
 *
 * @example
 * const frame = localFrame([13.4, 52.5]);
 * const corners = ring.map(frame.toMetres);
 */
export function localFrame(origin: Position): LocalFrame {
  const originLng = origin[0] ?? Number.NaN;
  const originLat = origin[1] ?? Number.NaN;
  const sin = Math.sin(originLat * RADIANS);
  const cos = Math.cos(originLat * RADIANS);
  const radius = primeVerticalRadius(sin);
  const originX = radius * cos;
  const originZ = radius * POLAR_FACTOR * sin;
  const weight = 1 / POLAR_FACTOR;

  const toMetres = (position: Position): Point => {
    const lambda = ((position[0] ?? Number.NaN) - originLng) * RADIANS;
    const phi = (position[1] ?? Number.NaN) * RADIANS;
    const sinPhi = Math.sin(phi);
    const here = primeVerticalRadius(sinPhi);
    const parallel = here * Math.cos(phi);
    const dx = parallel * Math.cos(lambda) - originX;
    const dz = here * POLAR_FACTOR * sinPhi - originZ;
    // Beyond the horizon two positions would share one point, and a wrong result would go
    // unnoticed.
    if (dx * cos + dz * sin < -EQUATORIAL_RADIUS * POLAR_FACTOR) return NOWHERE;
    return { x: parallel * Math.sin(lambda), y: dz * cos - dx * sin };
  };

  // The point lies in the plane; the ellipsoid is `drop` below it along the plane's normal. Placing
  // it on the ellipsoid is a quadratic whose constant term has no cancellation, because the
  // gradient at the origin is the normal itself.
  const toLngLat = ({ x, y }: Point): LngLat => {
    const a = cos * cos + weight * sin * sin;
    const b = radius + y * sin * cos * (weight - 1);
    const c = x * x + y * y * (sin * sin + weight * cos * cos);
    const drop = -c / (b + Math.sqrt(b * b - a * c));
    const px = originX - y * sin + drop * cos;
    const pz = originZ + y * cos + drop * sin;
    const lat = Math.atan2(pz, POLAR_FACTOR * Math.hypot(px, x)) / RADIANS;
    return [wrapLongitude(originLng + Math.atan2(x, px) / RADIANS), lat];
  };

  return { origin: [originLng, originLat], toMetres, toLngLat };
}

const NOWHERE: Point = { x: Number.NaN, y: Number.NaN };

function primeVerticalRadius(sinLatitude: number): number {
  return EQUATORIAL_RADIUS / Math.sqrt(1 - ECCENTRICITY_SQUARED * sinLatitude * sinLatitude);
}

function wrapLongitude(degrees: number): number {
  if (degrees > 180) return degrees - 360;
  return degrees < -180 ? degrees + 360 : degrees;
}

/**
 * Returns the position rounded for writing. Seven decimals are about a centimetre. An altitude is
 * dropped. Never returns negative zero, so that equal positions are written alike.
 */
export function roundLngLat(position: Position, decimals = 7): LngLat {
  const scale = 10 ** decimals;
  const round = (degrees: number): number => Math.round(degrees * scale) / scale + 0;
  return [round(position[0] ?? Number.NaN), round(position[1] ?? Number.NaN)];
}
