import type { AssistantMessage, MessagePart } from './chat-message';

/** A block of an answer, in stream order. */
export type AnswerBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'reasoning'; readonly text: string }
  /** A running search; the query is undefined while the assistant writes it. */
  | { readonly kind: 'searching'; readonly query: string | undefined }
  | { readonly kind: 'searched'; readonly queries: readonly string[]; readonly count: number }
  | { readonly kind: 'search-failed'; readonly query: string };

type ToolPart = {
  readonly state?: string;
  readonly input?: { readonly query?: unknown } | undefined;
  readonly output?: { readonly query?: unknown; readonly hits?: unknown } | undefined;
};

/**
 * The blocks of an answer. Consecutive searches are merged. Unfinished blocks of an answer that has
 * ended are omitted.
 */
export function listBlocks(answer: AssistantMessage, isUnderWay: boolean): AnswerBlock[] {
  const blocks: AnswerBlock[] = [];
  for (const part of answer.parts) {
    const block = toBlock(part);
    if (block === undefined) continue;
    if (!isUnderWay && (block.kind === 'searching' || block.kind === 'reasoning')) continue;
    const last = blocks.at(-1);
    if (block.kind === 'searched' && last?.kind === 'searched') {
      blocks[blocks.length - 1] = merge(last, block);
    } else blocks.push(block);
  }
  return blocks;
}

type Searched = Extract<AnswerBlock, { kind: 'searched' }>;

function merge(a: Searched, b: Searched): Searched {
  const isNew = (query: string): boolean =>
    !a.queries.some((known) => known.toLowerCase() === query.toLowerCase());
  return {
    kind: 'searched',
    queries: [...a.queries, ...b.queries.filter(isNew)],
    count: a.count + b.count,
  };
}

function toBlock(part: MessagePart): AnswerBlock | undefined {
  if (part.type === 'text') return part.text === '' ? undefined : { kind: 'text', text: part.text };
  if (part.type === 'reasoning') {
    return part.state === 'streaming' ? { kind: 'reasoning', text: part.text } : undefined;
  }
  return part.type.startsWith('tool-') ? toSearchBlock(part as ToolPart) : undefined;
}

function toSearchBlock({ state, input, output }: ToolPart): AnswerBlock | undefined {
  const query = textOr(output?.query) || textOr(input?.query);
  switch (state) {
    case 'input-streaming':
      return { kind: 'searching', query: undefined };
    case 'input-available':
      return { kind: 'searching', query };
    case 'output-available': {
      if (query === '') return undefined;
      const count = Array.isArray(output?.hits) ? output.hits.length : 0;
      return { kind: 'searched', queries: [query], count };
    }
    case 'output-error':
      return { kind: 'search-failed', query };
    default:
      return undefined;
  }
}

function textOr(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
