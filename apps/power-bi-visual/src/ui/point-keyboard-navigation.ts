/** A point that can be reached with the keyboard. */
export type KeyPoint = { readonly index: number; readonly text: string };

export type PointKeyActions = {
  /** Called with the focused row; with `undefined` on blur. */
  readonly onFocus: (rowIndex: number | undefined) => void;
  readonly onSelect: (rowIndex: number, source: KeyboardEvent) => void;
  readonly onClear: () => void;
};

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
};

/**
 * Keyboard navigation between points. One focusable element represents all points; it is visible
 * while focused, and its text is the current point.
 */
export class PointKeyboardNavigation {
  readonly #list: HTMLElement;
  readonly #option = document.createElement('div');
  readonly #actions: PointKeyActions;
  #points: readonly KeyPoint[] = [];
  #place = -1;

  constructor(list: HTMLElement, actions: PointKeyActions) {
    this.#list = list;
    this.#actions = actions;
    list.role = 'listbox';
    list.ariaLabel = 'Points on this floor';
    this.#option.role = 'option';
    this.#option.id = 'pbi-point';
    list.append(this.#option);
    list.addEventListener('keydown', (event) => this.#press(event));
    list.addEventListener('focus', () => this.#goTo(Math.max(0, this.#place)));
    list.addEventListener('blur', () => actions.onFocus(undefined));
  }

  show(points: readonly KeyPoint[]): void {
    this.#points = points;
    this.#place = -1;
    this.#list.hidden = points.length === 0;
    this.#list.tabIndex = 0;
  }

  #press(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    const point = this.#points[this.#place];
    if (step !== undefined) this.#goTo(this.#place + step);
    else if (event.key === 'Escape') this.#actions.onClear();
    else if ((event.key === 'Enter' || event.key === ' ') && point) {
      this.#actions.onSelect(point.index, event);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #goTo(place: number): void {
    this.#place = Math.min(this.#points.length - 1, Math.max(0, place));
    const point = this.#points[this.#place];
    if (!point) return;
    this.#option.textContent = `${this.#place + 1} of ${this.#points.length}: ${point.text}. Press Enter to select.`;
    this.#list.setAttribute('aria-activedescendant', this.#option.id);
    this.#actions.onFocus(point.index);
  }
}
