import { type Context, createContext, type ReactNode } from 'react';

/** A rectangle in the window, in density-independent pixels. */
export type SlotFrame = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** A place where the map can be shown. */
export type Slot = { readonly frame: SlotFrame | undefined; readonly children: ReactNode };

type Entry = Slot & { readonly id: string };

/** The slots of one map in the order of mounting: the last one with a frame shows the map. */
export class SlotRegistry {
  readonly #onChange: () => void;
  #slots: readonly Entry[] = [];

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /** The slot that shows the map. */
  get current(): Slot | undefined {
    return this.#slots.findLast(({ frame }) => frame !== undefined);
  }

  /** Adds or updates a slot. */
  set(id: string, change: Partial<Slot>): void {
    const before = this.#slots.find((slot) => slot.id === id);
    const slot: Entry = { id, frame: undefined, children: undefined, ...before, ...change };
    this.#slots = before
      ? this.#slots.map((other) => (other.id === id ? slot : other))
      : [...this.#slots, slot];
    this.#onChange();
  }

  remove(id: string): void {
    this.#slots = this.#slots.filter((slot) => slot.id !== id);
    this.#onChange();
  }
}

export const SlotContext: Context<SlotRegistry | undefined> = createContext<
  SlotRegistry | undefined
>(undefined);
