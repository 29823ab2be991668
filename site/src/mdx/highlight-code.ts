import {
  type BundledLanguage,
  bundledLanguages,
  codeToTokensBase,
  createCssVariablesTheme,
} from 'shiki';

const theme = createCssVariablesTheme({ name: 'portal', variablePrefix: '--hl-' });

/** The theme's token kinds and the class names they get in the page. Kinds left out stay plain. */
const CLASS_OF_KIND: Readonly<Record<string, string>> = {
  'token-keyword': 'hl-k',
  'token-string': 'hl-s',
  'token-string-expression': 'hl-s',
  'token-constant': 'hl-n',
  'token-function': 'hl-f',
  'token-comment': 'hl-c',
  'token-parameter': 'hl-p',
  'token-inserted': 'hl-i',
  'token-deleted': 'hl-d',
};

/** Fences of these languages are shown as they are. */
const PLAIN_LANGUAGES = new Set(['text', 'txt', 'console']);

export function isKnownLanguage(language: string): boolean {
  return PLAIN_LANGUAGES.has(language) || Object.hasOwn(bundledLanguages, language);
}

/**
 * Turns code into HTML with one class per token kind, so that the browser needs no highlighter and
 * both colour modes share the markup.
 */
export async function highlightCode(
  code: string,
  language: string,
  markedLines: ReadonlySet<number> = new Set(),
): Promise<string> {
  if (PLAIN_LANGUAGES.has(language)) return escapeHtml(code);
  const lines = await codeToTokensBase(code, {
    lang: language as BundledLanguage,
    theme,
    // The default limit per line is spent compiling the grammar when the machine is busy.
    tokenizeTimeLimit: 0,
  });
  return lines
    .map((tokens, index) => {
      const html = joinTokens(tokens);
      return markedLines.has(index + 1) ? `<span class="hl-line">${html}\n</span>` : `${html}\n`;
    })
    .join('')
    .replace(/\n(<\/span>)?$/, '$1');
}

function joinTokens(tokens: readonly { content: string; color?: string }[]): string {
  const runs: { kind: string | undefined; text: string }[] = [];
  for (const { content, color } of tokens) {
    const kind = CLASS_OF_KIND[/^var\(--hl-(.+)\)$/.exec(color ?? '')?.[1] ?? ''];
    const last = runs.at(-1);
    // White space has no colour of its own: it joins the run before it.
    if (last && (last.kind === kind || content.trim() === '')) last.text += content;
    else runs.push({ kind, text: content });
  }
  return runs
    .map(({ kind, text }) =>
      kind ? `<span class="${kind}">${escapeHtml(text)}</span>` : escapeHtml(text),
    )
    .join('');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
