import type { KnownBlock, KnownSymbol } from '@brand/wire/assistant';
import type { SymbolIndex } from '../knowledge/symbol-index.ts';
import type { ScoredPassage } from '../retrieval/find-passages.ts';
import type { SectionIndex } from '../retrieval/section-index.ts';
import { plainText, stemsOf } from '../retrieval/plain-text.ts';
import { coverage, type QuestionWord } from '../retrieval/question-words.ts';
import type { ParsedQuestion } from '../retrieval/parse-question.ts';
import { chooseCode } from './choose-code.ts';
import { quoteParagraph } from './choose-text.ts';
import type { AnswerPart } from './answer-part.ts';
import { asksForSymbolAlone, optionsTable, symbolPieces } from './symbol-pieces.ts';

export type Composition = {
  readonly pieces: readonly AnswerPart[];
  /** Passages that were quoted. */
  readonly quoted: readonly ScoredPassage[];
};

/** Sources of an answer besides passages. */
export type AnswerSources = {
  readonly sectionIndex: SectionIndex;
  readonly symbols: SymbolIndex;
  /** The symbol that the question names. */
  readonly symbol: KnownSymbol | undefined;
};

type Table = Extract<KnownBlock, { kind: 'table' }>;

const TROUBLE_SECTION = /\bgoes wrong\b|^errors$/i;
const SYMPTOM = /\b(?:see|sight|message|code|text|notice|happen(?:s|ed)|error)\b/i;
const ROW_ANSWERS = 0.55;
const MANY_ROWS = 12;
const FEW_ROWS = 4;
const STEPS = 10;
/** Minimum score of another quoted passage, as a ratio of the best score. */
const NEARLY_AS_GOOD = 0.88;
const WORTH_SHOWING = 0.6;
const SHORT_WORDS = 22;

/** Composes an answer of quotations from the best passages. */
export function compose(
  parsed: ParsedQuestion,
  passages: readonly ScoredPassage[],
  { sectionIndex, symbol, symbols }: AnswerSources,
): Composition {
  const [best] = passages;
  const pieces: AnswerPart[] = symbol ? symbolPieces(symbol) : [];
  if (!best) return { pieces, quoted: [] };
  const { intent: wish, words } = parsed;
  const isLookedUp = symbol && (wish === 'reference' || asksForSymbolAlone(symbol, words));
  const options = isLookedUp && optionsTable(symbol, words, symbols);
  if (options) return { pieces: [...pieces, options], quoted: [] };
  const row = answeringRow(best, parsed);
  if (row) return { pieces: [...pieces, row], quoted: [best] };
  const quoted = inOrder(best, codeElsewhere(passages, parsed), parsed);
  for (const [at, passage] of quoted.entries()) {
    if (at > 0)
      pieces.push({ kind: 'text', markdown: `**${plainText(passage.section.heading)}**` });
    pieces.push(...sectionPieces(passage, parsed));
    const caveat = passage === best && findCaveat(best, parsed, sectionIndex);
    if (caveat) pieces.push(caveat);
  }
  return { pieces, quoted };
}

/** Blocks of a section to quote, around its best code. */
function sectionPieces(passage: ScoredPassage, parsed: ParsedQuestion): AnswerPart[] {
  const { blocks } = passage.section;
  const { words, intent: wish } = parsed;
  const code = chooseCode(passage, parsed);
  const best = passage.chunk?.block;
  const shown = new Set<number>();
  const lead = leadOf(blocks, code?.at);
  if (lead !== undefined) shown.add(lead);
  if (best !== undefined) shown.add(best);
  if (code) {
    shown.add(code.at);
    const after = blocks.findIndex(({ kind }, at) => at > code.at && kind === 'text');
    const text = blocks[after];
    // A paragraph that ends in a colon introduces something that is not shown.
    if (isRelevant(text, words) && !textOf(text).endsWith(':')) shown.add(after);
  }
  // Numbered steps are always shown in full.
  for (const [at, block] of blocks.entries()) {
    if (block.kind === 'list' && block.ordered) shown.add(at);
    if (block.kind === 'note') shown.add(at);
    if (shown.has(at - 1) && isAnnounced(blocks[at - 1]) && block.kind !== 'code') shown.add(at);
  }
  return [...shown]
    .toSorted((a, b) => a - b)
    .flatMap((at): AnswerPart[] => {
      const block = blocks[at];
      if (!block) return [];
      switch (block.kind) {
        case 'text':
          return [{ kind: 'text', markdown: quoteParagraph(block.markdown, words) }];
        case 'note':
          return [{ kind: 'caveat', markdown: block.markdown }];
        case 'code':
          return at === code?.at ? [{ kind: 'code', block }] : [];
        case 'list':
          return [{ kind: 'text', markdown: listMarkdown(block, words) }];
        case 'table':
          return tablePieces(block, words, wish === 'reference' || !code);
      }
    });
}

/** Index of the paragraph before the code; without code, of the first. */
function leadOf(blocks: readonly KnownBlock[], codeAt: number | undefined): number | undefined {
  const before = blocks.slice(0, codeAt ?? blocks.length);
  const at =
    codeAt === undefined
      ? before.findIndex(({ kind }) => kind === 'text')
      : before.findLastIndex(({ kind }) => kind === 'text');
  return at === -1 ? undefined : at;
}

