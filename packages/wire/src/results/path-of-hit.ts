export type PathOptions = {
  /** The path below which the site is served, with slashes. */
  readonly baseUrl: string;
  /** Addresses of other sites. */
  readonly externalUrls?: string;
};

/**
 * Where a hit leads: a path of this site, whatever host the record names, or the whole address where
 * it is one of another site. None for what is no address of a page.
 */
export function pathOfHit(url: string, { baseUrl, externalUrls }: PathOptions): string | undefined {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return undefined;
  if (externalUrls !== undefined && new RegExp(externalUrls).test(url)) return url;
  const { pathname, search, hash } = new URL(url);
  const path = pathname.startsWith(baseUrl) ? pathname : baseUrl + pathname.slice(1);
  return path + search + hash;
}

/** Whether an address is of this site, so that the page need not be loaded anew. */
export function isPath(address: string): boolean {
  return address.startsWith('/');
}
