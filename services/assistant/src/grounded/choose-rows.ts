import type { KnownBlock } from '@brand/wire/assistant';
import type { ScoredPassage } from '../retrieval/find-passages.ts';
import type { ParsedQuestion } from '../retrieval/parse-question.ts';
import { plainText, stemsOf } from '../retrieval/plain-text.ts';
import { coverage, type QuestionWord } from '../retrieval/question-words.ts';
import type { AnswerPart } from './answer-part.ts';

type Table = Extract<KnownBlock, { kind: 'table' }>;

const MANY_ROWS = 12;
export const FEW_ROWS = 4;
/** Maximum number of rows of a table shown in full. A row without a match may be the answer. */
const SHORT_TABLE = 5;
const MAX_LISTED_ROWS = 40;
const MIN_ROW_MATCH = 0.2;

/** The rows that match the question; all rows of a short table if `isWhole`. */
export function tablePieces(
  table: Table,
  words: readonly QuestionWord[],
  isWhole: boolean,
): AnswerPart[] {
  const { header, rows } = table;
  const most = isWhole ? MANY_ROWS : FEW_ROWS;
  const shown = rows.length <= most ? rows : bestRows(table, words, FEW_ROWS);
  return shown.length === 0 ? [] : [{ kind: 'table', header, rows: shown }];
}

/** The rows of a section's tables that match the question. */
export function answeringRow(
  { section, chunkCoverage }: ScoredPassage,
  { words, kind }: ParsedQuestion,
): AnswerPart | undefined {
  if (chunkCoverage < MIN_ROW_MATCH) return undefined;
  const [best] = section.blocks
    .filter((block) => block.kind === 'table')
    .map((table) => ({ table, match: matchTable(table, words) }))
    .toSorted((a, b) => b.match - a.match);
  if (!best || best.match < MIN_ROW_MATCH) return undefined;
  const { header, rows: all } = best.table;
  const rows =
    kind !== 'option' && all.length <= SHORT_TABLE ? all : bestRows(best.table, words, FEW_ROWS);
  return rows.length === 0 ? undefined : { kind: 'table', header, rows };
}

/** Ratio of a question's words that the rows of a table cover together. */
function matchTable({ rows, header }: Table, words: readonly QuestionWord[]): number {
  const stems = stemsOf(plainText([header, ...rows].flat().join(' ')));
  return coverage(words, (stem) => (stems.has(stem) ? 1 : 0));
}

/** The table of a section that fits best, with all its rows. */
export function listTable(
  { section, chunk }: ScoredPassage,
  { words }: ParsedQuestion,
): AnswerPart | undefined {
  const own = chunk && section.blocks[chunk.block];
  const table =
    own?.kind === 'table' ? own : section.blocks.find((block) => block.kind === 'table');
  if (!table) return undefined;
  const rows =
    table.rows.length <= MAX_LISTED_ROWS ? table.rows : bestRows(table, words, MANY_ROWS);
  return { kind: 'table', header: table.header, rows };
}

function bestRows(
  { rows }: Table,
  words: readonly QuestionWord[],
  most: number,
): readonly (readonly string[])[] {
  const texts = rows.map((row) => row.join(' '));
  return bestOf(texts, words, most).map((text) => rows[texts.indexOf(text)] ?? []);
}

export function bestOf(
  texts: readonly string[],
  words: readonly QuestionWord[],
  most: number,
): readonly string[] {
  const scored = texts.map((text, at) => {
    const stems = stemsOf(plainText(text));
    return { text, at, score: coverage(words, (stem) => (stems.has(stem) ? 1 : 0)) };
  });
  const least = Math.max(0.15, 0.6 * Math.max(...scored.map(({ score }) => score)));
  return scored
    .filter(({ score }) => score >= least)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .toSorted((a, b) => a.at - b.at)
    .map(({ text }) => text);
}
