/**
 * Parts of a marker that can be pinned to its position.
 *
 * @example
 * const anchor = MARKER_ANCHOR.BOTTOM;
 */
export declare const MARKER_ANCHOR: {
  /** Centre of the marker. */
  readonly CENTER: 'center';
  /** Centre of the top edge. */
  readonly TOP: 'top';
  /** Centre of the bottom edge, as for a pin. */
  readonly BOTTOM: 'bottom';
  /** Centre of the left edge. */
  readonly LEFT: 'left';
  /** Centre of the right edge. */
  readonly RIGHT: 'right';
};

/** One of `MARKER_ANCHOR`. */
export type MarkerAnchor = (typeof MARKER_ANCHOR)[keyof typeof MARKER_ANCHOR];
