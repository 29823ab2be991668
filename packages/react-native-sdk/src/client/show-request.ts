import type { AutomaticLabelOptions, MapOptions } from '@brand/web-sdk';
import type { Sent } from './remote.ts';

/** Bytes of a venue that is kept on the device: as they are, or as base64, which files are read as. */
export type BundleBytes = ArrayBuffer | Uint8Array | { readonly base64: string };

/** Which venue to show: one of a server by key and id, or a bundle of your own. */
export type MapSource =
  | {
      /** Id of the venue, such as `harbour-mall`. */
      readonly venueId: string;
      /** Key of your workspace. `demo` opens the demo venues. */
      readonly key: string;
      /** Where venues are served. @defaultValue the public portal */
      readonly baseUrl?: string;
    }
  | {
      /** The bytes of an MVF bundle. Nothing is asked of the network. */
      readonly bundle: BundleBytes;
    };

/** How a map is shown: the options of the Web SDK that can cross the bridge. */
export type MapStartOptions = Sent<Omit<MapOptions, 'fallback' | 'labels'>> & {
  /** Whether the venue's places are labelled, or how. @defaultValue `true` */
  readonly labels?: boolean | Sent<Omit<AutomaticLabelOptions, 'options'>>;
  /** Language of names, such as `pt`. @defaultValue the first of the device's languages that the venue has */
  readonly language?: string;
};

/** Request to show a venue. */
export type ShowRequest = {
  readonly source: MapSource;
  readonly map: MapStartOptions;
  /** Styles for the HTML of markers. */
  readonly css?: string;
  /** View state of an earlier map. */
  readonly state?: unknown;
};
