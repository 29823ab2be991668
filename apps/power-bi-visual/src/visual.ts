import type { Floor } from '@brand/web-sdk';
import type powerbi from 'powerbi-visuals-api';
import { skippedRowMessages } from './data/skipped-row-messages.ts';
import { matchFloors } from './data/match-floor.ts';
import { type PlacedRow, placeRows } from './data/place-rows.ts';
import { readRows, type ReadRows, type Row } from './data/read-rows.ts';
import { type DotEvent, VenueMap } from './map/venue-map.ts';
import { PORTAL } from './map/venue-source.ts';
import { RowSelection } from './row-selection.ts';
import { type Settings, SettingsPane } from './settings.ts';
import { PointKeyboardNavigation } from './ui/point-keyboard-navigation.ts';
import { VisualFrame } from './ui/visual-frame.ts';

type Host = powerbi.extensibility.visual.IVisualHost;
type UpdateOptions = powerbi.extensibility.visual.VisualUpdateOptions;

// The values of enumerations of Power BI, which exist in types only.
const DATA_CHANGED: powerbi.VisualUpdateType.Data = 2;
const NOT_SUPPORTED: powerbi.PrivilegeStatus.NotSupported = 2;
const DISABLED_BY_ADMIN: powerbi.PrivilegeStatus.DisabledByAdmin = 3;

const ONE_COLOUR = 'rows';

/** The entry point that Power BI instantiates. */
export class IndoorMapVisual implements powerbi.extensibility.visual.IVisual {
  readonly #host: Host;
  readonly #frame: VisualFrame;
  readonly #pane = new SettingsPane();
  readonly #selection: RowSelection;
  readonly #keys: PointKeyboardNavigation;
  #opening:
    | {
        readonly key: string;
        readonly stop: AbortController;
        readonly map: Promise<VenueMap | undefined>;
      }
    | undefined;
  #map: VenueMap | undefined;
  #rows: readonly PlacedRow<Floor>[] = [];
  #focused: number | undefined;
  /** The last requested first floor; readers may have changed floors since. */
  #firstFloor: string | undefined;
  /** Counts updates: Power BI sends several in a row, and only the last one is drawn. */
  #turn = 0;

