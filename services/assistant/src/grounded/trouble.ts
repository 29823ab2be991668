import type { KnownBlock } from '@brand/wire/assistant';
import type { ScoredPassage } from '../retrieval/find-passages.ts';
import type { ParsedQuestion } from '../retrieval/parse-question.ts';
import { plainText, tellingStems } from '../retrieval/plain-text.ts';
import { coverage, type QuestionWord } from '../retrieval/question-words.ts';
import type { IndexedSection } from '../retrieval/section-index.ts';

type Table = Extract<KnownBlock, { kind: 'table' }>;

/** A row with a symptom, its cause and its remedy. */
export type TroubleRow = {
  readonly indexed: IndexedSection;
  readonly table: Table;
  readonly row: readonly string[];
};

/** First columns of tables that list problems with their causes. */
const SYMPTOM =
  /\b(?:problem|see|sight|message|code|text|notice|happen(?:s|ed)|error|finding|detail|read|log|status|answer)\b/i;
const MAX_PAGES = 4;
const MIN_MATCH = 0.42;
const ABOVE = 0.35;
const LITERAL_BONUS = 0.6;
/** Bonus if the symptom contains hardly more words than the question. */
const SAME_SYMPTOM_BONUS = 0.25;
const MIN_SAME_SYMPTOM = 0.6;
/** Minimum ratio of the best match at which a row counts as equally likely. */
const ALIKE = 0.9;
const MAX_ROWS = 4;
const RANK_PENALTY = 0.05;
const OTHER_PAGE_PENALTY = 0.25;

type Symptom = Pick<ParsedQuestion, 'words' | 'literals'> & {
  /** The message, if a single one is explained. */
  readonly message?: string;
};

/**
 * The rows of troubleshooting tables that match the reader's symptom, best first: on the best
 * pages, or as literal matches on others.
 */
export function findTroubleRows(
  { words: all, literals, message = '' }: Symptom,
  passages: readonly ScoredPassage[],
  sections: Iterable<IndexedSection>,
): readonly TroubleRow[] {
  // Pasted code shows the place of a problem, not its symptom.
  const spoken = all.filter(({ isAdded }) => !isAdded);
  const words = spoken.length > 1 ? spoken : all;
  const paths = [...new Set(passages.map(({ page }) => page.path))].slice(0, MAX_PAGES);
  const rows = [...listRows(sections)];
  const telling = literals.map((literal) => ({
    literal,
    // Words that many rows share do not identify one of them.
    bonus: LITERAL_BONUS / Math.max(1, rows.filter(({ text }) => text.includes(literal)).length),
  }));
  const scored = rows.flatMap((row) => {
    if (isOtherSeverity(message, row)) return [];
    const rank = paths.indexOf(row.indexed.page.path);
    const penalty = rank === -1 ? OTHER_PAGE_PENALTY : rank * RANK_PENALTY;
    const literal = Math.max(
      0,
      ...telling.map((one) => (row.text.includes(one.literal) ? one.bonus : 0)),
    );
    const match = matchRow(row, words) + literal - penalty;
    return match > MIN_MATCH ? [{ row, match }] : [];
  });
  const [best, ...others] = scored.toSorted((a, b) => b.match - a.match);
  if (!best) return [];
  // Of several causes for one status, any may be the reader's.
  const alike = others.filter(
    ({ row, match }) =>
      row.table === best.row.table &&
      (match >= ALIKE * best.match || (isNumbered(best.row) && sameStatus(row, best.row))),
  );
  return [best, ...alike].slice(0, MAX_ROWS).map(({ row }) => row);
}

const STATUS = /\b[45]\d\d\b/;

function isNumbered({ row }: TroubleRow): boolean {
  return STATUS.test(row[0] ?? '');
}

function sameStatus(a: TroubleRow, b: TroubleRow): boolean {
  return STATUS.exec(a.row[0] ?? '')?.[0] === STATUS.exec(b.row[0] ?? '')?.[0];
}

/** A row about a warning does not explain an error, and vice versa. */
function isOtherSeverity(message: string, { row }: TroubleRow): boolean {
  const [seen = ''] = row;
  const isError = /✖|\berror\b/i.test(message);
  const isWarning = /⚠|\bwarning\b/i.test(message);
  if (isError === isWarning) return false;
  return isError ? /\bwarning$/i.test(seen) : /\berror$/i.test(seen);
}

type ListedRow = TroubleRow & { readonly stems: ReadonlySet<string>; readonly text: string };

/** Rows of all troubleshooting tables. */
function* listRows(sections: Iterable<IndexedSection>): Generator<ListedRow> {
  for (const indexed of sections) {
    for (const { block, part, stems } of indexed.chunks) {
      const table = indexed.section.blocks[block];
      if (table?.kind !== 'table' || part === undefined) continue;
      if (!SYMPTOM.test(table.header[0] ?? '')) continue;
      const row = table.rows[part] ?? [];
      yield { indexed, table, row, stems, text: row.join(' ').toLowerCase() };
    }
  }
}

function matchRow(
  { row, stems, indexed: { heading, title } }: ListedRow,
  words: readonly QuestionWord[],
): number {
  const match = coverage(words, (stem) => {
    if (stems.has(stem)) return 1;
    return heading.has(stem) || title.has(stem) ? ABOVE : 0;
  });
  // Most rows have nothing in common with the question.
  if (match < MIN_MATCH - LITERAL_BONUS / 2) return match;
  const symptom = [...tellingStems(plainText(row[0] ?? ''))];
  const met = symptom.filter((stem) => words.some(({ answers }) => answers.has(stem)));
  const isSame = symptom.length > 1 && met.length / symptom.length >= MIN_SAME_SYMPTOM;
  return match + (isSame ? SAME_SYMPTOM_BONUS : 0);
}

/** Formats a row: the symptom, then the other columns as a list. */
export function troubleText({ table: { header }, row: [seen = '', ...rest] }: TroubleRow): string {
  const lines = rest.flatMap((cell, at) =>
    cell === '' ? [] : [`- ${header[at + 1] ?? ''}: ${cell}`],
  );
  return `**${seen.replaceAll('**', '')}**\n\n${lines.join('\n')}`;
}
