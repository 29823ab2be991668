import type { Venue } from '@brand/web-sdk';
import { useEffect, useState } from 'react';
import { useSession } from './session-context.ts';

type Loaded = { readonly path: string; readonly address: string };

/**
 * The URL of an image of the bundle, once it is read. Images of other hosts are not loaded, because
 * the request would reveal the visitor to them.
 */
export function useAsset(path: string | undefined): string | undefined {
  const { venue } = useSession();
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    const ending = new AbortController();
    let address: string | undefined;
    const load = async (wanted: string): Promise<void> => {
      address = await makeAddress(venue, wanted, ending.signal);
      if (address !== undefined) setLoaded({ path: wanted, address });
    };
    if (path !== undefined) void load(path);
    return () => {
      ending.abort();
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [venue, path]);
  return loaded && loaded.path === path ? loaded.address : undefined;
}

async function makeAddress(
  venue: Venue,
  path: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    const blob = await venue.readAsset(path, { signal });
    return blob && !signal.aborted ? URL.createObjectURL(blob) : undefined;
  } catch {
    // An image that cannot be read is treated as missing.
    return undefined;
  }
}
