import type { Point } from '@brand/geo';
import { normalizeDegrees, shortestTurn } from '../../kernel/angle.ts';

/**
 * Current or target pose of the camera: metres of the venue's frame and degrees clockwise from
 * north.
 */
export type Aim = Point & {
  /** `undefined` keeps the current direction. */
  readonly bearingDegrees: number | undefined;
};

// Time constants of the damping, in milliseconds. Rotation is slower, because compass noise would
// shake the whole view.
const TIME_CONSTANT_MS = 120;
const TURN_LAG = 260;
const NEAR = 0.005;
const NEAR_DEGREES = 0.1;

/**
 * The next step of a following camera, by exponential damping over the elapsed time, so that it is
 * independent of the frame rate. `undefined` once it has arrived. Without `elapsed` it jumps.
 */
export function dampToward(
  from: Point & { readonly bearingDegrees: number },
  to: Aim,
  elapsed: number | undefined,
): Required<Aim> | undefined {
  const turn =
    to.bearingDegrees === undefined ? 0 : shortestTurn(from.bearingDegrees, to.bearingDegrees);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const isThere = Math.hypot(dx, dy) < NEAR && Math.abs(turn) < NEAR_DEGREES;
  if (isThere) return undefined;
  const share = elapsed === undefined ? 1 : 1 - Math.exp(-elapsed / TIME_CONSTANT_MS);
  const turnShare = elapsed === undefined ? 1 : 1 - Math.exp(-elapsed / TURN_LAG);
  return {
    x: from.x + dx * share,
    y: from.y + dy * share,
    bearingDegrees: normalizeDegrees(from.bearingDegrees + turn * turnShare),
  };
}