  constructor({ element, host }: powerbi.extensibility.visual.VisualConstructorOptions) {
    this.#host = host;
    this.#frame = new VisualFrame(element);
    this.#frame.onFloor((id) => void this.#map?.map.floors.set(id));
    this.#selection = new RowSelection(host, () => this.#showState());
    this.#keys = new PointKeyboardNavigation(this.#frame.points, {
      onFocus: (rowIndex) => this.#focus(rowIndex),
      onSelect: (rowIndex, source) => this.#selection.choose(rowIndex, source),
      onClear: () => this.#selection.clear(),
    });
    this.#frame.map.addEventListener('contextmenu', (event) => this.#openMenu(event));
  }

  update(options: UpdateOptions): void {
    const { eventService } = this.#host;
    eventService.renderingStarted(options);
    this.#render(options).then(
      () => eventService.renderingFinished(options),
      (error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        this.#frame.showMessage(reason);
        eventService.renderingFailed(options, reason);
      },
    );
  }

  getFormattingModel(): powerbi.visuals.FormattingModel {
    return this.#pane.describe();
  }

  destroy(): void {
    this.#opening?.stop.abort();
    this.#map?.remove();
  }

  async #render({ dataViews, type }: UpdateOptions): Promise<void> {
    const [dataView] = dataViews;
    this.#turn += 1;
    const turn = this.#turn;
    // The map resizes itself, so a resize alone needs no redraw.
    if (this.#map && (type & DATA_CHANGED) === 0) return this.#map.drawn();
    const settings = this.#pane.read(dataView);
    this.#frame.theme = settings.theme;
    if (settings.venue === '') {
      this.#close();
      this.#frame.showMessage(
        'Enter a venue in the format pane, under Venue. For a demo, use the id harbour-mall.',
      );
      return undefined;
    }
    const map = await this.#open(settings);
    if (!map || turn !== this.#turn) return undefined;
    this.#frame.showMessage('');
    const read = readRows(dataView);
    this.#selection.setTable(dataView?.table);
    await this.#draw(map, read, settings);
    return map.drawn();
  }

  /**
   * The map of the requested venue: the open one or the one being opened if it matches, otherwise a
   * new one.
   */
  #open(settings: Settings): Promise<VenueMap | undefined> {
    const { venue, key, theme } = settings;
    const asked = JSON.stringify([venue, key, theme]);
    if (this.#opening?.key !== asked) {
      this.#close();
      const stop = new AbortController();
      this.#opening = { key: asked, stop, map: this.#load(settings, stop) };
    }
    return this.#opening!.map;
  }

  /** Opens a venue. Resolves to `undefined` if another one was requested in the meantime. */
  async #load(
    { venue, key, theme }: Settings,
    stop: AbortController,
  ): Promise<VenueMap | undefined> {
    const { signal } = stop;
    this.#frame.showMessage('Loading the map …');
    try {
      await assertWebAccess(this.#host);
      const map = await VenueMap.open(this.#frame.map, { venue, key }, { theme, signal });
      this.#map = map;
      this.#firstFloor = undefined;
      map.on('click', (event) => this.#click(event));
      map.on('hover', (event) => this.#hover(event));
      map.map.on('floor-change', () => this.#showFloor(map));
      return map;
    } catch (error) {
      if (signal.aborted) return undefined;
      // Lets the next update retry.
      this.#opening = undefined;
      throw error;
    }
  }

  #close(): void {
    this.#opening?.stop.abort();
    this.#opening = undefined;
    this.#map?.remove();
    this.#map = undefined;
  }

  async #draw(map: VenueMap, read: ReadRows, settings: Settings): Promise<void> {
    const { venue } = map;
    const { placed, leftOut } = placeRows<Floor>(read.rows, {
      floors: venue.floors,
      bbox: venue.bbox,
      isOnFloor: ([longitude, latitude], { id }) =>
        venue.at({ lngLat: [longitude, latitude], floorId: id }).length > 0,
    });
    this.#rows = placed;
    const counts = new Map<Floor, number>();
    for (const { floor } of placed) counts.set(floor, (counts.get(floor) ?? 0) + 1);
    this.#frame.showFloors(venue.floors, (floor) => counts.get(floor) ?? 0);
    this.#frame.showNotices([
      ...read.missingFields.map((field) => `Add data to the visual’s field ${field}.`),
      ...skippedRowMessages(leftOut, {
        isReduced: read.isReduced,
        floors: venue.floors.map(({ name, id }) => name || id),
      }),
    ]);
    await this.#goToFirstFloor(map, settings, counts);
    this.#showFloor(map);
    this.#showState();
    const { kind, dotSize, heatRadius } = settings;
    await map.show({ kind, rows: placed, colorOf: this.#colorOf, dotSize, heatRadius });
  }

  async #goToFirstFloor(
    { map, venue }: VenueMap,
    { firstFloor }: Settings,
    counts: ReadonlyMap<Floor, number>,
  ): Promise<void> {
    if (firstFloor === this.#firstFloor) return;
    // Without rows there is no floor to choose yet.
    if (firstFloor === '' && counts.size === 0) return;
    this.#firstFloor = firstFloor;
    const [fullest] = [...counts].toSorted(([, a], [, b]) => b - a);
    const [wanted = fullest?.[0]] = firstFloor === '' ? [] : matchFloors(firstFloor, venue.floors);
    if (wanted) await map.floors.set(wanted, { duration: 0 });
  }

  #showFloor({ map }: VenueMap): void {
    this.#frame.floor = map.floors.current.id;
    this.#keys.show(
      this.#rows
        .filter(({ floor }) => floor === map.floors.current)
        .map(({ row }) => ({ index: row.index, text: nameOf(row) })),
    );
  }

  #showState(): void {
    this.#map?.setState({ selected: this.#selection.rows, focused: this.#focused });
  }

  #focus(rowIndex: number | undefined): void {
    this.#focused = rowIndex;
    this.#showState();
    const screen = rowIndex === undefined ? undefined : this.#map?.screenOf(rowIndex);
    this.#hover({
      rowIndex: screen && rowIndex,
      screen: screen ?? { x: 0, y: 0 },
      source: undefined,
    });
  }

  #click({ rowIndex, source }: DotEvent): void {
    if (rowIndex === undefined) this.#selection.clear();
    else this.#selection.choose(rowIndex, source);
  }

  #hover({ rowIndex, screen, source }: DotEvent): void {
    const { tooltipService } = this.#host;
    const isTouchEvent = source instanceof PointerEvent && source.pointerType === 'touch';
    const row = this.#rows.find((placed) => placed.row.index === rowIndex)?.row;
    if (!row || !tooltipService.enabled()) {
      tooltipService.hide({ isTouchEvent, immediately: true });
      return;
    }
    const { left, top } = this.#frame.map.getBoundingClientRect();
    tooltipService.show({
      coordinates: [left + screen.x, top + screen.y],
      isTouchEvent,
      dataItems: tooltipOf(row),
      identities: this.#selection.identitiesOf(row.index),
    });
  }

  #openMenu(event: MouseEvent): void {
    event.preventDefault();
    const { left, top } = this.#frame.map.getBoundingClientRect();
    const screen = { x: event.clientX - left, y: event.clientY - top };
    const rowIndex = this.#map?.rowAt(screen);
    this.#selection.openMenu(rowIndex, { x: event.clientX, y: event.clientY });
  }

  readonly #colorOf = (category: string | undefined): string => {
    const { colorPalette } = this.#host;
    if (colorPalette.isHighContrast) return colorPalette.foreground.value;
    return colorPalette.getColor(category ?? ONE_COLOUR).value;
  };
}

/** Throws if the host blocks web access; older hosts cannot be queried. */
async function assertWebAccess({ webAccessService }: Partial<Host>): Promise<void> {
  const status = await webAccessService?.webAccessStatus(PORTAL);
  if (status === DISABLED_BY_ADMIN) {
    throw new Error(
      `Your organisation’s administrator has turned off web access for visuals, so the map cannot be loaded from ${PORTAL}.`,
    );
  }
  if (status === NOT_SUPPORTED) {
    throw new Error(`Visuals have no web access here, so the map cannot be loaded from ${PORTAL}.`);
  }
}

function nameOf({ name, category, index }: Row): string {
  return name ?? category ?? `Row ${index + 1}`;
}

function tooltipOf(row: Row): powerbi.extensibility.VisualTooltipDataItem[] {
  const { name, category, weight, details } = row;
  return [
    ...(name === undefined ? [] : [{ displayName: 'Name', value: name }]),
    ...(category === undefined ? [] : [{ displayName: 'Category', value: category }]),
    { displayName: 'Weight', value: weight.toLocaleString('en-GB') },
    ...details,
  ];
}
