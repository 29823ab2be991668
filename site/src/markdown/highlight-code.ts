import { bundledLanguages } from 'shiki';
import { highlightClass } from '../kit/highlight-classes.ts';
import { escapeHtml, escapeText } from './escape-html.ts';
import { type Token, tokenize } from './tokenize.ts';

/** Fences of these languages are not highlighted. */
const PLAIN_LANGUAGES = new Set(['text', 'txt', 'console']);

export function isKnownLanguage(language: string): boolean {
  return PLAIN_LANGUAGES.has(language) || Object.hasOwn(bundledLanguages, language);
}

/** A name in code that links to its entry in the reference. */
export type CodeLink = {
  /** UTF-16 units from the start of the code, exclusive of the end. Stays within a line. */
  readonly start: number;
  readonly end: number;
  /** Ends with the id of the symbol, so a separate field is not needed. */
  readonly href: string;
};

export type HighlightOptions = {
  /** Numbers of highlighted lines, from 1. */
  readonly markedLines?: ReadonlySet<number>;
  /** Sorted by position, without overlaps. */
  readonly links?: readonly CodeLink[];
};

/**
 * Renders code as HTML with one class per token kind, so that the browser needs no highlighter and
 * both colour modes share the markup.
 */
export async function highlightCode(
  code: string,
  language: string,
  { markedLines = new Set(), links = [] }: HighlightOptions = {},
): Promise<string> {
  if (PLAIN_LANGUAGES.has(language)) return escapeText(code);
  const lines = await tokenize(code, language);
  const reached = new Set<string>();
  return lines
    .map((tokens, index) => {
      const html = joinTokens(tokens, links, reached);
      return markedLines.has(index + 1) ? `<span class="hl-line">${html}\n</span>` : `${html}\n`;
    })
    .join('')
    .replace(/\n(<\/span>)?$/, '$1');
}

type Run = { readonly kind: string | undefined; text: string; readonly link?: CodeLink };

function joinTokens(
  tokens: readonly Token[],
  links: readonly CodeLink[],
  reached: Set<string>,
): string {
  const runs: Run[] = [];
  for (const { text, kind, link } of tokens.flatMap((token) => cutAtLinks(token, links))) {
    const last = runs.at(-1);
    // White space, dots and colons have no colour of their own, so they join the run before them.
    const isNeutral = link === undefined && /^(?:\s*|\??\.|:\s*)$/.test(text);
    const isJoined = last && last.link === link;
    if (isJoined && (link || last.kind === kind || isNeutral)) last.text += text;
    else runs.push({ kind: isNeutral ? undefined : kind, text, ...(link && { link }) });
  }
  return runs.map((run) => renderRun(run, reached)).join('');
}

/** Splits a token where a link starts or ends. */
function cutAtLinks({ content, color, offset }: Token, links: readonly CodeLink[]): Run[] {
  const kind = highlightClass(color);
  const end = offset + content.length;
  const runs: Run[] = [];
  let from = offset;
  const cut = (to: number, link?: CodeLink): void => {
    const text = content.slice(from - offset, to - offset);
    if (text !== '') runs.push({ kind, text, ...(link && { link }) });
    from = Math.max(from, to);
  };
  for (const link of links) {
    if (link.end <= offset || link.start >= end) continue;
    cut(Math.max(link.start, offset));
    cut(Math.min(link.end, end), link);
  }
  cut(end);
  return runs;
}

function renderRun({ kind, text, link }: Run, reached: Set<string>): string {
  const className = kind ? ` class="${kind}"` : '';
  const html = escapeText(text);
  if (!link) return kind ? `<span${className}>${html}</span>` : html;
  // One Tab stop per symbol of a block.
  const tabIndex = reached.has(link.href) ? ' tabindex="-1"' : '';
  reached.add(link.href);
  return `<a${className} href="${escapeHtml(link.href)}"${tabIndex}>${html}</a>`;
}
