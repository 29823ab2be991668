import type { DotPosition, DotState } from './engine.ts';

/**
 * States of the blue dot.
 *
 * @example
 * const isThere = mapView.blueDot.state === BLUE_DOT_STATE.HAS_INDOOR_POSITION;
 */
export const BLUE_DOT_STATE = {
  /** The dot is not enabled, or the user denied location access. */
  NOT_LISTENING: 'not-listening',
  /** The dot is enabled and waits for the first position. */
  LISTENING: 'listening',
  /** The dot has a position without a map. */
  HAS_POSITION: 'has-position',
  /** The dot has a position on a map. */
  HAS_INDOOR_POSITION: 'has-indoor-position',
  /** The position is not reliable. The event's `reason` states why. */
  UNCERTAIN: 'uncertain',
} as const;

/** One of `BLUE_DOT_STATE`. */
export type BlueDotState = (typeof BLUE_DOT_STATE)[keyof typeof BLUE_DOT_STATE];

/**
 * Reasons why the blue dot has no position or an unreliable one.
 *
 * @example
 * mapView.blueDot.on(BLUE_DOT_EVENT.STATE_CHANGE, ({ reason }) => {
 *   if (reason === BLUE_DOT_REASON.REFUSED) showMessage('Please allow your location.');
 * });
 */
export const BLUE_DOT_REASON = {
  /** The user denied location access, or the device cannot provide positions. */
  REFUSED: 'refused',
  /** The accuracy is worse than `uncertainAbove`. */
  INACCURATE: 'inaccurate',
  /** The position is outside the venue. */
  OUTSIDE_VENUE: 'outside-venue',
  /** No position has arrived for some time. */
  NO_UPDATES: 'no-updates',
} as const;

/** One of `BLUE_DOT_REASON`. */
export type BlueDotReason = (typeof BLUE_DOT_REASON)[keyof typeof BLUE_DOT_REASON];

const REASONS: Readonly<Partial<Record<DotState, BlueDotReason>>> = {
  disabled: 'refused',
  uncertain: 'inaccurate',
  'out-of-bounds': 'outside-venue',
  stale: 'no-updates',
};

/** Maps a state of the current blue dot to one of the older versions. */
export function readDotState(
  state: DotState,
  position: DotPosition | undefined,
): { readonly state: BlueDotState; readonly reason?: BlueDotReason } {
  const reason = REASONS[state];
  if (state === 'disabled') return { state: 'not-listening', reason: 'refused' };
  if (reason !== undefined) return { state: 'uncertain', reason };
  if (!position) return { state: 'listening' };
  return { state: position.floorId === undefined ? 'has-position' : 'has-indoor-position' };
}
