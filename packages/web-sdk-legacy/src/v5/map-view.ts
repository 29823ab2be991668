import { BlueDot } from '../shared/blue-dot.ts';
import type { EngineMap, Hit, HitTargets, PointerHits } from '../shared/engine.ts';
import { Listeners } from '../shared/listeners.ts';
import type { Polygon } from '../shared/polygon.ts';
import { SdkError } from '../shared/sdk-error.ts';
import type { Venue } from '../shared/venue.ts';
import type { MapGroup, VenueMap } from '../shared/venue-map.ts';
import { ViewCore } from '../shared/view-core.ts';
import { Camera } from './camera.ts';
import { FlatLabels } from './flat-labels.ts';
import { FloatingLabels } from './floating-labels.ts';
import { Journey } from './journey.ts';
import { Markers } from './markers.ts';
import { Paths } from './paths.ts';
import { StackedMaps } from './stacked-maps.ts';
import { Tooltips } from './tooltips.ts';
import { VIEW_STATE, type ViewClick, type ViewEvents, type ViewState } from './view-events.ts';

/** Behaviour of a polygon in the interactive set. */
export type InteractiveOptions = {
  /**
   * Colour while the pointer is over the polygon, as a CSS hex colour.
   * @defaultValue the theme's colour
   */
  readonly hoverColor?: string;
};

/**
 * A venue in an element of the page. `showVenue` creates a map view. Each topic has its own
 * manager.
 *
 * @example
 * const mapView = await showVenue('#map', venue);
 * mapView.addInteractive(venue.locations.flatMap(({ polygons }) => polygons));
 * mapView.on(VIEW_EVENT.CLICK, ({ polygons }) => console.log(polygons[0]?.name));
 */
export class MapView {
  /** Venue that is shown. */
  readonly venue: Venue;
  /** Camera of the map. */
  readonly camera: Camera;
  /** Labels that float above the map. */
  readonly floatingLabels: FloatingLabels;
  /** Labels that lie flat on the map. */
  readonly flatLabels: FlatLabels;
  /** HTML that is pinned to places. */
  readonly markers: Markers;
  /** Short texts in bubbles. */
  readonly tooltips: Tooltips;
  /** Paths without markers. */
  readonly paths: Paths;
  /** Complete routes with paths and markers. */
  readonly journey: Journey;
  /** The dot that shows the user's position. */
  readonly blueDot: BlueDot;
  /** Maps of the building, shown one above the other. */
  readonly stackedMaps: StackedMaps;
  readonly #core: ViewCore;
  readonly #listeners = new Listeners<ViewEvents>();
  #state: ViewState = VIEW_STATE.EXPLORE;

