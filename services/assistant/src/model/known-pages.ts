import type { PageRecord } from '@brand/wire/assistant';
import type { Passage } from '../retrieval/passage.ts';
import type { CitedPage, FindPage } from './answer-text/piece.ts';

/** Pages found for an answer. Links lead to these or nowhere. */
export class KnownPages {
  readonly #siteUrl: string;
  readonly #pages = new Map<string, PageRecord>();

  constructor(siteUrl: string) {
    this.#siteUrl = siteUrl;
  }

  add(passages: readonly Passage[]): void {
    for (const { page } of passages) {
      const key = keyOf(page.url, this.#siteUrl);
      if (key !== undefined) this.#pages.set(key, page);
    }
  }

  readonly find: FindPage = (address) => {
    const key = keyOf(address, this.#siteUrl);
    const page = key === undefined ? undefined : this.#pages.get(key);
    if (!page) return undefined;
    const anchor = new URL(address, this.#siteUrl).hash.slice(1);
    const isThere = page.sections.some((section) => section.anchor === anchor);
    const cited: CitedPage = { url: page.url, title: page.title };
    const whole = page.url + (anchor !== '' && isThere ? `#${anchor}` : '');
    return { address: whole.replaceAll('(', '%28').replaceAll(')', '%29'), page: cited };
  };
}

/** Origin and path: query and anchor do not identify another page. */
function keyOf(address: string, siteUrl: string): string | undefined {
  if (address === '' || !URL.canParse(address, siteUrl)) return undefined;
  const { origin, pathname, protocol } = new URL(address, siteUrl);
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  return origin + pathname.replace(/(?<=.)\/+$/, '');
}
