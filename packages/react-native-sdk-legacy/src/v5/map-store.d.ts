import type { BlueDotOptions, BlueDotUpdate } from '../shared/blue-dot.js';
import type { Directions, DirectionsOptions, DirectionsTarget } from '../shared/directions.js';
import type { MapCoordinate, PathNode, Polygon, Venue, VenueMap } from '../shared/venue.js';
import type { Camera } from './camera.js';
import type { Journey, Paths } from './journey.js';
import type { FlatLabels, FloatingLabels } from './labels.js';
import type { Markers, Tooltips } from './markers.js';
import type { VenueSearch } from './search.js';

/**
 * States of the view.
 *
 * @example
 * await store.setState(VIEW_STATE.FOLLOW);
 */
export declare const VIEW_STATE: {
  /** The view stays where the user or the app moved it. */
  readonly EXPLORE: 'explore';
  /** The camera follows the blue dot until the user moves the map. */
  readonly FOLLOW: 'follow';
};

/** One of `VIEW_STATE`. */
export type ViewState = (typeof VIEW_STATE)[keyof typeof VIEW_STATE];

/** A point in the view. */
export type ScreenPoint = {
  /** Distance from the left edge of the view, in density-independent pixels. */
  readonly x: number;
  /** Distance from the top edge of the view, in density-independent pixels. */
  readonly y: number;
};

/**
 * Shows the user's position. The dot draws positions; it does not determine them.
 *
 * @example
 * await store.blueDot.enable({ useDevice: false });
 * await store.blueDot.update({ latitude: 38.70324, longitude: -9.13895, floorLevel: 0, accuracy: 4 });
 */
export interface BlueDot {
  /** Starts to listen for positions. */
  enable(options?: BlueDotOptions): Promise<void>;
  /**
   * Shows a position from your own source.
   *
   * @throws "blueDot.update: expected the dot to be enabled, found that it is not."
   */
  update(update: BlueDotUpdate): Promise<void>;
  /** Removes the dot and stops listening. */
  disable(): Promise<void>;
}

/**
 * All methods of the map, available through the component's ref. Each call is sent to the web view
 * and resolves with its result. Calls before the first map is drawn reject with `sdk/not-drawn`.
 *
 * @example
 * await store.addInteractive(venue.locations.flatMap(({ polygons }) => polygons));
 * await store.showMap(place.maps[0] ?? venue.maps[0]);
 * await store.camera.focusOn({ locations: [place] });
 */
export interface MapStore {
  /** Venue that is shown. `undefined` before `onDataLoaded`. */
  readonly venue: Venue | undefined;
  /** Current map. `undefined` before `onFirstMapLoaded`. */
  readonly currentMap: VenueMap | undefined;
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
  /** Search for places by text. */
  readonly search: VenueSearch;
  /**
   * Shows another map. Resolves when the map is shown.
   *
   * @throws "showMap: expected a map that is drawn, found none. Wait for onFirstMapLoaded."
   */
  showMap(map: VenueMap | string): Promise<void>;
  /** Sets the behaviour of the view. `FOLLOW` requires an enabled blue dot. */
  setState(state: ViewState): Promise<void>;
  /**
   * Finds the route from one place to another. Also resolves if there is no route, so check
   * `found`.
   */
  getDirections(
    from: DirectionsTarget,
    to: DirectionsTarget,
    options?: DirectionsOptions,
  ): Promise<Directions>;
  /** Finds the route through several places in the given order, with directions for each leg. */
  getDirectionsThrough(
    stops: readonly DirectionsTarget[],
    options?: DirectionsOptions,
  ): Promise<readonly Directions[]>;
  /** Sets the colour of polygons, as a CSS hex colour. */
  colorPolygon(polygons: Polygon | readonly Polygon[], color: string): Promise<void>;
  /** Restores the venue's colours for polygons. */
  clearPolygonColor(polygons: Polygon | readonly Polygon[]): Promise<void>;
  /** Restores the venue's colours for all polygons. */
  clearPolygonColors(): Promise<void>;
  /** Adds polygons to the interactive set, so taps on them are reported. */
  addInteractive(polygons: Polygon | readonly Polygon[]): Promise<void>;
  /** Removes polygons from the interactive set. */
  removeInteractive(polygons: Polygon | readonly Polygon[]): Promise<void>;
  /** Returns the polygons at a position, the smallest first. */
  polygonsAt(coordinate: MapCoordinate): Promise<readonly Polygon[]>;
  /**
   * Returns the node of the path network that is nearest to a touch, or `undefined` if the venue
   * has no network.
   */
  nearestNodeAt(point: ScreenPoint): Promise<PathNode | undefined>;
  /** Loads the venue again, for example from a retry button. */
  reload(): Promise<void>;
  /** Deletes the copy of the venue that is stored on the device. */
  clearVenueCache(): Promise<void>;
}
