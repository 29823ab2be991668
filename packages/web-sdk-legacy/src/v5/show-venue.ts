import { showEngineMap } from '../shared/show-engine-map.ts';
import type { Venue } from '../shared/venue.ts';
import type { VenueMap } from '../shared/venue-map.ts';
import { MapView } from './map-view.ts';

/** Initial options of the map. */
export type ShowVenueOptions = {
  /** Map to show first. @defaultValue the map of the entrance */
  readonly firstMap?: VenueMap | string;
  /** Whether locations initially have floating labels. @defaultValue `true` */
  readonly labelLocations?: boolean;
  /** Colours of the map. @defaultValue `'light'` */
  readonly theme?: 'light' | 'dark';
  /** Whether edges are smooth. Smooth edges can slow down weak devices. @defaultValue `true` */
  readonly antialias?: boolean;
};

/**
 * Shows a venue in an element, which needs a height. Resolves when the first map is shown. From
 * then on, you can use labels and the camera.
 *
 * @example
 * const mapView = await showVenue('#map', venue, { labelLocations: false });
 * mapView.flatLabels.labelLocations();
 */
export async function showVenue(
  container: HTMLElement | string | null,
  venue: Venue,
  options: ShowVenueOptions = {},
): Promise<MapView> {
  const { firstMap, labelLocations = true, theme = 'light', antialias = true } = options;
  const engine = await showEngineMap(container, venue, {
    theme,
    antialias,
    ...(firstMap !== undefined && { floor: venue.index.findMap(firstMap, 'showVenue').floor }),
  });
  const mapView = new MapView(engine, venue);
  if (labelLocations) mapView.floatingLabels.labelLocations();
  return mapView;
}
