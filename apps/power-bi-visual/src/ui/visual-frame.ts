import type { Floor } from '@brand/web-sdk';

/** The DOM of the visual: the map, its controls, notices and a status message. */
export class VisualFrame {
  readonly map: HTMLElement = element('div', 'pbi-map');
  readonly points: HTMLElement = element('div', 'pbi-points');
  readonly #root: HTMLElement;
  readonly #floors = element('select', 'pbi-floors');
  readonly #floorField = element('label', 'pbi-floor-field');
  readonly #notices = element('details', 'pbi-notices');
  readonly #message = element('p', 'pbi-message');

  constructor(parent: HTMLElement) {
    this.#root = element('div', 'pbi-visual');
    this.#floorField.append('Floor ', this.#floors);
    this.#message.role = 'status';
    this.#root.append(this.map, this.#floorField, this.#notices, this.points, this.#message);
    parent.replaceChildren(this.#root);
    this.showMessage('');
    this.showNotices([]);
    this.showFloors([], () => 0);
  }

  set theme(name: string) {
    this.#root.dataset['theme'] = name;
  }

  /** Shows a message in place of the map; an empty one shows the map. */
  showMessage(message: string): void {
    this.#message.textContent = message;
    this.#message.hidden = message === '';
    this.map.inert = message !== '';
  }

  /** Shows the number of notices, which expands to their texts. */
  showNotices(texts: readonly string[]): void {
    this.#notices.hidden = texts.length === 0;
    const summary = element('summary');
    summary.textContent = texts.length === 1 ? '1 notice' : `${texts.length} notices`;
    const list = texts.map((text) => {
      const item = element('p');
      item.textContent = text;
      return item;
    });
    this.#notices.replaceChildren(summary, ...list);
  }

  /** Lists floors by building, the highest first, each with its number of rows. */
  showFloors(floors: readonly Floor[], countOf: (floor: Floor) => number): void {
    this.#floorField.hidden = floors.length < 2;
    const option = (floor: Floor): HTMLOptionElement => {
      const item = element('option');
      item.value = floor.id;
      item.textContent = `${floor.name || floor.id} (${countOf(floor).toLocaleString('en-GB')})`;
      return item;
    };
    const fromTop = floors.toSorted((a, b) => b.elevation - a.elevation);
    const byBuilding = Map.groupBy(fromTop, ({ floorStack }) => floorStack?.name ?? '');
    const groups = [...byBuilding].map(([name, list]) => {
      const group = element('optgroup');
      group.label = name;
      group.append(...list.map(option));
      return group;
    });
    this.#floors.replaceChildren(...(groups.length > 1 ? groups : fromTop.map(option)));
  }

  set floor(id: string) {
    this.#floors.value = id;
  }

  onFloor(listener: (id: string) => void): void {
    this.#floors.addEventListener('change', () => listener(this.#floors.value));
  }
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = className;
  return made;
}
