/**
 * Collision priorities of labels and markers that compete for space.
 *
 * @example
 * mapView.floatingLabels.add(place, place.name, { rank: COLLISION_RANK.ALWAYS_VISIBLE });
 */
export const COLLISION_RANK = {
  /** Hidden if a higher rank needs the space. */
  MEDIUM: 'medium',
  /** Takes priority over medium rank. */
  HIGH: 'high',
  /** Always shown, even over others. */
  ALWAYS_VISIBLE: 'always',
} as const;

/** One of `COLLISION_RANK`. */
export type CollisionRank = (typeof COLLISION_RANK)[keyof typeof COLLISION_RANK];
