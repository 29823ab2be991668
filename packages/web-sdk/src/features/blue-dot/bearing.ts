import { normalizeDegrees } from '../../kernel/angle.ts';

/** Direction of a vector in metres east and north, clockwise from north. */
export function computeBearingDegrees(east: number, north: number): number {
  return normalizeDegrees((Math.atan2(east, north) * 180) / Math.PI);
}
