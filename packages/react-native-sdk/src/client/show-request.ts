import type { AutomaticLabelOptions, MapOptions } from '@brand/web-sdk';
import type { Sent } from './remote.ts';

/**
 * Bytes of a venue that is stored on the device, raw or as base64, which is how file libraries read
 * files.
 */
export type BundleBytes = ArrayBuffer | Uint8Array | { readonly base64: string };

/** Source of a venue: a server with an id and a key, or your own bundle. */
export type MapSource =
  | {
      /** Id of the venue, such as `harbour-mall`. */
      readonly venueId: string;
      /** Key of your workspace. `demo` opens the demo venues. */
      readonly key: string;
      /** Base URL of the server that provides venues. @defaultValue the public portal */
      readonly baseUrl?: string;
    }
  | {
      /** Bytes of an MVF bundle. Nothing is requested over the network. */
      readonly bundle: BundleBytes;
    };

/** Options of a map: those of the Web SDK that can cross the bridge. */
export type MapStartOptions = Sent<Omit<MapOptions, 'fallback' | 'labels'>> & {
  /** Whether the venue's places are labelled, or options for the labels. @defaultValue `true` */
  readonly labels?: boolean | Sent<Omit<AutomaticLabelOptions, 'options'>>;
  /**
   * Language of names, such as `pt`.
   * @defaultValue the first of the device's languages that the venue has, otherwise the venue's
   * default language
   */
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
