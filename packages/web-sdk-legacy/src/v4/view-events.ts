import type { Polygon } from '../shared/polygon.ts';
import type { VenueMap } from '../shared/venue-map.ts';

/**
 * What a map view tells.
 *
 * @example
 * mapView.on(VIEW_EVENT.POLYGON_CLICKED, (polygon) => mapView.colorPolygon(polygon, '#ffb020'));
 * mapView.on(VIEW_EVENT.NOTHING_CLICKED, () => mapView.clearPolygonColors());
 */
export const VIEW_EVENT = {
  /** A polygon of the interactive set was clicked. */
  POLYGON_CLICKED: 'polygon-clicked',
  /** No polygon of the interactive set was clicked. */
  NOTHING_CLICKED: 'nothing-clicked',
  /** Another map is shown. */
  MAP_CHANGED: 'map-changed',
} as const;

/** What is told with each event of a map view. */
export type ViewEvents = {
  /** The polygon. */
  'polygon-clicked': Polygon;
  /** Nothing. */
  'nothing-clicked': undefined;
  /** The map that is shown. */
  'map-changed': VenueMap;
};
