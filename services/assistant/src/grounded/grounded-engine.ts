import type { KnownSymbol } from '@brand/wire/assistant';
import type { AnswerEngine, AnswerEvent, Question } from '../answer-engine.ts';
import type { Definition } from '../knowledge/glossary.ts';
import type { Knowledge } from '../knowledge/read-knowledge.ts';
import { findPassages, type ScoredPassage } from '../retrieval/find-passages.ts';
import type { SectionIndex } from '../retrieval/section-index.ts';
import { lineLabel, SdkLines } from '../retrieval/sdk-versions.ts';
import { type ParsedQuestion, parseQuestion } from '../retrieval/parse-question.ts';
import type { SearchDocs } from '../search-docs.ts';
import { compose } from './compose.ts';
import { confidence, IRRELEVANT_BELOW, coversThirdParty } from './confidence.ts';
import { outOfScopeReply } from './outside-topics.ts';
import { smallTalk } from './small-talk.ts';
import { writePiece } from './write-piece.ts';

export type GroundedEngineOptions = {
  readonly knowledge: Knowledge;
  readonly sectionIndex: SectionIndex;
  readonly search: SearchDocs;
};

const MIN_COVERAGE = 0.5;
const NEAR_PAGES = 3;
const NOT_EXACTLY = 'The documentation does not answer exactly this. The nearest that it says:\n\n';
const MAX_SOURCES = 4;
const FOLLOW_UPS = 3;

/** Answers with literal quotations of the documentation and nothing else. */
export function createGroundedEngine(options: GroundedEngineOptions): AnswerEngine {
  const { knowledge, sectionIndex, search } = options;
  const lines = new SdkLines(knowledge);

  async function* answer(question: Question): AsyncGenerator<AnswerEvent> {
    const talk = smallTalk(question.text);
    if (talk !== undefined) {
      yield { type: 'text', delta: talk };
      yield { type: 'outcome', isAnswered: true };
      return;
    }
    const outside = outOfScopeReply(question.text);
    if (outside !== undefined) {
      yield { type: 'text', delta: outside };
      yield { type: 'outcome', isAnswered: false };
      return;
    }
    const parsed = parseQuestion(question, { sectionIndex, lines });
    const id = 'search-1';
    yield { type: 'search-start', id };
    yield { type: 'search', id, query: parsed.query };
    const passages = await findPassages(parsed, { sectionIndex, search });
    const hits = passages.map(({ page, url }) => ({ title: page.title, url }));
    yield { type: 'search-done', id, output: { query: parsed.query, hits } };
    const symbol = findSymbol(parsed, knowledge);
    const definition = knowledge.glossary.find(question.text);
    if (definition) {
      yield* define(definition, passages);
      return;
    }
    const isOurs = coversThirdParty(parsed.query, passages[0]);
    const sureness = symbol && isOurs ? 1 : confidence(parsed, passages);
    if (sureness < IRRELEVANT_BELOW) {
      yield* decline(parsed, passages);
      return;
    }
    const isAnswered = sureness >= 0;
    if (!isAnswered) yield { type: 'text', delta: NOT_EXACTLY };
    yield* answerFrom(parsed, passages, symbol);
    yield { type: 'outcome', isAnswered };
  }

  async function* answerFrom(
    parsed: ParsedQuestion,
    passages: readonly ScoredPassage[],
    symbol: KnownSymbol | undefined,
  ): AsyncGenerator<AnswerEvent> {
    const { pieces, quoted } = compose(parsed, passages, {
      sectionIndex,
      symbol,
      symbols: knowledge.symbols,
    });
    const [best] = quoted;
    const intro = introOf(parsed, best);
    if (intro) yield { type: 'text', delta: intro };
    let block = 0;
    for (const piece of pieces) {
      yield { type: 'text', delta: writePiece(piece) };
      if (piece.kind !== 'code') continue;
      const { compilesWith, playground } = piece.block;
      if (compilesWith !== undefined) {
        const check = {
          block,
          sdk: compilesWith,
          compiles: true,
          ...(playground && { playground }),
        };
        yield { type: 'code-check', check };
      }
      block += 1;
    }
    const from = quoted.length > 0 ? quoted.map(linkTo) : symbol ? [referenceLink(symbol)] : [];
    yield { type: 'text', delta: `From ${from.join(' and ')}.` };
    for (const source of sourcesOf(quoted, passages, symbol)) yield { type: 'source', ...source };
    const questions = followUpsOf(best, sectionIndex);
    if (questions.length > 0) yield { type: 'follow-ups', followUps: { questions } };
  }

  return { name: 'grounded', answer };
}

