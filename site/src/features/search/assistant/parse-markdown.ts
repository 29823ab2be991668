import { marked, type Token, type TokensList } from 'marked';

/** Longer texts would block the page on each new word. */
const MAX_CHARACTERS = 100_000;

/** Parses the Markdown of an answer; `undefined` if that fails. */
export function parseMarkdown(text: string): TokensList | undefined {
  if (text.length > MAX_CHARACTERS) return undefined;
  try {
    return marked.lexer(text);
  } catch {
    return undefined;
  }
}

/** The number of fenced code blocks in a token. */
export function countCodeBlocks(token: Token): number {
  let count = 0;
  marked.walkTokens([token], (part) => {
    if (part.type === 'code' && part['codeBlockStyle'] !== 'indented') count += 1;
  });
  return count;
}

/** The links of a text, except those in code. */
export function listLinks(text: string): { readonly href: string; readonly title: string }[] {
  const links: { href: string; title: string }[] = [];
  marked.walkTokens(parseMarkdown(text) ?? [], (part) => {
    if (part.type === 'link') links.push({ href: part['href'], title: plainText(part) });
  });
  return links;
}

/** The text of a token without markup. */
export function plainText(token: Token): string {
  const parts = 'tokens' in token ? token.tokens : undefined;
  if (parts && parts.length > 0) return parts.map(plainText).join('');
  return 'text' in token && typeof token.text === 'string' ? token.text : '';
}
