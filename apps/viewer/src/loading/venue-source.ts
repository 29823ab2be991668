import type { VenueSource } from '@brand/web-sdk';
import type { BundleDownload } from './download-bundle.ts';
import { OpenFailure, toOpenFailure } from './open-failure.ts';

/** Where a viewer gets its venues. */
export type VenueHost = {
  /** Base URL of bundles, which are at `venues/<id>/mvf-3.zip` below it. */
  readonly baseUrl: string;
  /** Key for public venues. */
  readonly key: string;
};

/** Where the map of a viewer comes from. */
export type MapSource = {
  /** Returns the source that the SDK opens, or throws an `OpenFailure`. */
  readonly load: (download: BundleDownload) => Promise<VenueSource>;
  /** Why what was loaded cannot be opened. */
  readonly explain: (error: unknown) => Promise<OpenFailure>;
  /** Where visitors can get the bundle themselves. */
  readonly address?: string;
};

/** A venue of a portal: by key if it is public, by token if it is private. */
export function hostedVenue(
  host: VenueHost,
  { venue, token }: { readonly venue: string; readonly token?: string | undefined },
): MapSource {
  return {
    load: async ({ signal }) => {
      if (token === undefined) return { venueId: venue, ...host };
      const url = new URL(`private-venues/${encodeURIComponent(venue)}/mvf-3.zip`, host.baseUrl);
      const response = await fetch(url, { headers: { authorization: `Bearer ${token}` }, signal });
      if (!response.ok) {
        throw new OpenFailure('private', await readReason(response), { name: venue });
      }
      return { bundle: new Uint8Array(await response.arrayBuffer()) };
    },
    explain: async (error) => toOpenFailure(error, venue),
  };
}

/** A bundle on the device of the visitor. It does not leave the browser. */
export function bundleFile(file: File): MapSource {
  const { name } = file;
  return {
    load: async () => {
      const { assertBundleSize } = await import('./own-bundle.ts');
      assertBundleSize(file.size, name);
      return { bundle: file };
    },
    explain: async (error) => {
      const { explainOwnBundle } = await import('./own-bundle.ts');
      return explainOwnBundle(error, { bundle: file, name });
    },
  };
}

/** A bundle of another host. */
export function bundleAddress(address: string): MapSource {
  let bundle = new Blob();
  return {
    address,
    load: async (download) => {
      const { downloadBundle } = await import('./download-bundle.ts');
      bundle = await downloadBundle(address, download);
      return { bundle };
    },
    explain: async (error) => {
      const { explainOwnBundle } = await import('./own-bundle.ts');
      return explainOwnBundle(error, { bundle, name: address });
    },
  };
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
