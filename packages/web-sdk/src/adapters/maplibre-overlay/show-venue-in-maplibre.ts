import { loadLabelling } from '../../features/labels/load-labelling.ts';
import { loadVenue } from '../../loading/load-venue.ts';
import type { MapView } from '../../map-view.ts';
import type { MapLibreMap } from './maplibre-map.ts';
import type { MapLibreOverlayOptions } from './overlay-options.ts';
import { VenueLayer } from './venue-layer.ts';

/**
 * Shows a venue in your MapLibre map, as one of its layers.
 *
 * MapLibre handles the gestures, and the camera of the returned map moves MapLibre's camera. The
 * MapLibre map keeps its position unless you set `camera`. To smooth edges, set
 * `canvasContextAttributes: { antialias: true }` on the MapLibre map. The venue stays when you
 * change the style.
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
  const [venue, labelling] = await Promise.all([
    loadVenue(options, options),
    loadLabelling(options.fontFamily),
  ]);
  signal?.throwIfAborted();
  return new VenueLayer(map, { venue, labelling }, options).whenDrawn;
}
