import { BlueDot } from '../shared/blue-dot.ts';
import type { Directions } from '../shared/directions.ts';
import { addPath, type DrawnPath, type PathStyle } from '../shared/drawn-path.ts';
import type { EngineMap, PointerHits } from '../shared/engine.ts';
import { Listeners } from '../shared/listeners.ts';
import {
  addMarker,
  addTooltip,
  type Marker,
  type MarkerAnchor,
  type Tooltip,
} from '../shared/marker.ts';
import type { Polygon } from '../shared/polygon.ts';
import type { Venue } from '../shared/venue.ts';
import type { VenueMap } from '../shared/venue-map.ts';
import { type CameraTargets, type MapTarget, ViewCore } from '../shared/view-core.ts';
import { Journey } from './journey.ts';
import { Label, type LabelOptions, toEngineLabelOptions } from './label.ts';
import {
  type CameraMove,
  type CameraState,
  focusCamera,
  moveCamera,
  readCamera,
} from './view-camera.ts';
import type { ViewEvents } from './view-events.ts';

/** Options of a marker. */
export type MarkerOptions = {
  /** Part of the marker that sits on its position. @defaultValue `MARKER_ANCHOR.CENTER` */
  readonly anchor?: MarkerAnchor;
};

/**
 * A venue in an element of the page, with nearly all methods of the map. `showVenue` creates a map
 * view.
 *
 * @example
 * const mapView = await showVenue('#map', venue);
 * mapView.labelLocations();
 * mapView.addInteractive(venue.locations.flatMap(({ polygons }) => polygons));
 * mapView.on(VIEW_EVENT.POLYGON_CLICKED, (polygon) => console.log(polygon.name));
 */
export class MapView {
  /** Venue that is shown. */
  readonly venue: Venue;
  /** Complete routes with paths and markers. */
  readonly journey: Journey;
  /** The dot that shows the user's position. */
  readonly blueDot: BlueDot;
  readonly #core: ViewCore;
  readonly #listeners = new Listeners<ViewEvents>();
  readonly #labels = new Set<Label>();
  readonly #markers = new Set<Marker>();
  readonly #tooltips = new Set<Tooltip>();
  readonly #paths = new Set<DrawnPath>();

  /** @internal Created by `showVenue`. */
  constructor(engine: EngineMap, venue: Venue) {
    this.#core = new ViewCore(engine, venue.index);
    this.venue = venue;
    this.journey = new Journey(this.#core);
    this.blueDot = new BlueDot(this.#core);
    engine.on('click', (event) => this.#click(event));
    engine.on('floor-change', ({ floor }) =>
      this.#listeners.emit('map-changed', venue.index.map(floor)),
    );
  }

  /** Current map. */
  get currentMap(): VenueMap {
    return this.#core.currentMap;
  }

  /** Shows another map. Resolves when the map is shown. */
  showMap(map: VenueMap | string): Promise<void> {
    return this.#core.showMap(map, 'showMap');
  }

  /** Labels each location at its polygons. */
  labelLocations(options: LabelOptions = {}): readonly Label[] {
    this.#core.check('labelLocations');
    const { labels } = this.#core.engine.labels.addAutomatic({
      spaces: false,
      icons: 'none',
      options: ({ location }) => (location ? toEngineLabelOptions(options) : 'none'),
    });
    return labels.map((label) => keep(this.#labels, new Label(label)));
  }

  /** Labels one polygon. */
  labelPolygon(polygon: Polygon, text: string, options: LabelOptions = {}): Label {
    this.#core.check('labelPolygon');
    const look = { ...toEngineLabelOptions(options), text };
    return keep(this.#labels, new Label(this.#core.engine.labels.add(polygon.element, look)));
  }

  /** Removes a label. */
  removeLabel(label: Label): void {
    this.#labels.delete(label);
    label.label.remove();
  }

  /** Removes all labels. */
  removeLabels(): void {
    for (const label of this.#labels) this.removeLabel(label);
  }

  /** Pins HTML to a place. A string is read as HTML, so escape all data in it. */
  addMarker(target: MapTarget, html: string | HTMLElement, options: MarkerOptions = {}): Marker {
    this.#core.check('addMarker');
    return keep(this.#markers, addMarker(this.#core, target, { ...options, html }));
  }

  /** Removes a marker. */
  removeMarker(marker: Marker): void {
    this.#markers.delete(marker);
    marker.marker.remove();
  }

  /** Removes all markers. The markers of a journey and tooltips stay. */
  removeMarkers(): void {
    for (const marker of this.#markers) this.removeMarker(marker);
  }

  /** Adds a text in a bubble above a place. The text is shown as is and never read as HTML. */
  addTooltip(target: MapTarget, text: string): Tooltip {
    this.#core.check('addTooltip');
    return keep(this.#tooltips, addTooltip(this.#core, target, text));
  }

  /** Removes a tooltip. */
  removeTooltip(tooltip: Tooltip): void {
    this.#tooltips.delete(tooltip);
    tooltip.marker.remove();
  }

  /** Removes all tooltips. */
  removeTooltips(): void {
    for (const tooltip of this.#tooltips) this.removeTooltip(tooltip);
  }

  /** Draws a plain path along directions, without markers. Throws if the route was not found. */
  drawPath(directions: Directions, style: PathStyle = {}): DrawnPath {
    this.#core.check('drawPath');
    return keep(this.#paths, addPath(this.#core, directions, style));
  }

  /** Removes a path. */
  removePath(path: DrawnPath): void {
    this.#paths.delete(path);
    path.path.remove();
  }

  /** Removes all paths. The path of a journey stays. */
  removePaths(): void {
    for (const path of this.#paths) this.removePath(path);
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
  addInteractive(polygons: Polygon | readonly Polygon[]): void {
    this.#core.setInteractive(polygons, { interactive: true });
  }

  /** Removes polygons from the interactive set. */
  removeInteractive(polygons: Polygon | readonly Polygon[]): void {
    this.#core.setInteractive(polygons, { interactive: false });
  }

  /** Returns the state of the camera. */
  getCamera(): CameraState {
    return readCamera(this.#core);
  }

  /** Moves the camera. Omitted values stay as they are. */
  setCamera(state: Partial<CameraState>, options: CameraMove = {}): Promise<void> {
    return moveCamera(this.#core, state, options);
  }

  /**
   * Moves the camera so that all targets are in view. The map does not change, so call `showMap`
   * first.
   */
  focusOn(targets: CameraTargets, options: CameraMove = {}): Promise<void> {
    return focusCamera(this.#core, targets, options);
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
    const [polygon] = this.#core.polygonsIn(event);
    if (polygon) this.#listeners.emit('polygon-clicked', polygon);
    else this.#listeners.emit('nothing-clicked', undefined);
  }
}

function keep<Kept>(kept: Set<Kept>, one: Kept): Kept {
  kept.add(one);
  return one;
}
