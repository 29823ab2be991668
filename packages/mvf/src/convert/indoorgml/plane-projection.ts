import type { LngLat } from '@brand/geo';

const RADIANS = Math.PI / 180;
const EQUATORIAL_RADIUS = 6_378_137;

/** Converts metres in the spherical Mercator projection of web maps to degrees. */
export function fromWebMercator(x: number, y: number): LngLat {
  const lat = 2 * Math.atan(Math.exp(y / EQUATORIAL_RADIUS)) - Math.PI / 2;
  return [x / EQUATORIAL_RADIUS / RADIANS, lat / RADIANS];
}

// WGS 84; GRS 80 differs by a tenth of a millimetre.
const FLATTENING = 1 / 298.257_223_563;
const SCALE = 0.9996;
const FALSE_EASTING = 500_000;
const FALSE_NORTHING_SOUTH = 10_000_000;
const N = FLATTENING / (2 - FLATTENING);
const RECTIFYING_RADIUS = (EQUATORIAL_RADIUS / (1 + N)) * (1 + N ** 2 / 4 + N ** 4 / 64);
const BETA = [
  N / 2 - (2 / 3) * N ** 2 + (37 / 96) * N ** 3,
  N ** 2 / 48 + N ** 3 / 15,
  (17 / 480) * N ** 3,
];
const DELTA = [
  2 * N - (2 / 3) * N ** 2 - 2 * N ** 3,
  (7 / 3) * N ** 2 - (8 / 5) * N ** 3,
  (56 / 15) * N ** 3,
];

/**
 * Converts metres in a zone of the Universal Transverse Mercator projection to degrees.
 *
 * The series of Krüger (1912) to the third order in the flattening, accurate to a millimetre within
 * a zone and far beyond it.
 */
export function fromUtm(
  easting: number,
  northing: number,
  zone: { readonly number: number; readonly isSouth: boolean },
): LngLat {
  const xi = (northing - (zone.isSouth ? FALSE_NORTHING_SOUTH : 0)) / (SCALE * RECTIFYING_RADIUS);
  const eta = (easting - FALSE_EASTING) / (SCALE * RECTIFYING_RADIUS);
  let xiPrime = xi;
  let etaPrime = eta;
  for (const [index, beta] of BETA.entries()) {
    const order = 2 * (index + 1);
    xiPrime -= beta * Math.sin(order * xi) * Math.cosh(order * eta);
    etaPrime -= beta * Math.cos(order * xi) * Math.sinh(order * eta);
  }
  const chi = Math.asin(Math.sin(xiPrime) / Math.cosh(etaPrime));
  let lat = chi;
  for (const [index, delta] of DELTA.entries()) lat += delta * Math.sin(2 * (index + 1) * chi);
  const lng = Math.atan2(Math.sinh(etaPrime), Math.cos(xiPrime));
  return [zone.number * 6 - 183 + lng / RADIANS, lat / RADIANS];
}
