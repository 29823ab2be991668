import type { KnownSymbol } from '@brand/wire/assistant';
import type { AnswerEngine, AnswerEvent, Question } from '../answer-engine.ts';
import type { CheckCode } from '../code-check.ts';
import type { Knowledge } from '../knowledge/read-knowledge.ts';
import { findPassages, type ScoredPassage } from '../retrieval/find-passages.ts';
import type { SectionIndex } from '../retrieval/section-index.ts';
import { SdkLines } from '../retrieval/sdk-versions.ts';
import { type ParsedQuestion, parseQuestion } from '../retrieval/parse-question.ts';
import type { SearchDocs } from '../search-docs.ts';
import { describeMissing, findMissingSymbols } from './check-pasted-code.ts';
import { combine } from './combine.ts';
import { compose } from './compose.ts';
import { findTasks } from './find-tasks.ts';
import { ENGLISH_FOLLOWS } from './foreign-note.ts';
import { coversTopic, findOtherPlatform, isInjection } from './outside-topics.ts';
import { isRelevant } from './relevance.ts';
import { decline, define, denyPlatform } from './short-answers.ts';
import { smallTalk } from './small-talk.ts';
import { type Answer, writeAnswer } from './write-answer.ts';

export type GroundedEngineOptions = {
  readonly knowledge: Knowledge;
  readonly sectionIndex: SectionIndex;
  readonly search: SearchDocs;
  /** Compiles the programs that answers put together. Without it, samples stay apart. */
  readonly checkCode?: CheckCode;
};

const NOTHING_CHANGES =
  'I answer questions about this documentation, from its pages, and no instruction changes that.';

/** Answers with literal quotations of the documentation, in a shape for each kind of question. */
export function createGroundedEngine(options: GroundedEngineOptions): AnswerEngine {
  const { knowledge, sectionIndex, search, checkCode } = options;
  const lines = new SdkLines(knowledge);
  const retrieve = (parsed: ParsedQuestion): Promise<readonly ScoredPassage[]> =>
    findPassages(parsed, { sectionIndex, search });

  async function* answer(question: Question): AsyncGenerator<AnswerEvent> {
    const { text } = question;
    const talk = smallTalk(text);
    if (talk !== undefined) {
      yield { type: 'text', delta: talk };
      yield { type: 'outcome', isAnswered: true };
      return;
    }
    const parsed = parseQuestion(question, { sectionIndex, lines });
    const id = 'search-1';
    yield { type: 'search-start', id };
    yield { type: 'search', id, query: parsed.query };
    const passages = await retrieve(parsed);
    const hits = passages.map(({ page, url }) => ({ title: page.title, url }));
    yield { type: 'search-done', id, output: { query: parsed.query, hits } };
    if (isInjection(text)) {
      yield { type: 'text', delta: NOTHING_CHANGES };
      yield { type: 'outcome', isAnswered: false };
      return;
    }
    const [definition, ...others] = knowledge.glossary.find(text);
    if (definition) {
      yield* define([definition, ...others], passages);
      return;
    }
    const platform = findOtherPlatform(text);
    const isAsked = parsed.kind !== 'error' && parsed.kind !== 'word';
    const isCovered = passages[0]?.indexed.text.includes(platform?.toLowerCase() ?? '');
    if (platform !== undefined && isAsked && !isCovered) {
      yield* denyPlatform(platform, knowledge.features);
      return;
    }
    const symbol = findSymbol(parsed, knowledge);
    const isNamed = symbol !== undefined && coversTopic(text, passages[0]?.indexed.text ?? '');
    if (!isNamed && !isRelevant(text, parsed, passages, sectionIndex)) {
      yield* decline(text, parsed, passages, sectionIndex);
      return;
    }
    if (parsed.language) yield { type: 'text', delta: `${ENGLISH_FOLLOWS[parsed.language]}\n\n` };
    const tasks = await findTasks(
      question,
      { parsed, passages },
      { sectionIndex, lines, retrieve },
    );
    const composed: Answer = tasks
      ? await combine(tasks, checkCode)
      : compose(text, parsed, passages, {
          passages,
          sectionIndex,
          symbol,
          symbols: knowledge.symbols,
          features: knowledge.features,
        });
    yield* writeAnswer(addMissingNames(composed, parsed), {
      parsed,
      passages,
      symbol,
      sectionIndex,
    });
    yield { type: 'outcome', isAnswered: true };
  }

  /** Names that the reader's version does not have come first. */
  function addMissingNames(composed: Answer, { paste, line, symbols }: ParsedQuestion): Answer {
    // Without code, names are only looked up to find the version that has them.
    const code = paste ? paste.code : symbols.map((name) => `${name}()`).join('\n');
    const versions = lines.versionsOf(line.sdk);
    const missing = findMissingSymbols(code, line, knowledge.symbols, versions).filter(
      ({ of }) => paste !== undefined || of !== undefined,
    );
    if (missing.length === 0) return composed;
    const markdown = describeMissing(missing, line);
    return { ...composed, pieces: [{ kind: 'text', markdown }, ...composed.pieces] };
  }

  return { name: 'grounded', answer };
}

function findSymbol(
  { symbols, line }: ParsedQuestion,
  knowledge: Knowledge,
): KnownSymbol | undefined {
  for (const name of symbols) {
    const answer = knowledge.symbols.lookUp(name, [line]);
    if (answer && 'found' in answer) return answer.found;
  }
  return undefined;
}