  /** @internal Created by `showVenue`. */
  constructor(engine: EngineMap, venue: Venue) {
    const core = new ViewCore(engine, venue.index);
    this.#core = core;
    this.venue = venue;
    this.camera = new Camera(core);
    this.floatingLabels = new FloatingLabels(core);
    this.flatLabels = new FlatLabels(core);
    this.markers = new Markers(core);
    this.tooltips = new Tooltips(core);
    this.paths = new Paths(core);
    this.journey = new Journey(core);
    this.blueDot = new BlueDot(core);
    this.stackedMaps = new StackedMaps(core, () => this.#refreshState());
    engine.on('click', (event) => this.#click(event));
    engine.on('floor-change', ({ floor, previous }) =>
      this.#listeners.emit('map-changed', {
        map: venue.index.map(floor),
        previous: venue.index.map(previous),
      }),
    );
    // The user interrupted following, or the dot was removed.
    engine.on('interaction-end', () => this.#refreshState());
  }

  /** Current map. */
  get currentMap(): VenueMap {
    return this.#core.currentMap;
  }

  /** Building of the current map. `undefined` for the ground outside. */
  get currentMapGroup(): MapGroup | undefined {
    return this.currentMap.group;
  }

  /** Current behaviour of the view. */
  get state(): ViewState {
    return this.#state;
  }

  /** Element that contains the map. */
  get element(): HTMLElement {
    return this.#core.engine.element;
  }

  /** Shows another map. Resolves when the map is shown. */
  showMap(map: VenueMap | string): Promise<void> {
    return this.#core.showMap(map, 'showMap');
  }

  /** Sets the behaviour of the view. `FOLLOW` requires an enabled blue dot. */
  async setState(state: ViewState): Promise<void> {
    this.#core.check('setState');
    const dot = this.blueDot.engineDot;
    if (state === VIEW_STATE.FOLLOW && !dot) {
      throw new SdkError(
        'sdk/not-enabled',
        'setState: expected the blue dot to be enabled before the view follows it, found that it is not. Call blueDot.enable first.',
      );
    }
    if (state !== VIEW_STATE.STACKED && this.stackedMaps.isEnabled)
      await this.stackedMaps.disable();
    dot?.follow(state === VIEW_STATE.FOLLOW ? 'position' : 'off');
    if (state === VIEW_STATE.STACKED) await this.stackedMaps.enable();
    this.#refreshState();
  }

  /** Sets the colour of polygons, as a CSS hex colour. */
  colorPolygon(polygons: Polygon | readonly Polygon[], color: string): void {
    this.#core.color(polygons, color);
  }

  /** Restores the venue's colours for polygons. */
  clearPolygonColor(polygons: Polygon | readonly Polygon[]): void {
    this.#core.clearColor(polygons);
  }

  /** Restores the venue's colours for all polygons. */
  clearPolygonColors(): void {
    this.#core.clearColors();
  }

  /** Adds polygons to the interactive set, so clicks on them are reported. */
  addInteractive(
    polygons: Polygon | readonly Polygon[],
    { hoverColor }: InteractiveOptions = {},
  ): void {
    this.#core.setInteractive(polygons, {
      interactive: true,
      ...(hoverColor !== undefined && { hoverColor }),
    });
  }

  /** Removes polygons from the interactive set. */
  removeInteractive(polygons: Polygon | readonly Polygon[]): void {
    this.#core.setInteractive(polygons, { interactive: false });
  }

  /** Adds a listener for an event. */
  on<Name extends keyof ViewEvents>(
    event: Name,
    listener: (payload: ViewEvents[Name]) => void,
  ): void {
    this.#listeners.on(event, listener);
  }

  /** Removes a listener. Pass the function that you passed to `on`. */
  off<Name extends keyof ViewEvents>(
    event: Name,
    listener: (payload: ViewEvents[Name]) => void,
  ): void {
    this.#listeners.off(event, listener);
  }

  /** Removes the map from the page and frees its resources. */
  destroy(): void {
    this.blueDot.disable();
    this.#listeners.clear();
    this.#core.engine.remove();
  }

  #click(event: PointerHits): void {
    const polygons = this.#core.polygonsIn(event);
    const coordinate = this.#core.placeOf(event);
    const click: ViewClick = {
      polygons,
      markers: targetsOf(event.hits, 'marker', (target) => this.markers.find(target)),
      labels: targetsOf(event.hits, 'label', (target) => this.floatingLabels.find(target)),
      paths: targetsOf(event.hits, 'path', (target) => this.paths.find(target)),
      maps: targetsOf(event.hits, 'floor', (floor) => this.venue.index.map(floor)),
      coordinate,
    };
    this.#listeners.emit('click', click);
    const [polygon] = polygons;
    if (polygon) this.#listeners.emit('polygon-clicked', polygon);
    else if (click.markers.length === 0 && click.labels.length === 0) {
      this.#listeners.emit('nothing-clicked', coordinate);
    }
  }

  #refreshState(): void {
    const previous = this.#state;
    const { engineDot } = this.blueDot;
    if (this.stackedMaps.isEnabled) this.#state = VIEW_STATE.STACKED;
    else if (engineDot && engineDot.following !== 'off') this.#state = VIEW_STATE.FOLLOW;
    else this.#state = VIEW_STATE.EXPLORE;
    if (previous === this.#state) return;
    this.#listeners.emit('state-changed', { state: this.#state, previous });
  }
}

/** Returns the hit objects of one type, as objects of the managers. */
function targetsOf<Type extends keyof HitTargets, Found>(
  hits: readonly Hit[],
  type: Type,
  find: (target: HitTargets[Type]) => Found | undefined,
): Found[] {
  return hits
    .filter((hit) => hit.type === type)
    .map((hit) => find(hit.target as HitTargets[Type]))
    .filter((found) => found !== undefined);
}
