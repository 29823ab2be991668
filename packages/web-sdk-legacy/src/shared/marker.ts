import type { EngineMarker, Rank } from './engine.ts';
import { htmlContent, tooltipContent } from './html-content.ts';
import { fromEngine, type MapCoordinate } from './map-coordinate.ts';
import { type MapTarget, toTarget, type ViewCore } from './view-core.ts';

/**
 * The part of a marker that stands on its place.
 *
 * @example
 * const anchor = MARKER_ANCHOR.BOTTOM;
 */
export const MARKER_ANCHOR = {
  /** Its middle. */
  CENTER: 'center',
  /** The middle of its upper edge. */
  TOP: 'top',
  /** The middle of its lower edge, as for a pin. */
  BOTTOM: 'bottom',
  /** The middle of its left edge. */
  LEFT: 'left',
  /** The middle of its right edge. */
  RIGHT: 'right',
} as const;

/** One of `MARKER_ANCHOR`. */
export type MarkerAnchor = (typeof MARKER_ANCHOR)[keyof typeof MARKER_ANCHOR];

/**
 * HTML that is pinned to a place. Keep it: it is needed to take the marker away.
 *
 * @example
 * const markers = new Map<string, Marker>();
 */
export class Marker {
  /** @internal The engine's marker. */
  readonly marker: EngineMarker;
  readonly #core: ViewCore;

  /** @internal Map views make markers. */
  constructor(marker: EngineMarker, core: ViewCore) {
    this.marker = marker;
    this.#core = core;
  }

  /** The element around its HTML, for listeners of your own. */
  get element(): HTMLElement {
    return this.marker.element;
  }

  /** Where it stands. */
  get coordinate(): MapCoordinate {
    return fromEngine(this.marker.coordinate, this.#core.index, this.#core.currentMap);
  }

  /** Whether there is room for it, and its map is shown. */
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

  /** @internal Map views make tooltips. */
  constructor(marker: EngineMarker) {
    this.marker = marker;
  }

  /** The element around the bubble. */
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
