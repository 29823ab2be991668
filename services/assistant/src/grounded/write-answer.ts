import type { CodeCheck, KnownSymbol } from '@brand/wire/assistant';
import type { AnswerEvent } from '../answer-engine.ts';
import type { ScoredPassage } from '../retrieval/find-passages.ts';
import type { ParsedQuestion } from '../retrieval/parse-question.ts';
import { lineLabel } from '../retrieval/sdk-versions.ts';
import type { SectionIndex } from '../retrieval/section-index.ts';
import type { AnswerPart } from './answer-part.ts';
import { writePiece } from './write-piece.ts';

export type Answer = {
  readonly pieces: readonly AnswerPart[];
  readonly quoted: readonly ScoredPassage[];
  /** Set for code that no page shows in this form. */
  readonly check?: Omit<CodeCheck, 'block'>;
};

const MAX_SOURCES = 3;
const NEARLY_AS_GOOD = 0.85;
const FOLLOW_UPS = 3;

/** Writes an answer with its code checks, sources and further questions. */
export async function* writeAnswer(
  { pieces, quoted, check }: Answer,
  about: {
    readonly parsed: ParsedQuestion;
    readonly passages: readonly ScoredPassage[];
    readonly symbol: KnownSymbol | undefined;
    readonly sectionIndex: SectionIndex;
  },
): AsyncGenerator<AnswerEvent> {
  const { parsed, passages, symbol, sectionIndex } = about;
  const [best] = quoted;
  const intro = introOf(parsed, best);
  if (intro) yield { type: 'text', delta: intro };
  const without = withoutLanguage(parsed, pieces);
  if (without) yield { type: 'text', delta: without };
  let block = 0;
  for (const piece of pieces) {
    yield { type: 'text', delta: writePiece(piece) };
    if (piece.kind !== 'code') continue;
    const { compilesWith, playground } = piece.block;
    if (check) yield { type: 'code-check', check: { ...check, block } };
    else if (compilesWith !== undefined) {
      const own = { block, sdk: compilesWith, compiles: true, ...(playground && { playground }) };
      yield { type: 'code-check', check: own };
    }
    block += 1;
  }
  const from = quoted.length > 0 ? quoted.map(linkTo) : symbol ? [referenceLink(symbol)] : [];
  yield { type: 'text', delta: `From ${[...new Set(from)].join(' and ')}.` };
  for (const source of sourcesOf(quoted, passages, symbol)) yield { type: 'source', ...source };
  const questions = followUpsOf(best, sectionIndex);
  if (questions.length > 0) yield { type: 'follow-ups', followUps: { questions } };
}

/** Names the SDK if that is not obvious, and notes that a page is an outline. */
function introOf({ line, isLineNamed }: ParsedQuestion, best: ScoredPassage | undefined): string {
  if (!best) return '';
  const isOfSdk = best.page.sdk === line.sdk;
  const label = lineLabel(line);
  if (best.page.isOutline && isOfSdk) {
    return `The guide for ${label} is still an outline, without code. It says:\n\n`;
  }
  return isOfSdk && (isLineNamed || line.sdk !== 'web-sdk') ? `With ${label}:\n\n` : '';
}

/** States that there is no sample in the requested language. */
function withoutLanguage(
  { codeLanguage }: ParsedQuestion,
  pieces: readonly AnswerPart[],
): string | undefined {
  if (codeLanguage === undefined) return undefined;
  const blocks = pieces.flatMap((piece) => (piece.kind === 'code' ? [piece.block] : []));
  const wanted = codeLanguage.toLowerCase();
  if (blocks.length === 0 || blocks.some(({ language }) => language.toLowerCase() === wanted)) {
    return undefined;
  }
  return `The pages have no sample in ${codeLanguage} for this. The following sample shows what to do:\n\n`;
}

export function linkTo({ page, section, url }: ScoredPassage): string {
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
  if (quoted.length === 0 && symbol) return [...sources.values()];
  const least = (passages[0]?.score ?? 0) * NEARLY_AS_GOOD;
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
