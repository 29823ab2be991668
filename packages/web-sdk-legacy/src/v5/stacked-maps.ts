import { type StackedFloors, stackedFloors } from '../shared/engine.ts';
import { SdkError } from '../shared/sdk-error.ts';
import type { ViewCore } from '../shared/view-core.ts';

/** Options for stacking maps. */
export type StackedMapsOptions = {
  /** Gap between two maps, in metres. @defaultValue a gap that shows most of each map */
  readonly gap?: number;
  /** Duration of the movement, in milliseconds. @defaultValue `600` */
  readonly duration?: number;
};

/**
 * The maps of the building, shown one above the other. A click on a map shows that map.
 *
 * @example
 * await mapView.stackedMaps.enable({ gap: 30 });
 * await mapView.stackedMaps.disable();
 */
export class StackedMaps {
  readonly #core: ViewCore;
  readonly #onChange: () => void;
  #stack: StackedFloors | undefined;

  /** @internal Created by map views. */
  constructor(core: ViewCore, onChange: () => void) {
    this.#core = core;
    this.#onChange = onChange;
  }

  /** Whether the maps are stacked. */
  get isEnabled(): boolean {
    return this.#stack?.isShown ?? false;
  }

  /** Stacks the maps one above the other. */
  async enable({ gap, duration = 600 }: StackedMapsOptions = {}): Promise<void> {
    this.#core.check('stackedMaps.enable');
    if (gap !== undefined && !(gap > 0)) {
      throw new SdkError(
        'sdk/bad-option',
        `stackedMaps.enable, gap: expected metres, larger than 0, found ${gap}.`,
      );
    }
    this.#stack ??= this.#core.engine.use(stackedFloors);
    const moved = this.#stack.show({ gap: gap ?? 'auto', duration });
    this.#onChange();
    await moved;
  }

  /** Shows a single map again. */
  async disable({ duration = 600 }: StackedMapsOptions = {}): Promise<void> {
    const moved = this.#stack?.hide({ duration });
    this.#onChange();
    await moved;
  }
}
