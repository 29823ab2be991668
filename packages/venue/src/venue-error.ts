/** Code of an error, for programs to branch on. */
export type VenueErrorCode =
  | 'venue/unknown-element'
  | 'venue/unknown-language'
  | 'venue/unknown-type'
  | 'venue/nodes-not-loaded'
  | 'venue/bad-option';

/**
 * The only error class of this package. `code` is stable; the message is for people. Reading a
 * damaged bundle rejects with an `MvfError` instead.
 *
 * @example
 * try {
 *   venue.get('space', 'g_bakery');
 * } catch (error) {
 *   if (error instanceof VenueError && error.code === 'venue/unknown-element') {
 *     showMessage('There is no such shop here');
 *   }
 * }
 */
export class VenueError extends Error {
  override readonly name = 'VenueError';
  /** Code of the error. */
  readonly code: VenueErrorCode;

  constructor(code: VenueErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
