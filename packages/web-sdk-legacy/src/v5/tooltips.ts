import { addTooltip, type Tooltip } from '../shared/marker.ts';
import type { MapTarget, ViewCore } from '../shared/view-core.ts';

/**
 * Tooltips: short texts in a bubble. The stylesheet of the SDK gives them their look.
 *
 * @example
 * const tooltip = mapView.tooltips.add(place, 'Closed today');
 * mapView.tooltips.remove(tooltip);
 */
export class Tooltips {
  readonly #core: ViewCore;
  readonly #tooltips = new Set<Tooltip>();

  /** @internal Map views have one. */
  constructor(core: ViewCore) {
    this.#core = core;
  }

  /** All of them. */
  get all(): readonly Tooltip[] {
    return [...this.#tooltips];
  }

  /** Adds a tooltip. A string is shown as it is and never read as HTML; for more, hand over an element. */
  add(target: MapTarget, content: string | HTMLElement): Tooltip {
    this.#core.check('tooltips.add');
    const tooltip = addTooltip(this.#core, target, content);
    this.#tooltips.add(tooltip);
    return tooltip;
  }

  /** Takes a tooltip away. */
  remove(tooltip: Tooltip): void {
    this.#tooltips.delete(tooltip);
    tooltip.marker.remove();
  }

  /** Takes all tooltips away. */
  removeAll(): void {
    for (const tooltip of this.all) this.remove(tooltip);
  }
}
