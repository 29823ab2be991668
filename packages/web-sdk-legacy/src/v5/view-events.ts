import type { DrawnPath } from '../shared/drawn-path.ts';
import type { MapCoordinate } from '../shared/map-coordinate.ts';
import type { Marker } from '../shared/marker.ts';
import type { Polygon } from '../shared/polygon.ts';
import type { VenueMap } from '../shared/venue-map.ts';
import type { FloatingLabel } from './floating-labels.ts';

/**
 * What a map view tells.
 *
 * @example
 * mapView.on(VIEW_EVENT.CLICK, ({ polygons }) => {
 *   const [clicked] = polygons;
 *   if (clicked) mapView.colorPolygon(clicked, '#ffb020');
 *   else mapView.clearPolygonColors();
 * });
 */
export const VIEW_EVENT = {
  /** Somebody clicked, on something or on nothing. */
  CLICK: 'click',
  /** Another map is shown. */
  MAP_CHANGED: 'map-changed',
  /** The view explores, follows or shows all maps. */
  STATE_CHANGED: 'state-changed',
  /** A polygon was clicked. @deprecated `CLICK` tells it too. */
  POLYGON_CLICKED: 'polygon-clicked',
  /** Nothing was clicked. @deprecated `CLICK` without polygons, markers and labels says the same. */
  NOTHING_CLICKED: 'nothing-clicked',
} as const;

/**
 * What a map view does by itself.
 *
 * @example
 * await mapView.setState(VIEW_STATE.STACKED);
 */
export const VIEW_STATE = {
  /** It stays where the user or the app put it. */
  EXPLORE: 'explore',
  /** The camera follows the blue dot, until the user takes hold of the map. */
  FOLLOW: 'follow',
  /** The maps of the building are shown one above the other. */
  STACKED: 'stacked',
} as const;

/** One of `VIEW_STATE`. */
export type ViewState = (typeof VIEW_STATE)[keyof typeof VIEW_STATE];

/** What was under the pointer. */
export type ViewClick = {
  /** Polygons of the interactive set, the nearest first. */
  readonly polygons: readonly Polygon[];
  /** Markers that were added as interactive. */
  readonly markers: readonly Marker[];
  /** Floating labels that were added as interactive. */
  readonly labels: readonly FloatingLabel[];
  /** Paths that the path manager drew. */
  readonly paths: readonly DrawnPath[];
  /** Maps, the nearest first. */
  readonly maps: readonly VenueMap[];
  /** The place on the map; none in the sky. */
  readonly coordinate: MapCoordinate | undefined;
};

/** What is told with each event of a map view. */
export type ViewEvents = {
  /** All that was hit. */
  click: ViewClick;
  /** The map that is shown, and the one before. */
  'map-changed': { readonly map: VenueMap; readonly previous: VenueMap };
  /** The state, and the one before. */
  'state-changed': { readonly state: ViewState; readonly previous: ViewState };
  /** The polygon. */
  'polygon-clicked': Polygon;
  /** The place on the map; none in the sky. */
  'nothing-clicked': MapCoordinate | undefined;
};
