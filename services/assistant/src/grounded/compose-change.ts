import type { KnownSection } from '@brand/wire/assistant';
import { passageOf, type ScoredPassage } from '../retrieval/find-passages.ts';
import type { ParsedQuestion } from '../retrieval/parse-question.ts';
import { plainText, stemsOf } from '../retrieval/plain-text.ts';
import { coverage, type QuestionWord } from '../retrieval/question-words.ts';
import { nameOf } from '../retrieval/score-section.ts';
import type { AnswerPart } from './answer-part.ts';
import { FEW_ROWS } from './choose-rows.ts';
import type { AnswerSources, Composition } from './composition.ts';

/** Maximum number of listed changes of one kind. */
const MAX_CHANGES = 6;
const RELEASE_HEADING = /^\d+\.\d+\.\d+\b/;
const VERSION_COLUMN = /^(?:Version )?\d+(?:\.\d+)?$/;
const MIN_CHANGE_MATCH = 0.45;
const MIN_CHANGE_RATIO = 0.75;

/** The rows of a migration guide for the names or subjects of a question. */
export function composeChange(
  best: ScoredPassage,
  { words, literals }: ParsedQuestion,
  { sectionIndex }: AnswerSources,
): Composition | undefined {
  const rows = sectionIndex.sectionsOf(best.page.path).flatMap((indexed) =>
    indexed.section.blocks.flatMap((table) =>
      table.kind === 'table' && table.header.some((cell) => VERSION_COLUMN.test(cell))
        ? table.rows.map((row) => ({
            indexed,
            table,
            row,
            score: matchRow(row, words, literals),
          }))
        : [],
    ),
  );
  const [top] = rows.toSorted((a, b) => b.score - a.score);
  if (!top || top.score < MIN_CHANGE_MATCH) return undefined;
  const shown = rows.filter(
    ({ table, score }) => table === top.table && score >= MIN_CHANGE_RATIO * top.score,
  );
  return {
    pieces: [
      {
        kind: 'table',
        header: top.table.header,
        rows: shown.map(({ row }) => row).slice(0, FEW_ROWS),
      },
    ],
    quoted: [passageOf(top.indexed, { words }, best.score)],
  };
}

/** Additions, changes and fixes of a release; of the newest one if no release is named. */
export function composeRelease(
  best: ScoredPassage,
  parsed: ParsedQuestion,
  { sectionIndex }: AnswerSources,
): Composition | undefined {
  if (nameOf(best) !== 'release-notes') return undefined;
  const sections = sectionIndex.sectionsOf(best.page.path);
  const at = isRelease(best)
    ? sections.findIndex(({ url }) => url === best.url)
    : best.section.level === 1
      ? sections.findIndex(isRelease)
      : -1;
  const release = sections[at];
  if (!release) return undefined;
  const end = sections.findIndex((each, place) => place > at && isRelease(each));
  const parts = sections.slice(at, end === -1 ? undefined : end);
  return {
    pieces: parts.flatMap(({ section }, place) => describeChanges(section, place === 0)),
    quoted: [passageOf(release, parsed, best.score)],
  };
}

function isRelease({ section }: Pick<ScoredPassage, 'section'>): boolean {
  return RELEASE_HEADING.test(section.heading);
}

function describeChanges({ heading, blocks }: KnownSection, isFirst: boolean): AnswerPart[] {
  const title = isFirst ? [] : [`**${heading}**`];
  const texts = blocks.flatMap((block) => {
    if (block.kind === 'text') return [block.markdown];
    if (block.kind !== 'list') return [];
    const more = block.items.length - MAX_CHANGES;
    const items = block.items.slice(0, MAX_CHANGES).map((item) => `- ${item}`);
    return [[...items, ...(more > 0 ? [`- and ${more} more`] : [])].join('\n')];
  });
  return [{ kind: 'text', markdown: [...title, ...texts].join('\n\n') }];
}

function matchRow(
  row: readonly string[],
  words: readonly QuestionWord[],
  literals: readonly string[],
): number {
  const text = row.join(' ');
  const stems = stemsOf(plainText(text));
  const isLiteral = literals.some((literal) => text.toLowerCase().includes(literal));
  return coverage(words, (stem) => (stems.has(stem) ? 1 : 0)) + (isLiteral ? 0.5 : 0);
}
