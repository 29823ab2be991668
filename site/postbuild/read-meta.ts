import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';

/** Reads the `meta` elements of a built page, by name. */
export function readMeta(html: string): ReadonlyMap<string, string> {
  const end = html.indexOf('</head>');
  const head = fromHtml(end < 0 ? html : html.slice(0, end), { fragment: true });
  const meta = new Map<string, string>();
  visit(head, 'element', ({ tagName, properties }) => {
    if (tagName !== 'meta') return;
    const name = properties['name'] ?? properties['property'];
    if (name !== undefined) meta.set(String(name), String(properties['content'] ?? ''));
  });
  return meta;
}

/** Whether a page may be listed. */
export function isListed(meta: ReadonlyMap<string, string>): boolean {
  return !/\bnoindex\b/.test(meta.get('robots') ?? '');
}

/** The title of a page without the site title. */
export function titleIn(meta: ReadonlyMap<string, string>): string {
  return (meta.get('og:title') ?? '').split(' | ')[0] ?? '';
}
