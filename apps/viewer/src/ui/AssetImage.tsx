import type { Venue } from '@brand/web-sdk';
import { type ReactNode, useEffect, useState } from 'react';
import { useSession } from './session-context.ts';

type AssetImageProps = { readonly path: string | undefined; readonly className: string };
type Loaded = { readonly path: string; readonly address: string };

/**
 * An image of the bundle. Images of other hosts are not loaded, because the request would reveal
 * the visitor to them.
 */
export function AssetImage({ path, className }: AssetImageProps): ReactNode {
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
  return loaded && loaded.path === path ? (
    <img className={className} src={loaded.address} alt="" />
  ) : null;
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
