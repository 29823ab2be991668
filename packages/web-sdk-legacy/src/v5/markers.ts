import type { EngineMarker } from '../shared/engine.ts';
import { addMarker, type Marker, type MarkerAnchor } from '../shared/marker.ts';
import { type MapTarget, toTarget, type ViewCore } from '../shared/view-core.ts';
import type { CollisionRank } from './collision-rank.ts';

/** How a marker stands and behaves. */
export type MarkerOptions = {
  /** The part of the marker that stands on its place. @defaultValue `MARKER_ANCHOR.CENTER` */
  readonly anchor?: MarkerAnchor;
  /** Who comes first where there is no room for all. @defaultValue `COLLISION_RANK.ALWAYS_VISIBLE` */
  readonly rank?: CollisionRank;
  /** Whether it is in the click event of the view; listeners on its HTML work without. @defaultValue `false` */
  readonly interactive?: boolean;
};

/** How a marker moves. */
export type MarkerAnimation = {
  /** Milliseconds that the move takes. @defaultValue `500` */
  readonly duration?: number;
};

/**
 * Markers: HTML that is pinned to places.
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

  /** @internal Map views have one. */
  constructor(core: ViewCore) {
    this.#core = core;
  }

  /** All of them. */
  get all(): readonly Marker[] {
    return [...this.#markers.values()];
  }

  /** Adds a marker. A string is read as HTML: escape what comes from data. */
  add(target: MapTarget, html: string | HTMLElement, options: MarkerOptions = {}): Marker {
    this.#core.check('markers.add');
    const marker = addMarker(this.#core, target, { rank: 'always', ...options, html });
    this.#markers.set(marker.marker, marker);
    return marker;
  }

  /** Puts a marker somewhere else at once. */
  setPosition(marker: Marker, target: MapTarget): void {
    void marker.marker.moveTo(toTarget(target), { duration: 0 });
  }

  /** Moves a marker to another place of its map. On another map it is there at once. */
  async animate(
    marker: Marker,
    target: MapTarget,
    { duration = 500 }: MarkerAnimation = {},
  ): Promise<void> {
    await marker.marker.moveTo(toTarget(target), { duration });
  }

  /** Takes a marker away. */
  remove(marker: Marker): void {
    this.#markers.delete(marker.marker);
    marker.marker.remove();
  }

  /** Takes all markers away; those of a journey and tooltips stay. */
  removeAll(): void {
    for (const marker of this.all) this.remove(marker);
  }

  /** @internal The marker that was hit. */
  find(marker: EngineMarker): Marker | undefined {
    return this.#markers.get(marker);
  }
}
