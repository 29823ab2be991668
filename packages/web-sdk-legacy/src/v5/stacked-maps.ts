import { type StackedFloors, stackedFloors } from '../shared/engine.ts';
import { SdkError } from '../shared/sdk-error.ts';
import type { ViewCore } from '../shared/view-core.ts';

/** How maps are stacked. */
export type StackedMapsOptions = {
  /** Metres from one map to the next. @defaultValue what lets most of each map be seen */
  readonly gap?: number;
  /** Milliseconds in which the maps move. @defaultValue `600` */
  readonly duration?: number;
};

/**
 * The maps of the building one above the other. A click on one shows it.
 *
 * @example
 * await mapView.stackedMaps.enable({ gap: 30 });
 * await mapView.stackedMaps.disable();
 */
export class StackedMaps {
  readonly #core: ViewCore;
  readonly #onChange: () => void;
  #stack: StackedFloors | undefined;

  /** @internal Map views have one. */
  constructor(core: ViewCore, onChange: () => void) {
    this.#core = core;
    this.#onChange = onChange;
  }

  /** Whether the maps are stacked. */
  get isEnabled(): boolean {
    return this.#stack?.isShown ?? false;
  }

  /** Moves the maps apart. */
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

  /** Puts them together again. */
  async disable({ duration = 600 }: StackedMapsOptions = {}): Promise<void> {
    const moved = this.#stack?.hide({ duration });
    this.#onChange();
    await moved;
  }
}
