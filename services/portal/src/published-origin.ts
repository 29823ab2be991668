import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The origin that a site was built for, as its sitemap names it. */
export function readPublishedOrigin(siteFolder: string): string | undefined {
  const sitemap = join(siteFolder, 'sitemap.xml');
  if (!existsSync(sitemap)) return undefined;
  const [, page] = /<loc>([^<]+)<\/loc>/.exec(readFileSync(sitemap, 'utf8')) ?? [];
  return page === undefined ? undefined : new URL(page).origin;
}
