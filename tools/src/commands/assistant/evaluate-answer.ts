import type { AnswerEngine, Reader } from '@brand/assistant';
import type { EvalQuestion } from '@brand/assistant/evaluation';
import { NEWEST } from './judged-engine.ts';

/** Criteria of an answer. Not every question has all of them. */
export type Verdict = {
  /** One of the right pages is cited. */
  readonly page?: boolean;
  /** It is cited first. */
  readonly first?: boolean;
  /** Code of the right SDK and version is shown. */
  readonly code?: boolean;
  /** It contains one of the expected calls. */
  readonly call?: boolean;
  /** It states that the documentation has no answer. */
  readonly declined?: boolean;
};

export type EvaluatedAnswer = {
  readonly verdict: Verdict;
  readonly cited: readonly string[];
  /** Markdown of the answer. */
  readonly text: string;
};

type Line = { readonly sdk: string; readonly version: string | null };

const NUMBER = /^\d+\.\d+$/;

/**
 * Pages of the newest version have no number in their paths; the playground belongs to the Web SDK.
 */
function isOfLine(path: string, { sdk, version }: Line): boolean {
  const [first = '', second = ''] = path.split('/').filter(Boolean);
  if (sdk === 'docs') return first === 'docs';
  const newest = NEWEST[sdk];
  if (first !== sdk) return sdk === 'web-sdk' && version === newest && first === 'playground';
  return (NUMBER.test(second) ? second : newest) === version;
}

const FENCE = /^(?:```|~~~~)\w*\n([^]*?)\n(?:```|~~~~)$/gm;

type Judged = Pick<EvalQuestion, 'question' | 'before' | 'pages' | 'code'> & {
  readonly kind: string;
};

/** Asks a question and compares the answer with the expected one. */
export async function evaluateAnswer(
  question: Judged,
  engine: AnswerEngine,
  reader: Reader,
): Promise<EvaluatedAnswer> {
  let text = '';
  let isAnswered = false;
  const cited: string[] = [];
  const { question: asked, before = [], kind, pages, code } = question;
  const { signal } = new AbortController();
  for await (const event of engine.answer({ text: asked, before, reader, signal })) {
    if (event.type === 'text') text += event.delta;
    if (event.type === 'source') cited.push(new URL(event.url).pathname);
    if (event.type === 'outcome') ({ isAnswered } = event);
  }
  if (pages.length === 0 && kind !== 'greeting') {
    return { cited, text, verdict: { declined: !isAnswered } };
  }
  if (kind === 'greeting') {
    return { cited, text, verdict: { page: isAnswered && cited.length === 0 } };
  }
  const blocks = [...text.matchAll(FENCE)].map((match) => match[1] ?? '');
  return {
    cited,
    text,
    verdict: {
      page: cited.some((path) => pages.includes(path)),
      first: pages.includes(cited[0] ?? ''),
      ...(code && {
        code: blocks.length > 0 && cited.some((path) => isOfLine(path, code)),
        call: blocks.some((block) => code.contains.some((words) => block.includes(words))),
      }),
    },
  };
}
