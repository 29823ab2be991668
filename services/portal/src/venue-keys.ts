/** Origins whose pages may use a key; an empty list allows all. */
export type VenueKeys = ReadonlyMap<string, readonly string[]>;

/**
 * `VENUE_KEYS` is a list of keys, separated by commas. A key that is limited to domains names their
 * origins behind an `@`: `quay@https://www.example.com https://example.com`.
 */
export function readVenueKeys(text: string | undefined): VenueKeys {
  // An empty key would open every venue with `?key=`.
  const entries = (text ?? '').split(',').flatMap((entry) => entry.trim() || []);
  return new Map((entries.length > 0 ? entries : ['demo']).map(readKey));
}

function readKey(entry: string): [string, readonly string[]] {
  const [, key, list] = /^([\w-]+)(?:@(.+))?$/.exec(entry) ?? [];
  const origins = list?.split(/\s+/) ?? [];
  if (key === undefined || !origins.every(isOrigin)) {
    throw new Error(
      `VENUE_KEYS: expected a key, or a key with origins such as quay@https://www.example.com, but found "${entry}".`,
    );
  }
  return [key, origins];
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

/** Error with a remedy if a key does not open venues for a page; `undefined` if the key does. */
export function refuseKey(
  key: string | null,
  { keys, origin }: { readonly keys: VenueKeys; readonly origin: string | null },
): { readonly status: 401 | 403; readonly error: string } | undefined {
  if (key === null) {
    return { status: 401, error: 'A key is required. Add ?key=demo for the demo venues.' };
  }
  const shown = key.slice(0, 60);
  const origins = keys.get(key);
  if (!origins) {
    const error = `The key "${shown}" is unknown. Use "demo" for the demo venues.`;
    return { status: 401, error };
  }
  // Programs and pages of the portal's own origin send none.
  if (origin === null || origins.length === 0 || origins.includes(origin)) return undefined;
  const error = `The key "${shown}" is not allowed on pages of ${origin.slice(0, 200)}. Ask its owner to add this origin.`;
  return { status: 403, error };
}
