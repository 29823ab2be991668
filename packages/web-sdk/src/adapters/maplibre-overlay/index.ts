export { type MapLibreOverlayOptions, showVenueInMapLibre } from './show-venue-in-maplibre.ts';
export type { MapLibreEvent, MapLibreFrame, MapLibreLayer, MapLibreMap } from './maplibre-map.ts';
