import { marked, type Token, type TokensList } from 'marked';

/** More would keep the page busy at each new word. */
const MAX_CHARACTERS = 100_000;

/** The Markdown of an answer taken apart; nothing where that cannot be done. */
export function parseMarkdown(text: string): TokensList | undefined {
  if (text.length > MAX_CHARACTERS) return undefined;
  try {
    return marked.lexer(text);
  } catch {
    return undefined;
  }
}

/** How many blocks of code between fences a token holds. */
export function countCodeBlocks(token: Token): number {
  let count = 0;
  marked.walkTokens([token], (part) => {
    if (part.type === 'code' && part['codeBlockStyle'] !== 'indented') count += 1;
  });
  return count;
}

/** The links of a text, without those in code. */
export function listLinks(text: string): { readonly href: string; readonly title: string }[] {
  const links: { href: string; title: string }[] = [];
  marked.walkTokens(parseMarkdown(text) ?? [], (part) => {
    if (part.type === 'link') links.push({ href: part['href'], title: plainText(part) });
  });
  return links;
}

/** What remains of a token without its marks. */
export function plainText(token: Token): string {
  const parts = 'tokens' in token ? token.tokens : undefined;
  if (parts && parts.length > 0) return parts.map(plainText).join('');
  return 'text' in token && typeof token.text === 'string' ? token.text : '';
}
