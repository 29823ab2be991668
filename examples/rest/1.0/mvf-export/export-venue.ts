import { writeFile } from 'node:fs/promises';
import {
  optionsOfEnvironment,
  RestClient,
  type RestOptions,
} from '../rest-client.ts';

// #region pages
type Venue = { readonly id: string; readonly name: string };
type Page<Item> = {
  readonly items: readonly Item[];
  readonly nextCursor?: string;
};

/** Lists all venues that the key can access, page by page. */
export async function* listVenues(rest: RestClient): AsyncGenerator<Venue> {
  let query = '?limit=100';
  for (;;) {
    const { items, nextCursor } = await rest.ask<Page<Venue>>(
      `/v1/venues${query}`,
    );
    yield* items;
    if (nextCursor === undefined) return;
    query = `?limit=100&cursor=${nextCursor}`;
  }
}
// #endregion pages

// #region export
type Export = {
  readonly url: string;
  readonly sha256: string;
  readonly bytes: number;
};

/** Downloads a venue's bundle. The URL in the response needs no token. */
export async function exportVenue(
  rest: RestClient,
  venueId: string,
): Promise<Uint8Array> {
  const { url } = await rest.ask<Export>(`/v1/venues/${venueId}/mvf?version=3`);
  const response = await fetch(url);
  if (!response.ok)
    throw new Error(`The bundle could not be fetched: ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}
// #endregion export

// #region changed
/** Returns the new `ETag` if the venue changed since `knownTag`, else `undefined`. */
export async function newTag(
  rest: RestClient,
  venueId: string,
  knownTag?: string,
): Promise<string | undefined> {
  const response = await rest.send(`/v1/venues/${venueId}`, {
    headers: knownTag === undefined ? {} : { 'if-none-match': knownTag },
  });
  return response.status === 304
    ? undefined
    : (response.headers.get('etag') ?? undefined);
}
// #endregion changed

export async function main(
  options: RestOptions,
  folder: string,
): Promise<string[]> {
  const rest = new RestClient(options);
  const written: string[] = [];
  for await (const { id } of listVenues(rest)) {
    const path = `${folder}/${id}.zip`;
    await writeFile(path, await exportVenue(rest, id));
    written.push(path);
  }
  return written;
}

if (import.meta.main) console.log(await main(optionsOfEnvironment(), '.'));
