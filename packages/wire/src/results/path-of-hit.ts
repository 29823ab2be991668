export type PathOptions = {
  /** Base path of the site, with slashes. */
  readonly baseUrl: string;
  /** Pattern of URLs of other sites. */
  readonly externalUrls?: string;
};

/**
 * Target of a hit: a path of this site, whatever the host of the record, or the whole URL for other
 * sites. `undefined` if it is not the URL of a page.
 */
export function pathOfHit(url: string, { baseUrl, externalUrls }: PathOptions): string | undefined {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return undefined;
  if (externalUrls !== undefined && new RegExp(externalUrls).test(url)) return url;
  const { pathname, search, hash } = new URL(url);
  const path = pathname.startsWith(baseUrl) ? pathname : baseUrl + pathname.slice(1);
  return path + search + hash;
}

/** Whether a link is internal, so the page does not need to reload. */
export function isPath(address: string): boolean {
  return address.startsWith('/');
}
