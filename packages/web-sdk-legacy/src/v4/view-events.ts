import type { Polygon } from '../shared/polygon.ts';
import type { VenueMap } from '../shared/venue-map.ts';

/**
 * Events of a map view.
 *
 * @example
 * mapView.on(VIEW_EVENT.POLYGON_CLICKED, (polygon) => mapView.colorPolygon(polygon, '#ffb020'));
 * mapView.on(VIEW_EVENT.NOTHING_CLICKED, () => mapView.clearPolygonColors());
 */
export const VIEW_EVENT = {
  /** Fires when the user clicks a polygon of the interactive set. */
  POLYGON_CLICKED: 'polygon-clicked',
  /** Fires when the user clicks outside the polygons of the interactive set. */
  NOTHING_CLICKED: 'nothing-clicked',
  /** Fires when another map is shown. */
  MAP_CHANGED: 'map-changed',
} as const;

/** Payloads of the map view's events. */
export type ViewEvents = {
  /** Polygon that the user clicked. */
  'polygon-clicked': Polygon;
  /** No payload. */
  'nothing-clicked': undefined;
  /** New map. */
  'map-changed': VenueMap;
};
