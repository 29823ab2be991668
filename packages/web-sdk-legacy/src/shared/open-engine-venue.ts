import type { Venue as EngineVenue } from '@brand/venue';
import type { VenueIdentifier } from './credentials.ts';
import { loadEngineVenue, MapViewError } from './engine.ts';
import { SdkError, type SdkErrorCode } from './sdk-error.ts';

/** Options for loading a venue, common to all older versions. */
export type OpenOptions = {
  readonly language?: string;
  readonly baseUrl?: string;
  readonly signal?: AbortSignal;
};

/** Loads a complete venue, including nodes. Error messages include a remedy. */
export async function openEngineVenue(
  address: VenueIdentifier,
  { language, baseUrl, signal }: OpenOptions,
): Promise<EngineVenue> {
  const source = { ...address, ...(baseUrl !== undefined && { baseUrl }) };
  const venue = await translateErrors(loadEngineVenue(source, signal ? { signal } : {}));
  // Defaults to the venue's own language, because the older versions ignored the browser's.
  venue.setLanguage(checkLanguage(venue, language ?? venue.defaultLanguage));
  await venue.loadNodes(signal ? { signal } : {});
  return venue;
}

function checkLanguage({ name, languages }: EngineVenue, language: string): string {
  if (languages.some(({ code }) => code === language)) return language;
  const known = languages.map(({ code }) => code).join(', ');
  throw new SdkError(
    'sdk/unknown-language',
    `loadVenue, language: expected a language of ${name}, found ${JSON.stringify(language)}. It has: ${known}.`,
  );
}

const CODES: Readonly<Partial<Record<MapViewError['code'], SdkErrorCode>>> = {
  'map-view/wrong-key': 'sdk/wrong-credentials',
  'map-view/unknown-venue': 'sdk/unknown-venue',
  'map-view/bad-bundle': 'sdk/bad-venue',
};

/** Converts errors to the terms of the older versions. */
async function translateErrors<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof MapViewError)) throw error;
    const message = error.message
      .replace(/^The key ("[^"]*")/, 'The credentials of $1')
      .replace('Use a key of the workspace', 'Use those of the workspace');
    throw new SdkError(CODES[error.code] ?? 'sdk/network', message, { cause: error });
  }
}
