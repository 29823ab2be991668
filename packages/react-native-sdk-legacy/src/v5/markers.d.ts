import type { MapTarget } from '../shared/directions.js';
import type { MarkerAnchor } from '../shared/marker-anchor.js';
import type { CollisionRank } from './labels.js';

/** Options of a marker. */
export type MarkerOptions = {
  /** Part of the marker that sits on its position. @defaultValue `MARKER_ANCHOR.CENTER` */
  readonly anchor?: MarkerAnchor;
  /**
   * Collision priority. If labels and markers overlap, the higher rank is shown.
   * @defaultValue `COLLISION_RANK.ALWAYS_VISIBLE`
   */
  readonly rank?: CollisionRank;
  /** Whether taps on the marker are reported. @defaultValue `false` */
  readonly interactive?: boolean;
};

/** Options of a marker's movement. */
export type MarkerAnimation = {
  /** Duration of the movement, in milliseconds. @defaultValue `1000` */
  readonly duration?: number;
};

/**
 * HTML that is pinned to places. Each marker has an id, which your app keeps.
 *
 * @example
 * const id = await store.markers.add(place, '<b>Sale</b>', { anchor: MARKER_ANCHOR.BOTTOM });
 * await store.markers.animate(id, venue.locations[0], { duration: 2000 });
 * await store.markers.remove(id);
 */
export interface Markers {
  /** Adds a marker and returns its id. The text is read as HTML, so escape all data in it. */
  add(target: MapTarget, html: string, options?: MarkerOptions): Promise<string>;
  /** Moves a marker to another position immediately. */
  setPosition(markerId: string, target: MapTarget): Promise<void>;
  /**
   * Moves a marker gradually to another position on its map. If the position is on another map, the
   * marker jumps.
   */
  animate(markerId: string, target: MapTarget, options?: MarkerAnimation): Promise<void>;
  /** Removes a marker. If the marker was already removed, the call does nothing. */
  remove(markerId: string): Promise<void>;
  /** Removes all markers. The markers of a journey and tooltips stay. */
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
  /** Adds a tooltip and returns its id. The text is shown as is and never read as HTML. */
  add(target: MapTarget, text: string): Promise<string>;
  /** Removes a tooltip. */
  remove(tooltipId: string): Promise<void>;
  /** Removes all tooltips. */
  removeAll(): Promise<void>;
}
