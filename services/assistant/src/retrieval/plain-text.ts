import type { KnownBlock } from '@brand/wire/assistant';
import { isStopWord, stemWord, tokenize } from '@brand/text-analysis';

/** Markdown without syntax and link targets. */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*_\\]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Plain text of a block. */
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

/** Stems of all words of a text, including the parts of names. */
export function stemsOf(text: string): ReadonlySet<string> {
  const stems = new Set<string>();
  for (const { text: word, parts } of tokenize(text)) {
    stems.add(stemWord(word));
    for (const part of parts) stems.add(stemWord(part.text));
  }
  return stems;
}

/** Stems of the words of a text that carry its subject. */
export function tellingStems(text: string): ReadonlySet<string> {
  return new Set(
    tokenize(text).flatMap(({ text: word }) => (isStopWord(word) ? [] : [stemWord(word)])),
  );
}
