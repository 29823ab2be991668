import { loadVenue } from '../../loading/load-venue.ts';
import type { MapView } from '../../map-view.ts';
import type { MapLibreMap } from './maplibre-map.ts';
import type { MapLibreOverlayOptions } from './overlay-options.ts';
import { VenueLayer } from './venue-layer.ts';

/**
 * Shows a venue inside a MapLibre map of yours, as a layer of it.
 *
 * Gestures are MapLibre's; the camera of what you get moves MapLibre's. The map stays where it is
 * unless `camera` is given. Smooth edges are an option of MapLibre's canvas:
 * `canvasContextAttributes: { antialias: true }`. A new style keeps the venue.
 *
 * Resolves when the venue is drawn. Rejects with a `MapViewError`, or with the reason of `signal`.
 *
 * @example
 * import { showVenueInMapLibre, type MapLibreMap } from '@brand/web-sdk/maplibre-overlay';
 * declare const mapLibreMap: MapLibreMap;
 * const overlay = await showVenueInMapLibre(mapLibreMap, { venueId: 'harbour-mall', key: 'demo' });
 * await overlay.camera.focusOn(overlay.floors.current);
 */
export async function showVenueInMapLibre(
  map: MapLibreMap,
  options: MapLibreOverlayOptions,
): Promise<MapView> {
  const { signal } = options;
  const venue = await loadVenue(options, options);
  signal?.throwIfAborted();
  return new VenueLayer(map, venue, options).whenDrawn;
}
