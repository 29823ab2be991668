import type { BlueDotOptions, BlueDotUpdate } from '../shared/blue-dot.js';
import type { Directions, DirectionsOptions, DirectionsTarget } from '../shared/directions.js';
import type { MapCoordinate, PathNode, Polygon, Venue, VenueMap } from '../shared/venue.js';
import type { Camera } from './camera.js';
import type { Journey, Paths } from './journey.js';
import type { FlatLabels, FloatingLabels } from './labels.js';
import type { Markers, Tooltips } from './markers.js';
import type { VenueSearch } from './search.js';

/**
 * What the view does by itself.
 *
 * @example
 * await store.setState(VIEW_STATE.FOLLOW);
 */
export declare const VIEW_STATE: {
  /** It stays where the user or the app put it. */
  readonly EXPLORE: 'explore';
  /** The camera follows the blue dot, until the user takes hold of the map. */
  readonly FOLLOW: 'follow';
};

/** One of `VIEW_STATE`. */
export type ViewState = (typeof VIEW_STATE)[keyof typeof VIEW_STATE];

/** A point of the view. */
export type ScreenPoint = {
  /** Density-independent pixels from the left edge of the view. */
  readonly x: number;
  /** Density-independent pixels from its upper edge. */
  readonly y: number;
};

/**
 * Shows where the user is. It draws what it gets and does not find out where somebody is.
 *
 * @example
 * await store.blueDot.enable({ useDevice: false });
 * await store.blueDot.update({ latitude: 38.70324, longitude: -9.13895, floorLevel: 0, accuracy: 4 });
 */
export interface BlueDot {
  /** Begins to listen. */
  enable(options?: BlueDotOptions): Promise<void>;
  /**
   * Shows a position of your own.
   *
   * @throws "blueDot.update: expected the dot to be enabled, found that it is not."
   */
  update(update: BlueDotUpdate): Promise<void>;
  /** Takes the dot away and stops listening. */
  disable(): Promise<void>;
}

/**
 * All that can be done to the map, by the ref of the component. Each call crosses to the web view
 * and resolves with its answer. Before the first map is drawn calls reject with `sdk/not-drawn`.
 *
 * @example
 * await store.addInteractive(venue.locations.flatMap(({ polygons }) => polygons));
 * await store.showMap(place.maps[0] ?? venue.maps[0]);
 * await store.camera.focusOn({ locations: [place] });
 */
export interface MapStore {
  /** The venue that is shown; none before `onDataLoaded`. */
  readonly venue: Venue | undefined;
  /** The map that is shown; none before `onFirstMapLoaded`. */
  readonly currentMap: VenueMap | undefined;
  /** Where it is looked from. */
  readonly camera: Camera;
  /** Labels that float above the map. */
  readonly floatingLabels: FloatingLabels;
  /** Labels that lie on the map. */
  readonly flatLabels: FlatLabels;
  /** HTML that is pinned to places. */
  readonly markers: Markers;
  /** Short texts in bubbles. */
  readonly tooltips: Tooltips;
  /** Bare paths. */
  readonly paths: Paths;
  /** A complete route. */
  readonly journey: Journey;
  /** Where the user is. */
  readonly blueDot: BlueDot;
  /** Finds places by what people type. */
  readonly search: VenueSearch;
  /**
   * Shows another map. Resolves when it is there.
   *
   * @throws "showMap: expected a map that is drawn, found none. Wait for onFirstMapLoaded."
   */
  showMap(map: VenueMap | string): Promise<void>;
  /** Says what the view does by itself. Following needs the blue dot to be enabled. */
  setState(state: ViewState): Promise<void>;
  /** The way from one place to another. Resolves also where there is none: look at `found`. */
  getDirections(
    from: DirectionsTarget,
    to: DirectionsTarget,
    options?: DirectionsOptions,
  ): Promise<Directions>;
  /** The way through several places in the order given, with directions for each leg. */
  getDirectionsThrough(
    stops: readonly DirectionsTarget[],
    options?: DirectionsOptions,
  ): Promise<readonly Directions[]>;
  /** Gives polygons a colour; a CSS hex colour. */
  colorPolygon(polygons: Polygon | readonly Polygon[], color: string): Promise<void>;
  /** Gives polygons the colour of the venue again. */
  clearPolygonColor(polygons: Polygon | readonly Polygon[]): Promise<void>;
  /** Gives all polygons the colour of the venue again. */
  clearPolygonColors(): Promise<void>;
  /** Adds polygons to the interactive set: taps on them are told. */
  addInteractive(polygons: Polygon | readonly Polygon[]): Promise<void>;
  /** Takes polygons out of the interactive set. */
  removeInteractive(polygons: Polygon | readonly Polygon[]): Promise<void>;
  /** The polygons at a place, the smallest first. */
  polygonsAt(coordinate: MapCoordinate): Promise<readonly Polygon[]>;
  /** The point of the network that is nearest to a touch; none where the venue has no network. */
  nearestNodeAt(point: ScreenPoint): Promise<PathNode | undefined>;
  /** Loads the venue anew, for a button to try again with. */
  reload(): Promise<void>;
  /** Forgets the copy of the venue that is kept on the device. */
  clearVenueCache(): Promise<void>;
}
