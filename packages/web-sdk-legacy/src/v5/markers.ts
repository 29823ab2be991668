import type { EngineMarker } from '../shared/engine.ts';
import { addMarker, type Marker, type MarkerAnchor } from '../shared/marker.ts';
import { type MapTarget, toTarget, type ViewCore } from '../shared/view-core.ts';
import type { CollisionRank } from './collision-rank.ts';

/** Position and behaviour of a marker. */
export type MarkerOptions = {
  /** Part of the marker that sits on its position. @defaultValue `MARKER_ANCHOR.CENTER` */
  readonly anchor?: MarkerAnchor;
  /**
   * Collision priority. If labels and markers overlap, the one with the higher rank is shown.
   * @defaultValue `COLLISION_RANK.ALWAYS_VISIBLE`
   */
  readonly rank?: CollisionRank;
  /**
   * Whether the view's click event reports the marker. Listeners on the marker's HTML work in any
   * case.
   * @defaultValue `false`
   */
  readonly interactive?: boolean;
};

/** Options of a marker's movement. */
export type MarkerAnimation = {
  /** Duration of the movement, in milliseconds. @defaultValue `500` */
  readonly duration?: number;
};

/**
 * Markers, which are HTML pinned to places.
 *
 * @example
 * const marker = mapView.markers.add(place, '<b class="pin">Here</b>', {
 *   anchor: MARKER_ANCHOR.BOTTOM,
 *   rank: COLLISION_RANK.HIGH,
 * });
 * mapView.markers.remove(marker);
 */
export class Markers {
  readonly #core: ViewCore;
  readonly #markers = new Map<EngineMarker, Marker>();

  /** @internal Created by map views. */
  constructor(core: ViewCore) {
    this.#core = core;
  }

  /** All markers. */
  get all(): readonly Marker[] {
    return [...this.#markers.values()];
  }

  /** Adds a marker. A string is read as HTML, so escape all data in it. */
  add(target: MapTarget, html: string | HTMLElement, options: MarkerOptions = {}): Marker {
    this.#core.check('markers.add');
    const marker = addMarker(this.#core, target, { rank: 'always', ...options, html });
    this.#markers.set(marker.marker, marker);
    return marker;
  }

  /** Moves a marker to another position immediately. */
  setPosition(marker: Marker, target: MapTarget): void {
    void marker.marker.moveTo(toTarget(target), { duration: 0 });
  }

  /**
   * Moves a marker gradually to another position on its map. If the position is on another map, the
   * marker jumps.
   */
  async animate(
    marker: Marker,
    target: MapTarget,
    { duration = 500 }: MarkerAnimation = {},
  ): Promise<void> {
    await marker.marker.moveTo(toTarget(target), { duration });
  }

  /** Removes a marker. */
  remove(marker: Marker): void {
    this.#markers.delete(marker.marker);
    marker.marker.remove();
  }

  /** Removes all markers. The markers of a journey and tooltips stay. */
  removeAll(): void {
    for (const marker of this.all) this.remove(marker);
  }

  /** @internal Returns the marker that was hit. */
  find(marker: EngineMarker): Marker | undefined {
    return this.#markers.get(marker);
  }
}
