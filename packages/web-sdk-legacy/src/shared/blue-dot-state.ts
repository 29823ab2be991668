import type { DotPosition, DotState } from './engine.ts';

/**
 * How far the blue dot has come.
 *
 * @example
 * const isThere = mapView.blueDot.state === BLUE_DOT_STATE.HAS_INDOOR_POSITION;
 */
export const BLUE_DOT_STATE = {
  /** It is not enabled, or the user refused. */
  NOT_LISTENING: 'not-listening',
  /** It is enabled and waits for the first position. */
  LISTENING: 'listening',
  /** It has a position that names no map. */
  HAS_POSITION: 'has-position',
  /** It has a position on a map. */
  HAS_INDOOR_POSITION: 'has-indoor-position',
  /** The position is not to be relied on; the reason says why. */
  UNCERTAIN: 'uncertain',
} as const;

/** One of `BLUE_DOT_STATE`. */
export type BlueDotState = (typeof BLUE_DOT_STATE)[keyof typeof BLUE_DOT_STATE];

/**
 * Why there is no dot, or none to be relied on.
 *
 * @example
 * mapView.blueDot.on(BLUE_DOT_EVENT.STATE_CHANGE, ({ reason }) => {
 *   if (reason === BLUE_DOT_REASON.REFUSED) showMessage('Please allow your location.');
 * });
 */
export const BLUE_DOT_REASON = {
  /** The user refused, or the device has no position to give. */
  REFUSED: 'refused',
  /** The accuracy is worse than `uncertainAbove`. */
  INACCURATE: 'inaccurate',
  /** The position is outside of the venue. */
  OUTSIDE_VENUE: 'outside-venue',
  /** No position came for some time. */
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
