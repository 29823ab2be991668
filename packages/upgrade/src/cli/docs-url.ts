import { brand } from '../../../../brand.ts';

/** The URL of a page, because terminals and reports have no host of their own. */
export function docsUrl(path: string): string {
  return new URL(path, brand.siteUrl).href;
}
