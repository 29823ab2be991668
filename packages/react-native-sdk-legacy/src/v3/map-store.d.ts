import type { MapCoordinate, Polygon } from './venue.js';

/**
 * Appearances for the labels of all locations.
 *
 * @example
 * store.labelAll({ appearance: LABEL_APPEARANCE.LIGHT_ON_DARK });
 */
export declare const LABEL_APPEARANCE: {
  /** Dark text with a light outline. */
  readonly DARK_ON_LIGHT: 'dark-on-light';
  /** Light text with a dark outline. */
  readonly LIGHT_ON_DARK: 'light-on-dark';
};

/** One of `LABEL_APPEARANCE`. */
export type LabelAppearance = (typeof LABEL_APPEARANCE)[keyof typeof LABEL_APPEARANCE];

/** Appearance of labels. */
export type LabelAllOptions = {
  /** Colours of the text and its outline. @defaultValue `LABEL_APPEARANCE.DARK_ON_LIGHT` */
  readonly appearance?: LabelAppearance;
};

/**
 * Parts of a marker that can be pinned to its position.
 *
 * @example
 * store.placeMarker('meet', polygon.center, '<b>Meet here</b>', MARKER_ANCHOR.BOTTOM);
 */
export declare const MARKER_ANCHOR: {
  /** Centre of the marker. */
  readonly CENTER: 'center';
  /** Centre of the top edge. */
  readonly TOP: 'top';
  /** Centre of the bottom edge, as for a pin. */
  readonly BOTTOM: 'bottom';
};

/** One of `MARKER_ANCHOR`. */
export type MarkerAnchor = (typeof MARKER_ANCHOR)[keyof typeof MARKER_ANCHOR];

/** Options for finding a route. */
export type DirectionsOptions = {
  /** Whether to avoid stairs and escalators. @defaultValue `false` */
  readonly accessible?: boolean;
};

/** The route from one polygon to another. */
export type Directions = {
  /** Length of the route, in metres. */
  readonly distance: number;
  /** Points of the route across all maps. */
  readonly path: readonly MapCoordinate[];
  /** Turn-by-turn instructions, one line for each step. */
  readonly instructions: readonly string[];
};

/** Called with the directions, or with `undefined` if there is no route. */
export type DirectionsCallback = (directions: Directions | undefined) => void;

/** A position for the blue dot. */
export type DotPosition = {
  /** Latitude, in degrees north. */
  readonly latitude: number;
  /** Longitude, in degrees east. */
  readonly longitude: number;
  /** Level of the floor, counted from the entrance. @defaultValue the current floor */
  readonly floorLevel?: number;
  /** Accuracy of the position, as a radius in metres. @defaultValue `0` */
  readonly accuracy?: number;
};

/**
 * Commands to the map, available through the component's ref. Commands return no result, except for
 * `getDirections`, which calls back. Commands sent before the first map is drawn are lost.
 *
 * @example
 * store.makeInteractive(venue.polygons.filter(({ locationIds }) => locationIds.length > 0));
 * store.setMap(polygon.mapId);
 * store.focusOn([polygon]);
 */
export interface MapStore {
  /** Shows another map. `onMapChanged` is called when the map is shown. */
  setMap(mapId: string): void;
  /** Labels all locations. Another call replaces the labels. */
  labelAll(options?: LabelAllOptions): void;
  /** Removes the labels. */
  unlabelAll(): void;
  /** Pins HTML to a place. You choose the id. An existing marker with the same id is replaced. */
  placeMarker(id: string, coordinate: MapCoordinate, html: string, anchor?: MarkerAnchor): void;
  /** Removes a marker. */
  removeMarker(id: string): void;
  /** Finds the route from one polygon to another and calls back. */
  getDirections(
    from: Polygon,
    to: Polygon,
    options: DirectionsOptions,
    callback: DirectionsCallback,
  ): void;
  /** Draws directions and replaces the previous journey. */
  drawJourney(directions: Directions): void;
  /** Removes the journey. */
  clearJourney(): void;
  /** Sets the colour of a polygon, as a CSS hex colour. */
  paintPolygon(polygon: Polygon, color: string): void;
  /** Restores the venue's colours for all polygons. */
  unpaintPolygons(): void;
  /** Adds polygons to the interactive set, so taps on them are reported. */
  makeInteractive(polygons: readonly Polygon[]): void;
  /** Moves the camera so that polygons of the current map are in view. */
  focusOn(polygons: readonly Polygon[]): void;
  /** Sets the tilt of the camera, in degrees, where 0 looks straight down. */
  setTilt(degrees: number): void;
  /** Sets the rotation of the map, in degrees clockwise from north. */
  setRotation(degrees: number): void;
  /** Shows the blue dot or moves it. */
  showDot(position: DotPosition): void;
  /** Removes the blue dot. */
  hideDot(): void;
}
