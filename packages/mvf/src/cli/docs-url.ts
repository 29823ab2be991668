import { brand } from '../../../../brand.ts';

/**
 * Returns the URL of a documentation page, because terminals and reports have no host of their own.
 */
export function docsUrl(path: string): string {
  return new URL(path, brand.siteUrl).href;
}
