import {
  checkSlug,
  checkTexts,
  readCredentials,
  type VenueCredentials,
} from '../shared/credentials.ts';
import { openEngineVenue } from '../shared/open-engine-venue.ts';
import { Venue } from '../shared/venue.ts';

/** How a venue is loaded. */
export type LoadOptions = {
  /** Language of its texts, such as `pt`. @defaultValue the first language of the venue */
  readonly language?: string;
  /**
   * Where venues are served.
   * @defaultValue the portal that the SDK was loaded from, otherwise the public one
   */
  readonly baseUrl?: string;
  /** Stops loading; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
};

/** Which venue of the content management system to load, and how. */
export type LoadVenueOptions = VenueCredentials & LoadOptions;

/** Names a map that was drawn in the editor, and who wants it. */
export type EditorCredentials = {
  /** A key of the editor. `demo` opens the demo venues. */
  readonly key: string;
  /** Its secret. The demo venues take any. */
  readonly secret: string;
  /** Id of the map, such as `harbour-mall`. */
  readonly mapId: string;
};

/** Which map of the editor to load, and how. */
export type LoadEditorVenueOptions = EditorCredentials & LoadOptions;

/**
 * Loads a venue of the content management system. Rejects with an `SdkError` whose message says
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
 * Loads a map that was drawn in the editor. It is a venue like any other from then on, but has only
 * what the editor knows.
 *
 * @example
 * const venue = await loadEditorVenue({ key: 'demo', secret: 'demo', mapId: 'kestrel-house' });
 */
export async function loadEditorVenue(options: LoadEditorVenueOptions): Promise<Venue> {
  const { key, mapId } = checkTexts(options, ['key', 'secret', 'mapId'], 'loadEditorVenue');
  const address = { key, venueId: checkSlug(mapId, 'loadEditorVenue, mapId') };
  return new Venue(await openEngineVenue(address, options));
}
