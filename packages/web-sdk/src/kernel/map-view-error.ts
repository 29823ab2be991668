/** Error codes of a map view. The guide "Getting started" explains each of them. */
export type MapViewErrorCode =
  | 'map-view/no-container'
  | 'map-view/no-webgl'
  | 'map-view/no-venue'
  | 'map-view/unknown-venue'
  | 'map-view/wrong-key'
  | 'map-view/network'
  | 'map-view/bad-bundle'
  | 'map-view/removed'
  | 'map-view/bad-option'
  | 'map-view/unknown-target'
  | 'map-view/bad-view-state'
  | 'map-view/model-failed'
  | 'map-view/image-failed'
  | 'map-view/not-supported';

/**
 * Error of a map view. `code` identifies the problem, and the message says what to do.
 *
 * @example
 * try {
 *   await showVenue('#map', { venueId: 'harbour-mall', key: 'demo' });
 * } catch (error) {
 *   if (error instanceof MapViewError && error.code === 'map-view/network') showMessage('Offline?');
 *   else throw error;
 * }
 */
export class MapViewError extends Error {
  override readonly name = 'MapViewError';
  /** Stable code of the problem. */
  readonly code: MapViewErrorCode;

  constructor(code: MapViewErrorCode, message: string, options?: { readonly cause?: unknown }) {
    super(message, options);
    this.code = code;
  }
}
