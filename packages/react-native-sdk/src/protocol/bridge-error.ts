import type { MapViewErrorCode, MvfErrorCode, VenueErrorCode } from '@brand/web-sdk';

/** Error codes of the connection between the app and the web view. */
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
 * An error of the bridge, or an error that the map threw in the web view, with its code.
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
  /** Stable code of the problem. */
  readonly code: BridgeErrorCode | MapViewErrorCode | VenueErrorCode | MvfErrorCode;

  constructor(code: BridgeError['code'], message: string) {
    super(message);
    this.code = code;
  }
}
