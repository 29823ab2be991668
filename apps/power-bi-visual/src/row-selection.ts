import type powerbi from 'powerbi-visuals-api';

type Host = powerbi.extensibility.visual.IVisualHost;
type SelectionId = powerbi.visuals.ISelectionId;

/** Which rows are selected, here and in the rest of the report. */
export class RowSelection {
  readonly #host: Host;
  readonly #manager: powerbi.extensibility.ISelectionManager;
  readonly #onChange: () => void;
  #table: powerbi.DataViewTable | undefined;
  #ids = new Map<number, SelectionId>();
  #rows: ReadonlySet<number> | undefined;

  constructor(host: Host, onChange: () => void) {
    this.#host = host;
    this.#onChange = onChange;
    this.#manager = host.createSelectionManager();
    // Called for bookmarks, and when other visuals select the same rows.
    this.#manager.registerOnSelectCallback((ids) => this.#take(ids as SelectionId[]));
  }

  /** `undefined` while nothing is selected. */
  get rows(): ReadonlySet<number> | undefined {
    return this.#rows;
  }

  /** Replaces the table and reads the selection again from the host. */
  setTable(table: powerbi.DataViewTable | undefined): void {
    this.#table = table;
    this.#ids = new Map();
    this.#take(this.#manager.getSelectionIds() as SelectionId[]);
  }

  /** Selects a row, or toggles it in the selection while Ctrl or ⌘ is held. */
  choose(rowIndex: number, source: Event | undefined): void {
    const [id] = this.identitiesOf(rowIndex);
    if (!id || this.#host.hostCapabilities.allowInteractions === false) return;
    const isMulti =
      (source instanceof MouseEvent || source instanceof KeyboardEvent) &&
      (source.ctrlKey || source.metaKey);
    void this.#manager.select(id, isMulti).then((ids) => this.#take(ids as SelectionId[]));
  }

  clear(): void {
    if (!this.#manager.hasSelection()) return;
    void this.#manager.clear().then(() => this.#take([]));
  }

  openMenu(rowIndex: number | undefined, position: powerbi.extensibility.IPoint): void {
    const [id = {}] = rowIndex === undefined ? [] : this.identitiesOf(rowIndex);
    void this.#manager.showContextMenu(id, position);
  }

  /** The identity of a row, created on demand because most are never needed. */
  identitiesOf(rowIndex: number): SelectionId[] {
    const known = this.#ids.get(rowIndex);
    if (known) return [known];
    if (!this.#table) return [];
    const builder = this.#host.createSelectionIdBuilder().withTable(this.#table, rowIndex);
    const id = builder.createSelectionId();
    this.#ids.set(rowIndex, id);
    return [id];
  }

  #take(ids: readonly SelectionId[]): void {
    this.#rows = ids.length === 0 ? undefined : this.#rowsOf(ids);
    this.#onChange();
  }

  #rowsOf(ids: readonly SelectionId[]): ReadonlySet<number> {
    const count = this.#table?.rows?.length ?? 0;
    const wanted = new Set(ids.map((id) => id.getKey()));
    const found = new Set<number>();
    for (let index = 0; index < count && found.size < wanted.size; index++) {
      const [id] = this.identitiesOf(index);
      if (id && wanted.has(id.getKey())) found.add(index);
    }
    return found;
  }
}
