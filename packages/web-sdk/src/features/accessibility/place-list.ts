import type { PlaceInView } from './places-in-view.ts';

export type PlaceListOptions = {
  readonly root: HTMLElement;
  readonly label: string;
  readonly empty: string;
  /** Called only while the list has the focus. */
  readonly places: () => readonly PlaceInView[];
  readonly language: () => string;
  readonly onSelect: (place: PlaceInView, source: Event) => void;
};

/** A list box to choose a place by keyboard. */
export type PlaceList = {
  readonly element: HTMLElement;
  /** Refreshes the list after this many milliseconds without another call, if it has the focus. */
  refresh(delay: number): void;
  remove(): void;
};

let count = 0;

/** Adds a list box to a map that is visible only while it has the focus. */
export function createPlaceList(options: PlaceListOptions): PlaceList {
  const { root, label, empty } = options;
  const { ownerDocument } = root;
  const id = `mv-places-${(count += 1)}`;
  const list = ownerDocument.createElement('div');
  list.className = 'mv-places';
  list.id = id;
  list.role = 'listbox';
  list.tabIndex = 0;
  list.ariaLabel = label;
  list.dataset['mapUi'] = '';
  let places: readonly PlaceInView[] = [];
  let active = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const mark = (next: number): void => {
    active = Math.max(0, Math.min(places.length - 1, next));
    for (const [index, option] of [...list.children].entries()) {
      option.ariaSelected = String(index === active && places.length > 0);
    }
    const option = list.children[active];
    list.setAttribute('aria-activedescendant', option?.id ?? '');
    option?.scrollIntoView({ block: 'nearest' });
  };
  const fill = (): void => {
    const chosen = places[active]?.element;
    places = options.places();
    const language = options.language();
    const names = places.length > 0 ? places.map(({ name }) => name) : [empty];
    list.replaceChildren(
      ...names.map((name, index) => {
        const option = ownerDocument.createElement('div');
        option.className = 'mv-place';
        option.role = 'option';
        option.id = `${id}-${index}`;
        option.textContent = name;
        // The label of the list and its empty text are in the language of the page.
        if (places.length > 0) option.lang = language;
        option.ariaDisabled = places.length > 0 ? null : 'true';
        return option;
      }),
    );
    mark(places.findIndex(({ element }) => element === chosen));
  };
  const select = (index: number, source: Event): void => {
    const place = places[index];
    if (place) options.onSelect(place, source);
  };

  const hasFocus = (): boolean =>
    (list.getRootNode() as Document | ShadowRoot).activeElement === list;
  list.addEventListener('focus', fill);
  list.addEventListener('keydown', (event) => {
    const steps: Record<string, () => void> = {
      ArrowDown: () => mark(active + 1),
      ArrowUp: () => mark(active - 1),
      PageDown: () => mark(active + 8),
      PageUp: () => mark(active - 8),
      Home: () => mark(0),
      End: () => mark(places.length - 1),
      Enter: () => select(active, event),
      ' ': () => select(active, event),
      Escape: () => root.focus(),
    };
    const step = steps[event.key];
    if (!step) return;
    // Otherwise the arrows would also move the camera.
    event.preventDefault();
    event.stopPropagation();
    step();
  });
  list.addEventListener('pointerdown', (event) => event.stopPropagation());
  list.addEventListener('click', (event) => {
    const index = [...list.children].indexOf(event.target as Element);
    if (index === -1) return;
    mark(index);
    select(index, event);
  });
  root.prepend(list);
  return {
    element: list,
    refresh(delay) {
      if (!hasFocus()) return;
      clearTimeout(timer);
      timer = setTimeout(() => hasFocus() && fill(), delay);
    },
    remove() {
      clearTimeout(timer);
      list.remove();
    },
  };
}
