import type { KnownBlock } from '@brand/wire/assistant';
import type { Passage } from '../retrieval/passage.ts';

/** A section as the model receives it. */
export type DescribedPassage = {
  readonly title: string;
  readonly section: string;
  readonly url: string;
  readonly sdk: string;
  readonly version?: string;
  readonly text: string;
};

const MAX_PASSAGES = 6;
const MAX_PASSAGE_LENGTH = 2400;

/** Describes passages as fields, best first, as many as fit. */
export function describePassages(
  passages: readonly Passage[],
  budget: number,
): { readonly described: DescribedPassage[]; readonly length: number } {
  const described: DescribedPassage[] = [];
  let length = 0;
  for (const passage of passages.slice(0, MAX_PASSAGES)) {
    const left = Math.min(MAX_PASSAGE_LENGTH, budget - length);
    if (left < 200) break;
    const one = describe(passage, left);
    described.push(one);
    length += JSON.stringify(one).length;
  }
  return { described, length };
}

function describe({ page, section, url }: Passage, longest: number): DescribedPassage {
  const text = section.blocks.map(writeBlock).filter(Boolean).join('\n\n');
  return {
    title: page.title,
    section: section.heading,
    url,
    sdk: page.sdk,
    ...(page.version !== undefined && { version: page.version }),
    text: text.length > longest ? `${text.slice(0, longest)}…` : text,
  };
}

function writeBlock(block: KnownBlock): string {
  switch (block.kind) {
    case 'text':
      return block.markdown;
    case 'note':
      return `${block.tone}: ${block.markdown}`;
    case 'list':
      return block.items
        .map((item, index) => (block.ordered ? `${index + 1}. ${item}` : `- ${item}`))
        .join('\n');
    case 'table':
      return [block.header, ...block.rows].map((row) => row.join(' | ')).join('\n');
    case 'code':
      // The complete sample repeats the fragment above it.
      return block.isWhole ? '' : `\`\`\`${block.language}\n${block.code}\n\`\`\``;
  }
}
