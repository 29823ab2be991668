/** What a pointer did, without the browser's event around it. */
export type PointerRecord = {
  readonly kind: 'down' | 'move' | 'up' | 'cancel';
  /** Tells pointers apart. */
  readonly id: number;
  readonly device: 'mouse' | 'touch' | 'pen';
  /** CSS pixels. */
  readonly x: number;
  readonly y: number;
  readonly time: number;
};

/** What a user meant. */
export type Press = {
  readonly kind: 'click' | 'double-click' | 'long-press';
  readonly x: number;
  readonly y: number;
};

/** How far a press may move and still be one, in CSS pixels: fingers roll, mice do not. */
const CLICK_SLOP = { mouse: 4, touch: 8, pen: 8 };
const LONG_PRESS_SLOP = 8;
const LONG_PRESS = 500;
/** As systems have it by default: two clicks within this time and distance make a double click. */
const DOUBLE_CLICK = 400;
const DOUBLE_CLICK_SLOP = { mouse: 8, touch: 30, pen: 16 };

type Down = PointerRecord & { moved: number };

/**
 * Tells clicks, double clicks and long presses from drags and pinches. Fed with records, so it knows
 * neither browser nor clock.
 */
export class PressRecognizer {
  readonly #pointers = new Set<number>();
  /** The press that may still become something; several pointers at once become nothing. */
  #down: Down | undefined;
  #lastClick: PointerRecord | undefined;

  /** Whether a pointer is held down. */
  get isDown(): boolean {
    return this.#pointers.size > 0;
  }

  /** When to call `rest`; `undefined` if no press waits for it. */
  get longPressAt(): number | undefined {
    return this.#down && this.#down.moved < LONG_PRESS_SLOP
      ? this.#down.time + LONG_PRESS
      : undefined;
  }

  /** Takes in what a pointer did, and gives what that means, if anything. */
  feed(record: PointerRecord): readonly Press[] {
    const { kind, id } = record;
    if (kind === 'down') {
      const isAlone = this.#pointers.size === 0;
      this.#pointers.add(id);
      this.#down = isAlone ? { ...record, moved: 0 } : undefined;
      return [];
    }
    const down = this.#down;
    if (down?.id === id) {
      down.moved = Math.max(down.moved, Math.hypot(record.x - down.x, record.y - down.y));
    }
    if (kind === 'move') return [];
    // A busy page may come to call `rest` only after the finger was lifted.
    const late = kind === 'up' && down?.id === id ? this.rest(record.time) : [];
    this.#pointers.delete(id);
    this.#down = undefined;
    if (late.length > 0) return late;
    if (kind === 'cancel' || down?.id !== id || down.moved >= CLICK_SLOP[down.device]) return [];
    return this.#click(record);
  }

  /** Says that time has passed: a press that rested long enough becomes a long one, and no click. */
  rest(time: number): readonly Press[] {
    const { longPressAt } = this;
    if (longPressAt === undefined || time < longPressAt || !this.#down) return [];
    const { x, y } = this.#down;
    this.#down = undefined;
    this.#lastClick = undefined;
    return [{ kind: 'long-press', x, y }];
  }

  #click(record: PointerRecord): readonly Press[] {
    const { x, y, time, device } = record;
    const last = this.#lastClick;
    const isSecond =
      last !== undefined &&
      last.device === device &&
      time - last.time <= DOUBLE_CLICK &&
      Math.hypot(x - last.x, y - last.y) <= DOUBLE_CLICK_SLOP[device];
    // A third click begins anew, else each further one would be a double click.
    this.#lastClick = isSecond ? undefined : record;
    const click: Press = { kind: 'click', x, y };
    return isSecond ? [click, { kind: 'double-click', x, y }] : [click];
  }
}