function isRelevant(block: KnownBlock | undefined, words: readonly QuestionWord[]): boolean {
  const stems = stemsOf(textOf(block));
  return coverage(words, (stem) => (stems.has(stem) ? 1 : 0)) > 0.25;
}

/** Whether a paragraph introduces the next block: it is short or ends in a colon. */
function isAnnounced(before: KnownBlock | undefined): boolean {
  const text = textOf(before);
  return text.endsWith(':') || (text !== '' && text.split(' ').length <= SHORT_WORDS);
}

function textOf(block: KnownBlock | undefined): string {
  return block?.kind === 'text' ? plainText(block.markdown) : '';
}

function listMarkdown(
  { items, ordered }: Extract<KnownBlock, { kind: 'list' }>,
  words: readonly QuestionWord[],
): string {
  const shown = ordered || items.length <= STEPS ? items : bestOf(items, words, FEW_ROWS);
  return shown.map((item, at) => `${ordered ? `${at + 1}.` : '-'} ${item}`).join('\n');
}

/** The rows that match the question; all rows of a short table if `isWhole`. */
function tablePieces(table: Table, words: readonly QuestionWord[], isWhole: boolean): AnswerPart[] {
  const { header, rows } = table;
  const most = isWhole ? MANY_ROWS : FEW_ROWS;
  const shown = rows.length <= most ? rows : bestRows(table, words, FEW_ROWS);
  return shown.length === 0 ? [] : [{ kind: 'table', header, rows: shown }];
}

function bestRows(
  { rows }: Table,
  words: readonly QuestionWord[],
  most: number,
): readonly (readonly string[])[] {
  const texts = rows.map((row) => row.join(' '));
  return bestOf(texts, words, most).map((text) => rows[texts.indexOf(text)] ?? []);
}

function bestOf(
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

/** The table row that matches the question: a symptom, or the value asked for. */
function answeringRow(
  { section, chunk, chunkCoverage }: ScoredPassage,
  { intent: wish, words }: ParsedQuestion,
): AnswerPart | undefined {
  if (chunk?.part === undefined || chunkCoverage < ROW_ANSWERS) return undefined;
  const table = section.blocks[chunk.block];
  const row = table?.kind === 'table' ? table.rows[chunk.part] : undefined;
  if (table?.kind !== 'table' || !row) return undefined;
  if (wish === 'trouble') {
    // In a checklist, every row may apply.
    const isSymptom = SYMPTOM.test(table.header[0] ?? '');
    return isSymptom ? { kind: 'text', markdown: troubleText(table, row) } : undefined;
  }
  if (wish !== 'reference') return undefined;
  const rows = bestRows(table, words, FEW_ROWS);
  return { kind: 'table', header: table.header, rows: rows.length > 0 ? rows : [row] };
}

/** Formats a row: the symptom, then the other columns as a list. */
function troubleText({ header }: Table, [seen = '', ...rest]: readonly string[]): string {
  const lines = rest.map((cell, at) => `- ${header[at + 1] ?? ''}: ${cell}`);
  return `**${seen.replaceAll('**', '')}**\n\n${lines.join('\n')}`;
}

/** A further passage with code. The threshold is lower if the best passage has none. */
function codeElsewhere(
  passages: readonly ScoredPassage[],
  parsed: ParsedQuestion,
): ScoredPassage | undefined {
  const [best] = passages;
  if (!best || parsed.intent === 'trouble' || parsed.intent === 'concept') return undefined;
  const least = chooseCode(best, parsed) ? NEARLY_AS_GOOD : WORTH_SHOWING;
  return passages
    .slice(1)
    .find(
      (passage) =>
        passage.score > best.score * least &&
        (passage.page === best.page || passage.page.sdk === parsed.line.sdk) &&
        chooseCode(passage, parsed) !== undefined,
    );
}

/**
 * Puts the best passage first, except that a how-to question gets the code of the same page first.
 */
function inOrder(
  best: ScoredPassage,
  withCode: ScoredPassage | undefined,
  parsed: ParsedQuestion,
): readonly ScoredPassage[] {
  if (!withCode) return [best];
  const isCodeFirst =
    parsed.intent === 'how-to' && withCode.page === best.page && !chooseCode(best, parsed);
  return isCodeFirst ? [withCode, best] : [best, withCode];
}

/** A problem listed on the same page, if it is relevant to the question. */
function findCaveat(
  { page }: ScoredPassage,
  { words, intent: wish }: ParsedQuestion,
  sectionIndex: SectionIndex,
): AnswerPart | undefined {
  if (wish === 'concept') return undefined;
  let best: readonly string[] | undefined;
  let most = 0.3;
  for (const { section, chunks } of sectionIndex.sectionsOf(page.path)) {
    if (!TROUBLE_SECTION.test(section.heading)) continue;
    for (const { block, part, stems } of chunks) {
      const table = section.blocks[block];
      const score = coverage(words, (stem) => (stems.has(stem) ? 1 : 0));
      if (score <= most || table?.kind !== 'table' || part === undefined) continue;
      best = table.rows[part];
      most = score;
    }
  }
  if (!best) return undefined;
  const [seen = '', ...rest] = best;
  const sign = seen.replace(/[.:]$/, '');
  // A code-formatted symptom is a message on screen; others are sentences.
  const lead = sign.startsWith('`') ? `If you see ${sign}:` : `${sign}?`;
  return { kind: 'caveat', markdown: `${lead} ${rest.join(' ')}` };
}
