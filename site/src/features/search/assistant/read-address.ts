import { pathOfHit } from '@brand/wire/results';

export type Address = {
  readonly href: string;
  /** Whether it is a page of this site, which need not be loaded anew. */
  readonly isPage: boolean;
};

export type SitePlace = {
  /** Of the open page, and those at which the site is published. */
  readonly origins: readonly [string, ...string[]];
  readonly baseUrl: string;
};

/** Where a link in an answer leads: a page of a site, and nothing that runs. */
export function readAddress(link: string, { origins, baseUrl }: SitePlace): Address | undefined {
  if (!/^(?:https?:\/\/|\/)/i.test(link) || !URL.canParse(link, origins[0])) return undefined;
  const { href, origin, pathname } = new URL(link, origins[0]);
  if (!origins.includes(origin)) return { href, isPage: false };
  const path = pathOfHit(href, { baseUrl });
  // The router knows pages, no files.
  return path === undefined ? undefined : { href: path, isPage: !/\.[a-z]\w*$/i.test(pathname) };
}
