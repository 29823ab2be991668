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

/** How a marker stands. */
export type MarkerOptions = {
  /** The part of the marker that stands on its place. @defaultValue `MARKER_ANCHOR.CENTER` */
  readonly anchor?: MarkerAnchor;
};

/**
 * A venue in an element of the page, with nearly all that can be done to it. `showVenue` makes it.
 *
 * @example
 * const mapView = await showVenue('#map', venue);
 * mapView.labelLocations();
 * mapView.addInteractive(venue.locations.flatMap(({ polygons }) => polygons));
 * mapView.on(VIEW_EVENT.POLYGON_CLICKED, (polygon) => console.log(polygon.name));
 */
export class MapView {
  /** The venue that is shown. */
  readonly venue: Venue;
  /** A complete route. */
  readonly journey: Journey;
  /** Where the user is. */
  readonly blueDot: BlueDot;
  readonly #core: ViewCore;
  readonly #listeners = new Listeners<ViewEvents>();
  readonly #labels = new Set<Label>();
  readonly #markers = new Set<Marker>();
  readonly #tooltips = new Set<Tooltip>();
  readonly #paths = new Set<DrawnPath>();

  /** @internal `showVenue` makes map views. */
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

  /** The map that is shown. */
  get currentMap(): VenueMap {
    return this.#core.currentMap;
  }

  /** Shows another map. Resolves when it is there. */
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

  /** Takes a label away. */
  removeLabel(label: Label): void {
    this.#labels.delete(label);
    label.label.remove();
  }

  /** Takes all labels away. */
  removeLabels(): void {
    for (const label of this.#labels) this.removeLabel(label);
  }

  /** Pins HTML to a place. A string is read as HTML: escape what comes from data. */
  addMarker(target: MapTarget, html: string | HTMLElement, options: MarkerOptions = {}): Marker {
    this.#core.check('addMarker');
    return keep(this.#markers, addMarker(this.#core, target, { ...options, html }));
  }

  /** Takes a marker away. */
  removeMarker(marker: Marker): void {
    this.#markers.delete(marker);
    marker.marker.remove();
  }

  /** Takes all markers away; those of a journey and tooltips stay. */
  removeMarkers(): void {
    for (const marker of this.#markers) this.removeMarker(marker);
  }

  /** Puts a text in a bubble above a place. It is shown as it is and never read as HTML. */
  addTooltip(target: MapTarget, text: string): Tooltip {
    this.#core.check('addTooltip');
    return keep(this.#tooltips, addTooltip(this.#core, target, text));
  }

  /** Takes a tooltip away. */
  removeTooltip(tooltip: Tooltip): void {
    this.#tooltips.delete(tooltip);
    tooltip.marker.remove();
  }

  /** Takes all tooltips away. */
  removeTooltips(): void {
    for (const tooltip of this.#tooltips) this.removeTooltip(tooltip);
  }

  /** Draws a bare path along directions, without markers. Fails for a way that was not found. */
  drawPath(directions: Directions, style: PathStyle = {}): DrawnPath {
    this.#core.check('drawPath');
    return keep(this.#paths, addPath(this.#core, directions, style));
  }

  /** Takes a path away. */
  removePath(path: DrawnPath): void {
    this.#paths.delete(path);
    path.path.remove();
  }

  /** Takes all paths away; that of a journey stays. */
  removePaths(): void {
    for (const path of this.#paths) this.removePath(path);
  }

  /** Gives polygons a colour; a CSS hex colour. */
  colorPolygon(polygons: Polygon | readonly Polygon[], color: string): void {
    this.#core.color(polygons, color);
  }

  /** Gives polygons the colour of the venue again. */
  clearPolygonColor(polygons: Polygon | readonly Polygon[]): void {
    this.#core.clearColor(polygons);
  }

  /** Gives all polygons the colour of the venue again. */
  clearPolygonColors(): void {
    this.#core.clearColors();
  }

  /** Adds polygons to the interactive set: clicks on them are told. */
  addInteractive(polygons: Polygon | readonly Polygon[]): void {
    this.#core.setInteractive(polygons, { interactive: true });
  }

  /** Takes polygons out of the interactive set. */
  removeInteractive(polygons: Polygon | readonly Polygon[]): void {
    this.#core.setInteractive(polygons, { interactive: false });
  }

  /** Where the camera is. */
  getCamera(): CameraState {
    return readCamera(this.#core);
  }

  /** Moves the camera; what is not given stays. */
  setCamera(state: Partial<CameraState>, options: CameraMove = {}): Promise<void> {
    return moveCamera(this.#core, state, options);
  }

  /** Moves the camera to where all of this is seen. It changes no map: call `showMap` before. */
  focusOn(targets: CameraTargets, options: CameraMove = {}): Promise<void> {
    return focusCamera(this.#core, targets, options);
  }

  /** Calls a function at each event from now on. */
  on<Name extends keyof ViewEvents>(
    event: Name,
    listener: (payload: ViewEvents[Name]) => void,
  ): void {
    this.#listeners.on(event, listener);
  }

  /** Ends what `on` began; needs the same function. */
  off<Name extends keyof ViewEvents>(
    event: Name,
    listener: (payload: ViewEvents[Name]) => void,
  ): void {
    this.#listeners.off(event, listener);
  }

  /** Takes the map out of the page and frees all that it used. */
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
