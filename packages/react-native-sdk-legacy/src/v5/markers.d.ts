import type { MapTarget } from '../shared/directions.js';
import type { MarkerAnchor } from '../shared/marker-anchor.js';
import type { CollisionRank } from './labels.js';

/** How a marker stands. */
export type MarkerOptions = {
  /** The part of the marker that stands on its place. @defaultValue `MARKER_ANCHOR.CENTER` */
  readonly anchor?: MarkerAnchor;
  /** Who comes first where there is no room for all. @defaultValue `COLLISION_RANK.ALWAYS_VISIBLE` */
  readonly rank?: CollisionRank;
  /** Whether taps on it are told. @defaultValue `false` */
  readonly interactive?: boolean;
};

/** How a marker moves. */
export type MarkerAnimation = {
  /** Milliseconds that the move takes. @defaultValue `1000` */
  readonly duration?: number;
};

/**
 * HTML that is pinned to places. Each marker has an id, which you keep.
 *
 * @example
 * const id = await store.markers.add(place, '<b>Sale</b>', { anchor: MARKER_ANCHOR.BOTTOM });
 * await store.markers.animate(id, venue.locations[0], { duration: 2000 });
 * await store.markers.remove(id);
 */
export interface Markers {
  /** Adds a marker, and answers its id. The text is read as HTML: escape what comes from data. */
  add(target: MapTarget, html: string, options?: MarkerOptions): Promise<string>;
  /** Puts a marker somewhere else at once. */
  setPosition(markerId: string, target: MapTarget): Promise<void>;
  /** Walks a marker to another place of its map; on another map it is there at once. */
  animate(markerId: string, target: MapTarget, options?: MarkerAnimation): Promise<void>;
  /** Takes a marker away. An id that is gone already does no harm. */
  remove(markerId: string): Promise<void>;
  /** Takes all markers away; those of a journey and tooltips stay. */
  removeAll(): Promise<void>;
}

/**
 * Short texts in bubbles.
 *
 * @example
 * const id = await store.tooltips.add(place, 'Closed today');
 * await store.tooltips.remove(id);
 */
export interface Tooltips {
  /** Adds a tooltip, and answers its id. The text is shown as it is and never read as HTML. */
  add(target: MapTarget, text: string): Promise<string>;
  /** Takes a tooltip away. */
  remove(tooltipId: string): Promise<void>;
  /** Takes all tooltips away. */
  removeAll(): Promise<void>;
}
