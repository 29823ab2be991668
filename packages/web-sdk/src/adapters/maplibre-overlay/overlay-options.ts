import type { LoadOptions, VenueSource } from '../../loading/load-venue.ts';
import type { MapOptions } from '../../map-options.ts';

/** What to show in a MapLibre map, and how. */
export type MapLibreOverlayOptions = VenueSource &
  MapOptions &
  LoadOptions & {
    /** Names the venue's layer in the style. @defaultValue `'venue'` */
    readonly layerId?: string;
    /** The layer of the style below which the venue is drawn. @defaultValue above all */
    readonly beforeLayerId?: string;
    /** Below this zoom level of MapLibre the venue is not drawn. @defaultValue `14` */
    readonly minZoom?: number;
  };
