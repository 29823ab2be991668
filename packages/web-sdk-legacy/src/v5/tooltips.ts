import { addTooltip, type Tooltip } from '../shared/marker.ts';
import type { MapTarget, ViewCore } from '../shared/view-core.ts';

/**
 * Tooltips, which are short texts in a bubble. The SDK's stylesheet defines their appearance.
 *
 * @example
 * const tooltip = mapView.tooltips.add(place, 'Closed today');
 * mapView.tooltips.remove(tooltip);
 */
export class Tooltips {
  readonly #core: ViewCore;
  readonly #tooltips = new Set<Tooltip>();

  /** @internal Created by map views. */
  constructor(core: ViewCore) {
    this.#core = core;
  }

  /** All tooltips. */
  get all(): readonly Tooltip[] {
    return [...this.#tooltips];
  }

  /**
   * Adds a tooltip. A string is shown as is and never read as HTML. To show HTML, pass an element.
   */
  add(target: MapTarget, content: string | HTMLElement): Tooltip {
    this.#core.check('tooltips.add');
    const tooltip = addTooltip(this.#core, target, content);
    this.#tooltips.add(tooltip);
    return tooltip;
  }

  /** Removes a tooltip. */
  remove(tooltip: Tooltip): void {
    this.#tooltips.delete(tooltip);
    tooltip.marker.remove();
  }

  /** Removes all tooltips. */
  removeAll(): void {
    for (const tooltip of this.all) this.remove(tooltip);
  }
}
