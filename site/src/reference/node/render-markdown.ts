import type { Markdown } from '@brand/reference';
import type { NameResolver } from '@brand/reference/search';
import { micromark } from 'micromark';
import { highlightCode, isKnownLanguage } from '../../markdown/highlight-code.ts';
import type { Html } from '../published.ts';

const FENCE = /<pre><code(?: class="language-(\w+)")?>([\s\S]*?)<\/code><\/pre>/g;

/** Text without markup, the common case: it is its own HTML. */
const PLAIN = /^[A-Za-z][A-Za-z0-9 ,.;:'()/-]*[A-Za-z0-9.)]$/;

const rendered = new Map<Markdown, Html>();

export type MarkdownRenderer = {
  /** Paragraphs, lists and code. */
  readonly block: (markdown: Markdown) => Promise<Html>;
  /** One sentence, without a paragraph element. */
  readonly inline: (markdown: Markdown) => Html;
};

/** Renders the Markdown of a reference and links names of symbols in code. */
export function createMarkdownRenderer(resolve: NameResolver): MarkdownRenderer {
  const render = (markdown: Markdown): Html => linkNames(renderOnce(markdown), resolve);
  return {
    block: (markdown) => highlightFences(render(markdown)),
    inline: (markdown) =>
      PLAIN.test(markdown) ? markdown : render(markdown).replaceAll(/<\/?p>/g, ''),
  };
}

/** Memoized, because the versions of an SDK share most texts. */
function renderOnce(markdown: Markdown): Html {
  const known = rendered.get(markdown);
  if (known !== undefined) return known;
  const html = micromark(markdown.replaceAll(/\]\(ref:([^)\s]+)\)/g, '](#$1)')).replaceAll(
    /<a href="#([^"]+)">/g,
    '<a href="#$1" data-symbol>',
  );
  rendered.set(markdown, html);
  return html;
}

/** Links names in code, except inside links and fences. */
function linkNames(html: Html, resolve: NameResolver): Html {
  return html.replaceAll(
    /<(a|pre)\b[\s\S]*?<\/\1>|<code>([^<]+)<\/code>/g,
    (whole, _element: string | undefined, code: string | undefined) => {
      if (code === undefined) return whole;
      const name = resolve(unescapeHtml(code));
      if (name.kind !== 'symbol') return whole;
      return `<a href="#${encodeURIComponent(name.id)}" data-symbol>${whole}</a>`;
    },
  );
}

async function highlightFences(html: Html): Promise<Html> {
  let result = '';
  let from = 0;
  for (const { 0: whole, 1: language = 'ts', 2: code = '', index } of html.matchAll(FENCE)) {
    const known = isKnownLanguage(language) ? language : 'text';
    const inner = await highlightCode(unescapeHtml(code).trimEnd(), known);
    result += `${html.slice(from, index)}<pre tabindex="0"><code>${inner}</code></pre>`;
    from = index + whole.length;
  }
  return result + html.slice(from);
}

/** Removes links, for lists whose rows are links themselves. */
export function removeLinks(html: Html): Html {
  return html.replaceAll(/<\/?a\b[^>]*>/g, '');
}

function unescapeHtml(html: Html): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
