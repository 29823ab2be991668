import type { Page } from '@playwright/test';

export type Heading = { readonly level: number; readonly id: string; readonly text: string };

/** The structure of a served page before its scripts run. */
export type PageOutline = {
  readonly path: string;
  readonly status: number;
  readonly title: string;
  /** Version of the docs, such as `6.0`. */
  readonly version: string;
  readonly headings: readonly Heading[];
  readonly tableOfContents: readonly Heading[];
  /** Breadcrumbs except the home page. */
  readonly breadcrumbs: readonly string[];
  /** Targets of the docs sidebar. */
  readonly sidebar: readonly string[];
  /** Targets of all links: paths of the site without a trailing slash, or URLs of other sites. */
  readonly links: readonly string[];
  /** Text of the `main` element. */
  readonly text: string;
};

/**
 * Fetches pages from within a page of the site, because a browser parses them faster than a
 * library.
 */
export function readOutlines(page: Page, paths: readonly string[]): Promise<PageOutline[]> {
  return Promise.all(paths.map((path) => page.evaluate(readOutline, path)));
}

/** Runs in the browser, so it cannot use anything outside its body. */
async function readOutline(path: string): Promise<PageOutline> {
  const response = await fetch(path, { redirect: 'manual' });
  // Anchors of headings contain a zero-width space.
  const html = (await response.text()).replaceAll('\u200B', '');
  const page = new DOMParser().parseFromString(html, 'text/html');
  const select = (selector: string): Element[] => [...page.querySelectorAll(selector)];
  const listTargets = (selector: string): string[] =>
    select(selector).map((link) => {
      const url = new URL(link.getAttribute('href') ?? '', new URL(path, location.origin));
      return url.origin === location.origin ? url.pathname.replace(/(?<=.)\/$/, '') : url.href;
    });
  return {
    path,
    status: response.status,
    title: page.title,
    version: select('meta[name=docusaurus_version]')[0]?.getAttribute('content') ?? '',
    headings: select('h1, h2, h3, h4, h5, h6').map(({ tagName, id, textContent }) => ({
      level: Number(tagName.slice(1)),
      id,
      text: textContent.trim(),
    })),
    tableOfContents: select('.table-of-contents a').map((link) => ({
      level: link.closest('ul ul') ? 3 : 2,
      id: link.getAttribute('href')!.slice(1),
      text: link.textContent.trim(),
    })),
    breadcrumbs: select('.breadcrumbs__item:nth-child(n + 2)').map((it) => it.textContent),
    sidebar: listTargets('.theme-doc-sidebar-menu a'),
    links: listTargets('a[href]'),
    text: select('main')[0]?.textContent ?? '',
  };
}
