import { pathOfHit } from '@brand/wire/results';

export type Address = {
  readonly href: string;
  /** Whether it is a page of this site, so that the router can open it. */
  readonly isPage: boolean;
};

export type SitePlace = {
  /** Origins of the open page and of the published site. */
  readonly origins: readonly [string, ...string[]];
  readonly baseUrl: string;
};

/** The target of a link in an answer; `undefined` unless it is HTTP. */
export function resolveLink(link: string, { origins, baseUrl }: SitePlace): Address | undefined {
  if (!/^(?:https?:\/\/|\/)/i.test(link) || !URL.canParse(link, origins[0])) return undefined;
  const { href, origin, pathname } = new URL(link, origins[0]);
  if (!origins.includes(origin)) return { href, isPage: false };
  const path = pathOfHit(href, { baseUrl });
  // The router handles pages, not files.
  return path === undefined ? undefined : { href: path, isPage: !/\.[a-z]\w*$/i.test(pathname) };
}
