/**
 * The part of a marker that stands on its place.
 *
 * @example
 * const anchor = MARKER_ANCHOR.BOTTOM;
 */
export declare const MARKER_ANCHOR: {
  /** Its middle. */
  readonly CENTER: 'center';
  /** The middle of its upper edge. */
  readonly TOP: 'top';
  /** The middle of its lower edge, as for a pin. */
  readonly BOTTOM: 'bottom';
  /** The middle of its left edge. */
  readonly LEFT: 'left';
  /** The middle of its right edge. */
  readonly RIGHT: 'right';
};

/** One of `MARKER_ANCHOR`. */
export type MarkerAnchor = (typeof MARKER_ANCHOR)[keyof typeof MARKER_ANCHOR];