/** Definition of a glossary word, with passages for further reading. */
async function* define(
  { word, markdown, page, section }: Definition,
  passages: readonly ScoredPassage[],
): AsyncGenerator<AnswerEvent> {
  const url = `${page.url}#${section.anchor ?? ''}`;
  yield { type: 'text', delta: `**${capitalised(word)}**: ${markdown}\n\n` };
  const [best] = passages;
  const isMore = best !== undefined && best.page !== page && best.coverage >= MIN_COVERAGE;
  const more = isMore ? ` There is more about it in ${linkTo(best)}.` : '';
  yield { type: 'text', delta: `From [${page.title} › ${section.heading}](${url}).${more}` };
  yield { type: 'source', url, title: page.title };
  if (isMore) yield { type: 'source', url: best.url, title: best.page.title };
  yield { type: 'outcome', isAnswered: true };
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

async function* decline(
  { line, isLineNamed }: ParsedQuestion,
  passages: readonly ScoredPassage[],
): AsyncGenerator<AnswerEvent> {
  const where = isLineNamed ? ` for ${lineLabel(line)}` : '';
  yield { type: 'text', delta: `The documentation${where} does not answer this.` };
  const pages = [...new Map(passages.map(({ page }) => [page.path, page])).values()];
  const near = pages.slice(0, NEAR_PAGES);
  if (near.length > 0) {
    const list = near.map(({ title, url, description }) => `- [${title}](${url}): ${description}`);
    yield { type: 'text', delta: `\n\nThe nearest pages:\n\n${list.join('\n')}` };
  }
  yield { type: 'outcome', isAnswered: false };
}

/** Names the SDK if that is not obvious, and notes that a page is an outline. */
function introOf({ line, isLineNamed }: ParsedQuestion, best: ScoredPassage | undefined): string {
  if (!best) return '';
  const isOfSdk = best.page.sdk === line.sdk;
  const label = lineLabel(line);
  if (best.page.isOutline && isOfSdk) {
    return `The guide for ${label} is an outline so far, without code. It says:\n\n`;
  }
  return isOfSdk && (isLineNamed || line.sdk !== 'web-sdk') ? `With ${label}:\n\n` : '';
}

function linkTo({ page, section, url }: ScoredPassage): string {
  const heading = section.level === 1 ? '' : ` › ${section.heading.replaceAll(/[[\]]/g, '')}`;
  return `[${page.title}${heading}](${url})`;
}

function referenceLink({ name, url }: KnownSymbol): string {
  return `[${name} in the reference](${url})`;
}

function sourcesOf(
  quoted: readonly ScoredPassage[],
  passages: readonly ScoredPassage[],
  symbol: KnownSymbol | undefined,
): { url: string; title: string }[] {
  const sources = new Map<string, { url: string; title: string }>();
  const add = (url: string, title: string): void => {
    const key = url.replace(/#.*/, '');
    if (!sources.has(key) && sources.size < MAX_SOURCES) sources.set(key, { url, title });
  };
  for (const { page, url } of quoted) add(url, page.title);
  if (symbol) add(symbol.url, `${symbol.name} (reference)`);
  const least = (passages[0]?.score ?? 0) * 0.75;
  for (const { page, url, score } of passages) if (score >= least) add(url, page.title);
  return [...sources.values()];
}

/** Follow-up questions from the other sections of the same page. */
function followUpsOf(best: ScoredPassage | undefined, sectionIndex: SectionIndex): string[] {
  if (!best || best.page.isOutline) return [];
  const sections = sectionIndex.sectionsOf(best.page.path).map(({ section }) => section);
  const at = sections.indexOf(best.section);
  return [...sections.slice(at + 1), ...sections.slice(0, at)]
    .filter(({ level, heading }) => level > 1 && heading.split(' ').length > 1)
    .filter(({ heading }) => !/[`[]/.test(heading))
    .slice(0, FOLLOW_UPS)
    .map(({ heading }) => heading);
}

function findSymbol(
  { symbols, line }: ParsedQuestion,
  knowledge: Knowledge,
): KnownSymbol | undefined {
  for (const name of symbols) {
    const answer = knowledge.symbols.find(name, [line]);
    if ('found' in answer) return answer.found;
  }
  return undefined;
}
