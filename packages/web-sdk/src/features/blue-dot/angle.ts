/** Normalises degrees to 0 up to, but not including, 360. */
export function normalizeDegrees(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}

/** Degrees from one direction to another by the shorter turn: above -180, at most 180. */
export function turnDegrees(from: number, to: number): number {
  const turn = normalizeDegrees(to - from);
  return turn > 180 ? turn - 360 : turn;
}

/** Direction of a vector in metres east and north, clockwise from north. */
export function computeBearingDegrees(east: number, north: number): number {
  return normalizeDegrees((Math.atan2(east, north) * 180) / Math.PI);
}
