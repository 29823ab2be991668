export { LABEL_APPEARANCE, MARKER_ANCHOR } from './map-store.js';
export type {
  Directions,
  DirectionsCallback,
  DirectionsOptions,
  DotPosition,
  LabelAllOptions,
  LabelAppearance,
  MapStore,
  MarkerAnchor,
} from './map-store.js';
export type { Location, MapCoordinate, Polygon, Venue, VenueMap } from './venue.js';
export { VenueView } from './venue-view.js';
export type { VenueViewOptions, VenueViewProps } from './venue-view.js';
