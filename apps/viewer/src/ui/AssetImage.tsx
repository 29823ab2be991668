import type { ReactNode } from 'react';
import { useAsset } from './use-asset.ts';

type AssetImageProps = { readonly path: string | undefined; readonly className: string };

/** An image of the bundle; nothing if there is none. */
export function AssetImage({ path, className }: AssetImageProps): ReactNode {
  const address = useAsset(path);
  return address === undefined ? null : <img className={className} src={address} alt="" />;
}
