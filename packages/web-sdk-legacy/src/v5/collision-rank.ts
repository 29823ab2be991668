/**
 * Who comes first where there is no room for all labels and markers.
 *
 * @example
 * mapView.floatingLabels.add(place, place.name, { rank: COLLISION_RANK.ALWAYS_VISIBLE });
 */
export const COLLISION_RANK = {
  /** Gives way to higher ranks. */
  MEDIUM: 'medium',
  /** Comes before those of medium rank. */
  HIGH: 'high',
  /** Is shown whether there is room or not. */
  ALWAYS_VISIBLE: 'always',
} as const;

/** One of `COLLISION_RANK`. */
export type CollisionRank = (typeof COLLISION_RANK)[keyof typeof COLLISION_RANK];
