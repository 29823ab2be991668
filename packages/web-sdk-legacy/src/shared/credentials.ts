import { SdkError } from './sdk-error.ts';

/** Credentials and slug of a venue in the content management system. */
export type VenueCredentials = {
  /** Client id of your application. `demo` opens the demo venues. */
  readonly clientId: string;
  /** Client secret of your application. The demo venues accept any value. */
  readonly clientSecret: string;
  /** Slug of the venue, such as `harbour-mall`. */
  readonly venue: string;
};

/** Key and id of a venue on the server. */
export type VenueIdentifier = { readonly key: string; readonly venueId: string };

const NAMES = ['clientId', 'clientSecret', 'venue'] as const;

/** Validates credentials. Errors explain incomplete credentials and credentials of another type. */
export function readCredentials(options: object, call: string): VenueIdentifier {
  const { clientId, venue } = checkTexts(options, NAMES, call);
  return { key: clientId, venueId: checkSlug(venue, `${call}, venue`) };
}

/** Returns the named fields; throws unless all are non-empty strings. */
export function checkTexts<Name extends string>(
  options: object,
  names: readonly Name[],
  call: string,
): Readonly<Record<Name, string>> {
  const given: Readonly<Record<string, unknown>> = { ...options };
  const bad = names.find((name) => typeof given[name] !== 'string' || given[name] === '');
  if (bad === undefined) return given as Readonly<Record<Name, string>>;
  throw new SdkError(
    'sdk/bad-credentials',
    `${call}: expected ${names.join(', ')} as texts, found ${bad} to be ${describe(given[bad])}. ${adviceFor(given)}`,
  );
}

/** Rejects slugs that are not safe in a URL path. */
export function checkSlug(slug: string, where: string): string {
  if (/^[\w-]+$/.test(slug)) return slug;
  throw new SdkError(
    'sdk/unknown-venue',
    `${where}: expected a name such as "harbour-mall", found ${JSON.stringify(slug)}.`,
  );
}

function describe(value: unknown): string {
  if (value === undefined) return 'missing';
  return value === '' ? 'empty' : `of type ${typeof value}`;
}

function adviceFor(given: Readonly<Record<string, unknown>>): string {
  if ('mapId' in given) return 'A map id and its key belong to a map of the editor.';
  if ('venueId' in given) return 'venueId and key are the names of version 6.0.';
  if ('clientId' in given) return 'A slug goes with the id and the secret of an application.';
  return 'Use { clientId: "demo", clientSecret: "demo", venue: "harbour-mall" } for a demo venue.';
}
