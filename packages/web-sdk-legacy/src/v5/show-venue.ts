import { showEngineMap } from '../shared/show-engine-map.ts';
import type { Venue } from '../shared/venue.ts';
import type { VenueMap } from '../shared/venue-map.ts';
import { MapView } from './map-view.ts';

/** How a venue is shown. */
export type ShowVenueOptions = {
  /** The map to begin with. @defaultValue that of the entrance */
  readonly firstMap?: VenueMap | string;
  /** Whether locations have floating labels from the beginning. @defaultValue `true` */
  readonly labelLocations?: boolean;
  /** Colours of the map. @defaultValue `'light'` */
  readonly theme?: 'light' | 'dark';
  /** Whether edges are smooth, which weak devices may not like. @defaultValue `true` */
  readonly antialias?: boolean;
};

/**
 * Shows a venue in an element, which needs a height. Resolves when the first map is there; labels
 * and camera may be used from then on.
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
