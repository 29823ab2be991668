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

/** How labels look. */
export type LabelOptions = {
  /** Colour of the text; a CSS hex colour. @defaultValue `'#2b2f36'` */
  readonly color?: string;
  /** Size of the text in density-independent pixels. @defaultValue `13` */
  readonly fontSize?: number;
};

/** How a marker stands. */
export type MarkerOptions = {
  /** The part of the marker that stands on its place. @defaultValue `MARKER_ANCHOR.CENTER` */
  readonly anchor?: MarkerAnchor;
};

/** Where the camera is. */
export type CameraState = {
  /** What it looks at. */
  readonly position: MapCoordinate;
  /** Metres from the camera to what it looks at: a larger number shows more. */
  readonly zoom: number;
  /** Direction that is up on the screen, in degrees clockwise from north. */
  readonly rotation: number;
  /** Degrees from looking straight down. */
  readonly tilt: number;
};

/** How the camera moves. */
export type CameraMove = {
  /** Milliseconds that the move takes; 0 moves at once. @defaultValue `800` */
  readonly duration?: number;
};

/** What the camera focuses on: all of it at once. */
export type CameraTargets = {
  /** Rooms and areas. @defaultValue none */
  readonly polygons?: readonly Polygon[];
  /** Other points. @defaultValue none */
  readonly coordinates?: readonly MapCoordinate[];
};

/**
 * A complete route: the path, and markers at both ends and at elevators and stairs.
 *
 * @example
 * const directions = await store.getDirections(place, venue.getLocation('bookshop'));
 * if (directions.found) await store.journey.draw(directions, { color: '#c02080' });
 */
export interface Journey {
  /** Draws directions in place of the journey before. */
  draw(directions: Directions, style?: PathStyle): Promise<void>;
  /** Takes the journey away. */
  clear(): Promise<void>;
}

/**
 * Shows where the user is. It draws what it gets and does not find out where somebody is.
 *
 * @example
 * await store.blueDot.enable({ useDevice: false });
 * await store.blueDot.update({ latitude: 38.70324, longitude: -9.13895, floorLevel: 0 });
 */
export interface BlueDot {
  /** Begins to listen. */
  enable(options?: BlueDotOptions): Promise<void>;
  /** Shows a position of your own; ignored while the dot is not enabled. */
  update(update: BlueDotUpdate): Promise<void>;
  /** Takes the dot away and stops listening. */
  disable(): Promise<void>;
}

/**
 * All that can be done to the map, by the ref of the component. Calls before the first map is drawn
 * are dropped: their promises never settle.
 *
 * @example
 * await store.labelLocations({ fontSize: 12 });
 * await store.addInteractive(venue.polygons.filter(({ locations }) => locations.length > 0));
 */
export interface MapStore {
  /** The venue that is shown; none before `onDataLoaded`. */
  readonly venue: Venue | undefined;
  /** The map that is shown; none before `onFirstMapLoaded`. */
  readonly currentMap: VenueMap | undefined;
  /** A complete route. */
  readonly journey: Journey;
  /** Where the user is. */
  readonly blueDot: BlueDot;
  /** Shows another map. Resolves when it is there. */
  showMap(map: VenueMap | string): Promise<void>;
  /** Labels each location at its polygons, and answers the ids. */
  labelLocations(options?: LabelOptions): Promise<readonly string[]>;
  /** Labels one polygon, and answers the id. */
  labelPolygon(polygon: Polygon, text: string, options?: LabelOptions): Promise<string>;
  /** Takes a label away. */
  removeLabel(labelId: string): Promise<void>;
  /** Takes all labels away. */
  removeLabels(): Promise<void>;
  /** Pins HTML to a place, and answers the id. Escape what comes from data. */
  addMarker(target: MapTarget, html: string, options?: MarkerOptions): Promise<string>;
  /** Takes a marker away. */
  removeMarker(markerId: string): Promise<void>;
  /** Takes all markers away; those of a journey stay. */
  removeMarkers(): Promise<void>;
  /** Puts a text in a bubble above a place, and answers the id. It is never read as HTML. */
  addTooltip(target: MapTarget, text: string): Promise<string>;
  /** Takes a tooltip away. */
  removeTooltip(tooltipId: string): Promise<void>;
  /** The way from one place to another. Resolves also where there is none: look at `found`. */
  getDirections(
    from: DirectionsTarget,
    to: DirectionsTarget,
    options?: DirectionsOptions,
  ): Promise<Directions>;
  /** Draws a bare path along directions, without markers, and answers the id. */
  drawPath(directions: Directions, style?: PathStyle): Promise<string>;
  /** Takes a path away. */
  removePath(pathId: string): Promise<void>;
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
  /** Asks where the camera is. */
  getCamera(): Promise<CameraState>;
  /** Moves the camera; what is not given stays. */
  setCamera(state: Partial<CameraState>, options?: CameraMove): Promise<void>;
  /** Moves the camera to where all of this is seen. It changes no map: call `showMap` before. */
  focusOn(targets: CameraTargets, options?: CameraMove): Promise<void>;
}
