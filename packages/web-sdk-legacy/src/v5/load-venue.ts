import {
  checkSlug,
  checkTexts,
  readCredentials,
  type VenueCredentials,
} from '../shared/credentials.ts';
import { openEngineVenue } from '../shared/open-engine-venue.ts';
import { Venue } from '../shared/venue.ts';

/** Options for loading a venue. */
export type LoadOptions = {
  /** Language of the venue's texts, such as `pt`. @defaultValue the first language of the venue */
  readonly language?: string;
  /**
   * URL of the server that provides venues.
   * @defaultValue the portal that the SDK was loaded from, otherwise the public one
   */
  readonly baseUrl?: string;
  /** Signal that stops loading. The promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
};

/** Venue of the content management system to load, with options. */
export type LoadVenueOptions = VenueCredentials & LoadOptions;

/** Credentials and id of a map that was drawn in the editor. */
export type EditorCredentials = {
  /** Key of the editor. `demo` opens the demo venues. */
  readonly key: string;
  /** Secret of the key. The demo venues accept any value. */
  readonly secret: string;
  /** Id of the map, such as `harbour-mall`. */
  readonly mapId: string;
};

/** Map of the editor to load, with options. */
export type LoadEditorVenueOptions = EditorCredentials & LoadOptions;

/**
 * Loads a venue of the content management system. Rejects with an `SdkError` whose message explains
 * what to do, or with the reason of `signal`.
 *
 * @example
 * const venue = await loadVenue({
 *   clientId: 'demo',
 *   clientSecret: 'demo',
 *   venue: 'harbour-mall',
 *   language: 'pt',
 * });
 */
export async function loadVenue(options: LoadVenueOptions): Promise<Venue> {
  const address = readCredentials(options, 'loadVenue');
  return new Venue(await openEngineVenue(address, options));
}

/**
 * Loads a map that was drawn in the editor. The result is a venue like any other, but contains only
 * the data that the editor supports.
 *
 * @example
 * const venue = await loadEditorVenue({ key: 'demo', secret: 'demo', mapId: 'kestrel-house' });
 */
export async function loadEditorVenue(options: LoadEditorVenueOptions): Promise<Venue> {
  const { key, mapId } = checkTexts(options, ['key', 'secret', 'mapId'], 'loadEditorVenue');
  const address = { key, venueId: checkSlug(mapId, 'loadEditorVenue, mapId') };
  return new Venue(await openEngineVenue(address, options));
}
