/** Normalises degrees to 0 up to, but not including, 360. */
export function normalizeDegrees(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}

/** Degrees from one direction to another by the shorter turn: above -180, at most 180. */
export function shortestTurn(from: number, to: number): number {
  const turn = normalizeDegrees(to - from);
  return turn > 180 ? turn - 360 : turn;
}
