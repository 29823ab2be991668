import type { MapCoordinate, Polygon } from './venue.js';

/**
 * How the labels of all locations look.
 *
 * @example
 * store.labelAll({ appearance: LABEL_APPEARANCE.LIGHT_ON_DARK });
 */
export declare const LABEL_APPEARANCE: {
  /** Dark letters with a light rim. */
  readonly DARK_ON_LIGHT: 'dark-on-light';
  /** Light letters with a dark rim. */
  readonly LIGHT_ON_DARK: 'light-on-dark';
};

/** One of `LABEL_APPEARANCE`. */
export type LabelAppearance = (typeof LABEL_APPEARANCE)[keyof typeof LABEL_APPEARANCE];

/** How labels look. */
export type LabelAllOptions = {
  /** Colours of letters and rim. @defaultValue `LABEL_APPEARANCE.DARK_ON_LIGHT` */
  readonly appearance?: LabelAppearance;
};

/**
 * The part of a marker that stands on its place.
 *
 * @example
 * store.placeMarker('meet', polygon.center, '<b>Meet here</b>', MARKER_ANCHOR.BOTTOM);
 */
export declare const MARKER_ANCHOR: {
  /** Its middle. */
  readonly CENTER: 'center';
  /** The middle of its upper edge. */
  readonly TOP: 'top';
  /** The middle of its lower edge, as for a pin. */
  readonly BOTTOM: 'bottom';
};

/** One of `MARKER_ANCHOR`. */
export type MarkerAnchor = (typeof MARKER_ANCHOR)[keyof typeof MARKER_ANCHOR];

/** Which way is wanted. */
export type DirectionsOptions = {
  /** Whether stairs and escalators are left out. @defaultValue `false` */
  readonly accessible?: boolean;
};

/** The way from one polygon to another. */
export type Directions = {
  /** Length in metres. */
  readonly distance: number;
  /** The points of the way, over all maps. */
  readonly path: readonly MapCoordinate[];
  /** The way in words, a line for each thing to do. */
  readonly instructions: readonly string[];
};

/** Told the way; nothing where there is none. */
export type DirectionsCallback = (directions: Directions | undefined) => void;

/** A position for the blue dot. */
export type DotPosition = {
  /** Degrees to the north. */
  readonly latitude: number;
  /** Degrees to the east. */
  readonly longitude: number;
  /** Which floor it is on, counted from the entrance. @defaultValue the one that is shown */
  readonly floorLevel?: number;
  /** Metres by which it may be wrong. @defaultValue `0` */
  readonly accuracy?: number;
};

/**
 * Commands to the map, by the ref of the component. They are sent and give no answer, except for
 * `getDirections`, which calls back. What is sent before the first map is drawn is lost.
 *
 * @example
 * store.makeInteractive(venue.polygons.filter(({ locationIds }) => locationIds.length > 0));
 * store.setMap(polygon.mapId);
 * store.focusOn([polygon]);
 */
export interface MapStore {
  /** Shows another map. `onMapChanged` tells when it is there. */
  setMap(mapId: string): void;
  /** Labels all locations. Calling it again replaces the labels. */
  labelAll(options?: LabelAllOptions): void;
  /** Takes the labels away. */
  unlabelAll(): void;
  /** Pins HTML to a place. You choose the id; one that is there already is replaced. */
  placeMarker(id: string, coordinate: MapCoordinate, html: string, anchor?: MarkerAnchor): void;
  /** Takes a marker away. */
  removeMarker(id: string): void;
  /** Finds the way from polygon to polygon, and calls back. */
  getDirections(
    from: Polygon,
    to: Polygon,
    options: DirectionsOptions,
    callback: DirectionsCallback,
  ): void;
  /** Draws a way in place of the one before. */
  drawJourney(directions: Directions): void;
  /** Takes the way away. */
  clearJourney(): void;
  /** Gives a polygon a colour; a CSS hex colour. */
  paintPolygon(polygon: Polygon, color: string): void;
  /** Gives all polygons the colour of the venue again. */
  unpaintPolygons(): void;
  /** Adds polygons to the interactive set: taps on them are told. */
  makeInteractive(polygons: readonly Polygon[]): void;
  /** Moves the camera to where these polygons of the shown map are seen. */
  focusOn(polygons: readonly Polygon[]): void;
  /** Tilts the camera, in degrees from looking straight down. */
  setTilt(degrees: number): void;
  /** Turns the camera, in degrees clockwise from north. */
  setRotation(degrees: number): void;
  /** Shows the blue dot, or moves it. */
  showDot(position: DotPosition): void;
  /** Takes the blue dot away. */
  hideDot(): void;
}
