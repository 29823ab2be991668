import { brand } from '../../../../brand.ts';
import { type BundleSource, MvfError } from '@brand/mvf/read';
import { type Venue, VenueError } from '@brand/venue';
import { openVenueInStages, type VenueOpening } from '@brand/venue/stages';
import { MapViewError } from '../kernel/map-view-error.ts';
import { type DownloadOptions, download } from './download.ts';

/**
 * Source of a venue: a server with an id and a key, your own bundle, or a venue that is already
 * open.
 */
export type VenueSource =
  | {
      /** Id of the venue, such as `harbour-mall`. */
      readonly venueId: string;
      /** Key of your workspace. `demo` opens the demo venues. */
      readonly key: string;
      /**
       * Base URL of the server that provides venues.
       * @defaultValue the portal that the SDK was loaded from, otherwise the public one
       */
      readonly baseUrl?: string;
    }
  | {
      /** MVF bundle: the bytes of a zip file, a Blob, or the files of a folder. Works offline. */
      readonly bundle: Exclude<BundleSource, string | URL>;
    }
  | {
      /** Venue that `openVenue` has opened, for example to show it in two views. */
      readonly venue: Venue;
    };

/** Options for loading a venue. */
export type LoadOptions = DownloadOptions & {
  /**
   * Language of names, such as `pt`. If the venue is already open, its language changes in all maps
   * that show it. A language that the venue does not have is ignored.
   * @defaultValue the first of the browser's languages that the venue has, otherwise the venue's
   * default language; a venue that is already open keeps its current language
   */
  readonly language?: string;
};

/**
 * Loads a venue without showing it, for lists and search beside a map or for several maps. Rejects
 * with a `MapViewError` whose message says what to do, or with the reason of `signal`.
 *
 * @example
 * const venue = await loadVenue({ venueId: 'harbour-mall', key: 'demo' });
 * const map = await showVenue('#map', { venue });
 */
export async function loadVenue(source: VenueSource, options: LoadOptions = {}): Promise<Venue> {
  const { venue, complete } = await beginLoading(source, options);
  await complete();
  return venue;
}

/** Starts to open the venue of a source, so that it can be drawn before it is fully loaded. */
export async function beginLoading(
  source: VenueSource,
  options: LoadOptions,
): Promise<VenueOpening> {
  assertSource(source);
  if ('venue' in source) return openAlready(source.venue, options);
  const bytes = 'bundle' in source ? source.bundle : await downloadVenue(source, options);
  const opening = await explainErrors(
    openVenueInStages(bytes, {
      language: options.language ?? globalThis.navigator?.languages ?? [],
      ...(options.signal && { signal: options.signal }),
    }),
  );
  return {
    venue: opening.venue,
    openFloors: (floors) => explainErrors(opening.openFloors(floors)),
    complete: () => explainErrors(opening.complete()),
  };
}

/** Pages that are not type-checked can pass any value, often the URL of a bundle. */
function assertSource(source: unknown): asserts source is VenueSource {
  const isObject = typeof source === 'object' && source !== null;
  if (isObject && 'venue' in source ? isVenue(source.venue) : isObject && isNamed(source)) return;
  const found = isObject ? Object.keys(source).join(', ') || 'nothing' : JSON.stringify(source);
  throw new MapViewError(
    'map-view/no-venue',
    `Expected a venue to show, found ${found}. Pass venueId and key, or bundle with the bytes of a file, or venue from loadVenue.`,
  );
}

const isNamed = (source: object): boolean => 'bundle' in source || 'venueId' in source;
const isVenue = (value: unknown): boolean => value instanceof Object && 'floors' in value;

function openAlready(venue: Venue, { language }: LoadOptions): VenueOpening {
  try {
    if (language !== undefined) venue.setLanguage(language);
  } catch (error) {
    // As with a loaded venue, a missing language is not an error.
    if (!(error instanceof VenueError)) throw error;
  }
  return { venue, openFloors: async () => {}, complete: async () => {} };
}

/** Adds advice to errors about a bundle that cannot be opened. */
async function explainErrors<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof MvfError || error instanceof VenueError)) throw error;
    throw new MapViewError(
      'map-view/bad-bundle',
      `The venue could not be opened. ${error.message} Check it with \`mvf validate\`.`,
      { cause: error },
    );
  }
}

function downloadVenue(
  source: Extract<VenueSource, { venueId: string }>,
  options: LoadOptions,
): Promise<Uint8Array> {
  const { venueId, key, baseUrl = defaultBaseUrl() } = source;
  if (typeof venueId !== 'string' || !/^[\w.-]+$/.test(venueId)) {
    throw new MapViewError(
      'map-view/unknown-venue',
      `venueId: expected an id such as "harbour-mall", found ${JSON.stringify(venueId)}.`,
    );
  }
  const url = new URL(`venues/${venueId}/mvf-3.zip`, ensureTrailingSlash(baseUrl));
  url.searchParams.set('key', key);
  return download(url, { venueId, key }, options);
}

function ensureTrailingSlash(baseUrl: string): string {
  const absolute = new URL(baseUrl, globalThis.location?.href).href;
  return absolute.endsWith('/') ? absolute : `${absolute}/`;
}

/**
 * Returns the portal's URL. A portal serves the SDK below `/sdk/` and its demo venues next to it.
 */
function defaultBaseUrl(): string {
  const [portal, ...rest] = import.meta.url.split('/sdk/');
  return portal !== undefined && rest.length > 0 ? portal : brand.siteUrl;
}
