export type { MapLibreOverlayOptions } from './overlay-options.ts';
export { showVenueInMapLibre } from './show-venue-in-maplibre.ts';
export type { MapLibreEvent, MapLibreFrame, MapLibreLayer, MapLibreMap } from './maplibre-map.ts';
