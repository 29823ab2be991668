import { showEngineMap } from '../shared/show-engine-map.ts';
import type { Venue } from '../shared/venue.ts';
import type { VenueMap } from '../shared/venue-map.ts';
import { MapView } from './map-view.ts';

/** Initial options of the map. */
export type ShowVenueOptions = {
  /** Map to show first. @defaultValue the map of the entrance */
  readonly firstMap?: VenueMap | string;
};

/**
 * Shows a venue in an element, which needs a height. Initially, the map has no labels. Resolves
 * when the first map is shown.
 *
 * @example
 * const mapView = await showVenue('#map', venue);
 * mapView.labelLocations();
 */
export async function showVenue(
  container: HTMLElement | string | null,
  venue: Venue,
  { firstMap }: ShowVenueOptions = {},
): Promise<MapView> {
  const engine = await showEngineMap(container, venue, {
    theme: 'light',
    ...(firstMap !== undefined && { floor: venue.index.findMap(firstMap, 'showVenue').floor }),
  });
  return new MapView(engine, venue);
}
