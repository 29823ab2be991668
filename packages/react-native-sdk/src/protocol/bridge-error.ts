import type { MapViewErrorCode, MvfErrorCode, VenueErrorCode } from '@brand/web-sdk';

/** What can go wrong between the app and the web view, for programs to branch on. */
export type BridgeErrorCode =
  | 'bridge/aborted'
  | 'bridge/bad-message'
  | 'bridge/cannot-send'
  | 'bridge/closed'
  | 'bridge/failed'
  | 'bridge/no-host'
  | 'bridge/no-provider'
  | 'bridge/not-shown'
  | 'bridge/protocol-mismatch'
  | 'bridge/timeout'
  | 'bridge/too-large'
  | 'bridge/unknown-feature'
  | 'bridge/unknown-handle'
  | 'bridge/unknown-method'
  | 'bridge/web-view-lost';

/**
 * An error of the bridge, or one that the map threw inside the web view, with its code.
 *
 * @example
 * try {
 *   await map.floors.set('f_attic');
 * } catch (error) {
 *   if (error instanceof BridgeError && error.code === 'bridge/timeout') showMessage(error.message);
 * }
 */
export class BridgeError extends Error {
  override readonly name = 'BridgeError';
  /** What went wrong, for programs to branch on. */
  readonly code: BridgeErrorCode | MapViewErrorCode | VenueErrorCode | MvfErrorCode;

  constructor(code: BridgeError['code'], message: string) {
    super(message);
    this.code = code;
  }
}
