import type { BlueDotTexts } from './blue-dot-options.ts';
import type { DotState } from './position.ts';

// Debounce in milliseconds: a position near a threshold changes its state every second.
const LASTING = 1500;

/** Announces lasting changes of state to screen readers, each once. */
export class StateAnnouncer {
  readonly #texts: BlueDotTexts;
  readonly #announce: (text: string) => void;
  #said: DotState = 'hidden';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(texts: BlueDotTexts, announce: (text: string) => void) {
    this.#texts = texts;
    this.#announce = announce;
  }

  change(state: DotState): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (state === this.#said) return;
      this.#said = state;
      this.#announce(this.#texts[state]);
    }, LASTING);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
