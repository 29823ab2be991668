import type { DrawnPath } from '../shared/drawn-path.ts';
import type { MapCoordinate } from '../shared/map-coordinate.ts';
import type { Marker } from '../shared/marker.ts';
import type { Polygon } from '../shared/polygon.ts';
import type { VenueMap } from '../shared/venue-map.ts';
import type { FloatingLabel } from './floating-labels.ts';

/**
 * Events of a map view.
 *
 * @example
 * mapView.on(VIEW_EVENT.CLICK, ({ polygons }) => {
 *   const [clicked] = polygons;
 *   if (clicked) mapView.colorPolygon(clicked, '#ffb020');
 *   else mapView.clearPolygonColors();
 * });
 */
export const VIEW_EVENT = {
  /** Fires when the user clicks the map, whether or not the click hits an object. */
  CLICK: 'click',
  /** Fires when another map is shown. */
  MAP_CHANGED: 'map-changed',
  /** Fires when the state of the view changes. */
  STATE_CHANGED: 'state-changed',
  /** Fires when the user clicks a polygon. @deprecated Use `CLICK`, which reports polygons too. */
  POLYGON_CLICKED: 'polygon-clicked',
  /**
   * Fires when a click hits nothing.
   * @deprecated Use `CLICK`, which then has no polygons, markers or labels.
   */
  NOTHING_CLICKED: 'nothing-clicked',
} as const;

/**
 * States of a map view.
 *
 * @example
 * await mapView.setState(VIEW_STATE.STACKED);
 */
export const VIEW_STATE = {
  /** The view stays where the user or the app moved it. */
  EXPLORE: 'explore',
  /** The camera follows the blue dot until the user moves the map. */
  FOLLOW: 'follow',
  /** The maps of the building are shown one above the other. */
  STACKED: 'stacked',
} as const;

/** One of `VIEW_STATE`. */
export type ViewState = (typeof VIEW_STATE)[keyof typeof VIEW_STATE];

/** Objects that a click hit. */
export type ViewClick = {
  /** Polygons of the interactive set, the nearest first. */
  readonly polygons: readonly Polygon[];
  /** Interactive markers that were hit. */
  readonly markers: readonly Marker[];
  /** Interactive floating labels that were hit. */
  readonly labels: readonly FloatingLabel[];
  /** Paths of the path manager that were hit. */
  readonly paths: readonly DrawnPath[];
  /** Maps, the nearest first. */
  readonly maps: readonly VenueMap[];
  /** Position on the map. `undefined` if the user hit the sky. */
  readonly coordinate: MapCoordinate | undefined;
};

/** Payloads of the map view's events. */
export type ViewEvents = {
  /** Objects that the click hit. */
  click: ViewClick;
  /** New map and previous map. */
  'map-changed': { readonly map: VenueMap; readonly previous: VenueMap };
  /** New state and previous state. */
  'state-changed': { readonly state: ViewState; readonly previous: ViewState };
  /** Polygon that the user clicked. */
  'polygon-clicked': Polygon;
  /** Position on the map. `undefined` if the user hit the sky. */
  'nothing-clicked': MapCoordinate | undefined;
};
