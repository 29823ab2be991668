import type { VenueSource } from '@brand/web-sdk';

/** Where a viewer gets its venues. */
export type VenueHost = {
  /** Base URL of bundles, which are at `venues/<id>/mvf-3.zip` below it. */
  readonly baseUrl: string;
  /** Key for public venues. */
  readonly key: string;
};

/** Access to a private map was denied; the message is that of the server. */
export class AccessDeniedError extends Error {}

/** The source of a venue: by key if it is public, by token if it is private. */
export async function findVenueSource(
  host: VenueHost,
  { venue, token }: { readonly venue: string; readonly token?: string | undefined },
  signal: AbortSignal,
): Promise<VenueSource> {
  if (token === undefined) return { venueId: venue, ...host };
  const url = new URL(`private-venues/${encodeURIComponent(venue)}/mvf-3.zip`, host.baseUrl);
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` }, signal });
  if (!response.ok) throw new AccessDeniedError(await readReason(response));
  return { bundle: new Uint8Array(await response.arrayBuffer()) };
}

async function readReason(response: Response): Promise<string> {
  const fallback = `The private map could not be opened (status ${response.status}).`;
  try {
    const { error } = (await response.json()) as { error?: unknown };
    return typeof error === 'string' ? error : fallback;
  } catch {
    return fallback;
  }
}
