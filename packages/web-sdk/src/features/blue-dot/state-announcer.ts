import type { BlueDotTexts } from './blue-dot-options.ts';
import type { DotState } from './position.ts';

// Debounce in milliseconds: a position near a threshold changes its state every second.
const DEBOUNCE_MS = 1500;

/** Announces lasting changes of state to screen readers, each once. */
export class StateAnnouncer {
  readonly #texts: BlueDotTexts;
  readonly #announce: (text: string) => void;
  #lastAnnounced: DotState = 'hidden';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(texts: BlueDotTexts, announce: (text: string) => void) {
    this.#texts = texts;
    this.#announce = announce;
  }

  change(state: DotState): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (state === this.#lastAnnounced) return;
      this.#lastAnnounced = state;
      this.#announce(this.#texts[state]);
    }, DEBOUNCE_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
