import type { EngineMarker, Rank } from './engine.ts';
import { htmlContent, tooltipContent } from './html-content.ts';
import { fromEngine, type MapCoordinate } from './map-coordinate.ts';
import { type MapTarget, toTarget, type ViewCore } from './view-core.ts';

/**
 * Parts of a marker that can sit on its position.
 *
 * @example
 * const anchor = MARKER_ANCHOR.BOTTOM;
 */
export const MARKER_ANCHOR = {
  /** Centre of the marker. */
  CENTER: 'center',
  /** Centre of the top edge. */
  TOP: 'top',
  /** Centre of the bottom edge, as for a pin. */
  BOTTOM: 'bottom',
  /** Centre of the left edge. */
  LEFT: 'left',
  /** Centre of the right edge. */
  RIGHT: 'right',
} as const;

/** One of `MARKER_ANCHOR`. */
export type MarkerAnchor = (typeof MARKER_ANCHOR)[keyof typeof MARKER_ANCHOR];

/**
 * HTML that is pinned to a place. Keep the marker, because you need it to remove the marker later.
 *
 * @example
 * const markers = new Map<string, Marker>();
 */
export class Marker {
  /** @internal The engine's marker. */
  readonly marker: EngineMarker;
  readonly #core: ViewCore;

  /** @internal Created by map views. */
  constructor(marker: EngineMarker, core: ViewCore) {
    this.marker = marker;
    this.#core = core;
  }

  /** Element that contains the marker's HTML, for your own listeners. */
  get element(): HTMLElement {
    return this.marker.element;
  }

  /** Position of the marker. */
  get coordinate(): MapCoordinate {
    return fromEngine(this.marker.coordinate, this.#core.index, this.#core.currentMap);
  }

  /** Whether the marker is visible: there is space for the marker, and its map is shown. */
  get isShown(): boolean {
    return this.marker.isShown;
  }
}

/**
 * A short text in a bubble above a place.
 *
 * @example
 * const tooltips: Tooltip[] = [];
 */
export class Tooltip {
  /** @internal The engine's marker. */
  readonly marker: EngineMarker;

  /** @internal Created by map views. */
  constructor(marker: EngineMarker) {
    this.marker = marker;
  }

  /** Element that contains the bubble. */
  get element(): HTMLElement {
    return this.marker.element;
  }
}

/** Pins HTML to a place. */
export function addMarker(
  core: ViewCore,
  target: MapTarget,
  look: {
    readonly html: string | HTMLElement;
    readonly anchor?: MarkerAnchor;
    readonly rank?: Rank;
    readonly interactive?: boolean;
  },
): Marker {
  const { html, anchor = MARKER_ANCHOR.CENTER, rank, interactive = false } = look;
  const marker = core.engine.markers.add(toTarget(target), {
    content: htmlContent(html, core.engine.element),
    anchor,
    ...(rank === undefined ? { collision: 'always-show' } : { rank, collapsed: 'hidden' }),
    // In the older versions, listeners on the HTML itself worked without any option.
    interactive: interactive || 'content',
  });
  return new Marker(marker, core);
}

/** Adds a tooltip above a place. */
export function addTooltip(
  core: ViewCore,
  target: MapTarget,
  content: string | HTMLElement,
): Tooltip {
  const marker = core.engine.markers.add(toTarget(target), {
    content: tooltipContent(content, core.engine.element),
    anchor: 'bottom',
    collision: 'always-show',
    interactive: 'content',
    zIndex: 1,
  });
  return new Tooltip(marker);
}
