import type { Position } from './types.ts';

/**
 * Returns the geodesic distance on WGS84 by Vincenty's inverse formula, in metres: slow,
 * independent, accurate to 0.1 mm.
 */
export function vincentyMetres(from: Position, to: Position): number {
  const a = 6_378_137;
  const f = 1 / 298.257_223_563;
  const b = a * (1 - f);
  const radians = Math.PI / 180;
  const l = (to[0]! - from[0]!) * radians;
  const u1 = Math.atan((1 - f) * Math.tan(from[1]! * radians));
  const u2 = Math.atan((1 - f) * Math.tan(to[1]! * radians));
  const product = Math.sin(u1) * Math.sin(u2);
  const cosines = Math.cos(u1) * Math.cos(u2);
  let lambda = l;
  for (let round = 0; ; round += 1) {
    const crossed = Math.cos(u1) * Math.sin(u2) - Math.sin(u1) * Math.cos(u2) * Math.cos(lambda);
    const sinSigma = Math.hypot(Math.cos(u2) * Math.sin(lambda), crossed);
    if (sinSigma === 0) return 0;
    const cosSigma = product + cosines * Math.cos(lambda);
    const sigma = Math.atan2(sinSigma, cosSigma);
    const sinAlpha = (cosines * Math.sin(lambda)) / sinSigma;
    const cosSq = 1 - sinAlpha ** 2;
    const mid = cosSq === 0 ? 0 : cosSigma - (2 * product) / cosSq;
    const c = (f / 16) * cosSq * (4 + f * (4 - 3 * cosSq));
    const tail = sigma + c * sinSigma * (mid + c * cosSigma * (2 * mid ** 2 - 1));
    lambda = l + (1 - c) * f * sinAlpha * tail;
    if (round < 12) continue;
    const uSq = (cosSq * (a ** 2 - b ** 2)) / b ** 2;
    const bigA = 1 + (uSq / 16_384) * (4096 + uSq * (uSq * (320 - 175 * uSq) - 768));
    const bigB = (uSq / 1024) * (256 + uSq * (uSq * (74 - 47 * uSq) - 128));
    const last = (bigB / 6) * mid * (4 * sinSigma ** 2 - 3) * (4 * mid ** 2 - 3);
    const delta = bigB * sinSigma * (mid + (bigB / 4) * (cosSigma * (2 * mid ** 2 - 1) - last));
    return b * bigA * (sigma - delta);
  }
}
