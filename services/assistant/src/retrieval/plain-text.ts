import type { KnownBlock } from '@brand/wire/assistant';
import { stemWord, tokenize } from '@brand/text-analysis';

/** Markdown without its signs and without the addresses of its links. */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*_\\]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** What a block says, in plain words. */
export function blockText(block: KnownBlock): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return plainText(block.markdown);
    case 'list':
      return block.items.map(plainText).join(' ');
    case 'table':
      return block.rows.map((row) => row.map(plainText).join(' ')).join(' ');
    case 'code':
      return block.code;
  }
}

/** The stems of all words of a text, and of the words inside of names. */
export function stemsOf(text: string): ReadonlySet<string> {
  const stems = new Set<string>();
  for (const { text: word, parts } of tokenize(text)) {
    stems.add(stemWord(word));
    for (const part of parts) stems.add(stemWord(part.text));
  }
  return stems;
}
