import type { BlueDotOptions, BlueDotUpdate } from '../shared/blue-dot.js';
import type {
  Directions,
  DirectionsOptions,
  DirectionsTarget,
  MapTarget,
  PathStyle,
} from '../shared/directions.js';
import type { MarkerAnchor } from '../shared/marker-anchor.js';
import type { MapCoordinate, Polygon, Venue, VenueMap } from '../shared/venue.js';

/** Appearance of labels. */
export type LabelOptions = {
  /** Colour of the text, as a CSS hex colour. @defaultValue `'#2b2f36'` */
  readonly color?: string;
  /** Font size, in density-independent pixels. @defaultValue `13` */
  readonly fontSize?: number;
};

/** Options of a marker. */
export type MarkerOptions = {
  /** Part of the marker that sits on its position. @defaultValue `MARKER_ANCHOR.CENTER` */
  readonly anchor?: MarkerAnchor;
};

/** State of the camera. */
export type CameraState = {
  /** Position that the camera looks at. */
  readonly position: MapCoordinate;
  /** Distance from the camera to its target, in metres. Larger values show more of the map. */
  readonly zoom: number;
  /** Rotation of the map, in degrees clockwise from north. */
  readonly rotation: number;
  /** Tilt of the camera, in degrees, where 0 looks straight down. */
  readonly tilt: number;
};

/** Options of a camera movement. */
export type CameraMove = {
  /** Duration of the movement, in milliseconds. 0 moves immediately. @defaultValue `800` */
  readonly duration?: number;
};

/** Targets that the camera shows together. */
export type CameraTargets = {
  /** Rooms and areas to show. @defaultValue none */
  readonly polygons?: readonly Polygon[];
  /** Other points to show. @defaultValue none */
  readonly coordinates?: readonly MapCoordinate[];
};

/**
 * A complete route: the path, and markers at both ends, at elevators and at stairs.
 *
 * @example
 * const directions = await store.getDirections(place, venue.getLocation('bookshop'));
 * if (directions.found) await store.journey.draw(directions, { color: '#c02080' });
 */
export interface Journey {
  /** Draws directions and replaces the previous journey. */
  draw(directions: Directions, style?: PathStyle): Promise<void>;
  /** Removes the journey. */
  clear(): Promise<void>;
}

/**
 * Shows the user's position. The dot draws positions; it does not determine them.
 *
 * @example
 * await store.blueDot.enable({ useDevice: false });
 * await store.blueDot.update({ latitude: 38.70324, longitude: -9.13895, floorLevel: 0 });
 */
export interface BlueDot {
  /** Starts to listen for positions. */
  enable(options?: BlueDotOptions): Promise<void>;
  /** Shows a position from your own source. The call is ignored while the dot is not enabled. */
  update(update: BlueDotUpdate): Promise<void>;
  /** Removes the dot and stops listening. */
  disable(): Promise<void>;
}

/**
 * All methods of the map, available through the component's ref. Calls before the first map is
 * drawn are dropped, and their promises never settle.
 *
 * @example
 * await store.labelLocations({ fontSize: 12 });
 * await store.addInteractive(venue.polygons.filter(({ locations }) => locations.length > 0));
 */
export interface MapStore {
  /** Venue that is shown. `undefined` before `onDataLoaded`. */
  readonly venue: Venue | undefined;
  /** Current map. `undefined` before `onFirstMapLoaded`. */
  readonly currentMap: VenueMap | undefined;
  /** Complete routes with paths and markers. */
  readonly journey: Journey;
  /** The dot that shows the user's position. */
  readonly blueDot: BlueDot;
  /** Shows another map. Resolves when the map is shown. */
  showMap(map: VenueMap | string): Promise<void>;
  /** Labels each location at its polygons and returns the ids of the labels. */
  labelLocations(options?: LabelOptions): Promise<readonly string[]>;
  /** Labels one polygon and returns the id of the label. */
  labelPolygon(polygon: Polygon, text: string, options?: LabelOptions): Promise<string>;
  /** Removes a label. */
  removeLabel(labelId: string): Promise<void>;
  /** Removes all labels. */
  removeLabels(): Promise<void>;
  /** Pins HTML to a place and returns the id of the marker. Escape all data in the HTML. */
  addMarker(target: MapTarget, html: string, options?: MarkerOptions): Promise<string>;
  /** Removes a marker. */
  removeMarker(markerId: string): Promise<void>;
  /** Removes all markers. The markers of a journey stay. */
  removeMarkers(): Promise<void>;
  /**
   * Adds a text in a bubble above a place and returns the id of the tooltip. The text is never read
   * as HTML.
   */
  addTooltip(target: MapTarget, text: string): Promise<string>;
  /** Removes a tooltip. */
  removeTooltip(tooltipId: string): Promise<void>;
  /**
   * Finds the route from one place to another. Also resolves if there is no route, so check
   * `found`.
   */
  getDirections(
    from: DirectionsTarget,
    to: DirectionsTarget,
    options?: DirectionsOptions,
  ): Promise<Directions>;
  /** Draws a plain path along directions, without markers, and returns its id. */
  drawPath(directions: Directions, style?: PathStyle): Promise<string>;
  /** Removes a path. */
  removePath(pathId: string): Promise<void>;
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
  /** Returns the state of the camera. */
  getCamera(): Promise<CameraState>;
  /** Moves the camera. Omitted values stay as they are. */
  setCamera(state: Partial<CameraState>, options?: CameraMove): Promise<void>;
  /**
   * Moves the camera so that all targets are in view. To show targets on another map, call
   * `showMap` first.
   */
  focusOn(targets: CameraTargets, options?: CameraMove): Promise<void>;
}
