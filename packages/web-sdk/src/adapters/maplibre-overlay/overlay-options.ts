import type { LoadOptions, VenueSource } from '../../loading/load-venue.ts';
import type { MapOptions } from '../../map-options.ts';

/** Options for showing a venue in a MapLibre map. */
export type MapLibreOverlayOptions = VenueSource &
  MapOptions &
  LoadOptions & {
    /** Id of the venue's layer in the style. @defaultValue `'venue'` */
    readonly layerId?: string;
    /** Id of the style's layer below which the venue is drawn. @defaultValue above all */
    readonly beforeLayerId?: string;
    /** Minimum zoom level of MapLibre at which the venue is drawn. @defaultValue `14` */
    readonly minZoom?: number;
  };
