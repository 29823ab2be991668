/** A pointer event, without DOM types. */
export type PointerRecord = {
  readonly kind: 'down' | 'move' | 'up' | 'cancel';
  readonly id: number;
  readonly device: 'mouse' | 'touch' | 'pen';
  /** Position of the pointer, in CSS pixels. */
  readonly x: number;
  readonly y: number;
  readonly time: number;
};

export type Press = {
  readonly kind: 'click' | 'double-click' | 'long-press';
  readonly x: number;
  readonly y: number;
};

/** Movement in CSS pixels that turns a press into a drag. Fingers roll, mice do not. */
const CLICK_SLOP = { mouse: 4, touch: 8, pen: 8 };
const LONG_PRESS_SLOP = 8;
const LONG_PRESS = 500;
/**
 * System defaults: two clicks within this time in milliseconds and this distance make a double
 * click.
 */
const DOUBLE_CLICK = 400;
const DOUBLE_CLICK_SLOP = { mouse: 8, touch: 30, pen: 16 };

type Down = PointerRecord & { moved: number };

/**
 * Distinguishes clicks, double clicks and long presses from drags and pinches. It receives plain
 * records and times, so it needs neither DOM nor clock.
 */
export class PressRecognizer {
  readonly #pointers = new Set<number>();
  /** The candidate press; `undefined` while several pointers are down. */
  #down: Down | undefined;
  #lastClick: PointerRecord | undefined;

  /** Whether a pointer is held down. */
  get isDown(): boolean {
    return this.#pointers.size > 0;
  }

  /** Time at which to call `rest`. `undefined` if no press is pending. */
  get longPressAt(): number | undefined {
    return this.#down && this.#down.moved < LONG_PRESS_SLOP
      ? this.#down.time + LONG_PRESS
      : undefined;
  }

  /** Processes a pointer event and returns the recognised presses. */
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
    // On a busy page the call of `rest` may come after the finger was lifted.
    const late = kind === 'up' && down?.id === id ? this.rest(record.time) : [];
    this.#pointers.delete(id);
    this.#down = undefined;
    if (late.length > 0) return late;
    if (kind === 'cancel' || down?.id !== id || down.moved >= CLICK_SLOP[down.device]) return [];
    return this.#click(record);
  }

  /** Advances the time. A press that rested long enough becomes a long press instead of a click. */
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
    // A third click starts over, otherwise each further one would be a double click.
    this.#lastClick = isSecond ? undefined : record;
    const click: Press = { kind: 'click', x, y };
    return isSecond ? [click, { kind: 'double-click', x, y }] : [click];
  }
}
