import { findReference } from '../table';

type Place = { readonly sdk: string; readonly version: string; readonly id: string };

export function hrefOfSymbol({ sdk, version, id }: Place): string {
  return `${findReference(sdk, version)?.href ?? ''}#${encodeURIComponent(id)}`;
}
