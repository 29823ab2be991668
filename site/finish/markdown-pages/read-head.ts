import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';

export type PageHead = {
  readonly title: string;
  readonly description: string;
  /** Whether the page may be in lists of pages. */
  readonly isListed: boolean;
};

/** What the head of a built page says of it. */
export function readHead(html: string): PageHead {
  const head = fromHtml(html.slice(0, html.indexOf('</head>')), { fragment: true });
  const meta = new Map<string, string>();
  visit(head, 'element', ({ tagName, properties }) => {
    const name = properties['name'] ?? properties['property'];
    if (tagName === 'meta' && name !== undefined) {
      meta.set(String(name), String(properties['content'] ?? ''));
    }
  });
  return {
    title: (meta.get('og:title') ?? '').replace(/ \| [^|]*$/, ''),
    description: meta.get('description') ?? '',
    isListed: !/\bnoindex\b/.test(meta.get('robots') ?? ''),
  };
}
