import { passageOf, type ScoredPassage } from '../retrieval/find-passages.ts';
import type { ParsedQuestion } from '../retrieval/parse-question.ts';
import { plainText, stemsOf } from '../retrieval/plain-text.ts';
import { coverage, type QuestionWord } from '../retrieval/question-words.ts';
import { nameOf } from '../retrieval/score-section.ts';
import { FEW_ROWS } from './choose-rows.ts';
import type { AnswerSources, Composition } from './composition.ts';

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

/** Above all releases, the notes explain themselves: the newest release says what is new. */
export function findRelease(
  best: ScoredPassage,
  parsed: ParsedQuestion,
  { sectionIndex }: AnswerSources,
): ScoredPassage {
  if (best.section.level > 1 || nameOf(best) !== 'release-notes') return best;
  const newest = sectionIndex
    .sectionsOf(best.page.path)
    .find(({ section }) => RELEASE_HEADING.test(section.heading));
  return newest ? passageOf(newest, parsed, best.score) : best;
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
