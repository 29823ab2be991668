import type { KnownBlock, KnownSymbol } from '@brand/wire/assistant';
import type { FeatureMatrix } from '../knowledge/feature-matrix.ts';
import type { SymbolIndex } from '../knowledge/symbol-index.ts';
import { passageOf, type ScoredPassage, tagsFor } from '../retrieval/find-passages.ts';
import type { SectionIndex } from '../retrieval/section-index.ts';
import { plainText, stemsOf } from '../retrieval/plain-text.ts';
import { coverage, type QuestionWord, questionWords } from '../retrieval/question-words.ts';
import { literalsIn, type ParsedQuestion } from '../retrieval/parse-question.ts';
import { nameOf } from '../retrieval/score-section.ts';
import { chooseCode } from './choose-code.ts';
import { quoteParagraph } from './choose-text.ts';
import type { AnswerPart } from './answer-part.ts';
import { asksForSymbolAlone, optionsTable, symbolPieces } from './symbol-pieces.ts';
import { findTroubleRow, troubleText } from './trouble.ts';
import { findVerdict } from './verdict.ts';

export type Composition = {
  readonly pieces: readonly AnswerPart[];
  /** Passages that were quoted. */
  readonly quoted: readonly ScoredPassage[];
};

/** Sources of an answer besides passages. */
export type AnswerSources = {
  readonly sectionIndex: SectionIndex;
  readonly symbols: SymbolIndex;
  readonly features: FeatureMatrix;
  /** The symbol that the question names. */
  readonly symbol: KnownSymbol | undefined;
};

type Table = Extract<KnownBlock, { kind: 'table' }>;

const TROUBLE_SECTION = /\bgoes wrong\b|^errors$/i;
const MANY_ROWS = 12;
const FEW_ROWS = 4;
const STEPS = 10;
const SHORT_WORDS = 22;
/** A table beside code has to hold most of what was asked for. */
const MIN_TABLE_MATCH = 0.7;
/** Minimum of a question that a problem of the page has to cover to be worth a warning. */
const MIN_CAVEAT_MATCH = 0.4;
/** A fold in a list, with the sample that the step above shows in part. */
const WHOLE_SAMPLE = /\n+Whole sample\n+(```|~~~~)[^]*?\n\1(?=\n|$)/g;
const ASKS_FOR_ALL =
  /\b(?:full|complete|whole) list\b|\b(?:all|every|list of|which|what) (?:\w+ ){0,2}(?:options|parameters|fields|columns|files|events|values|props|methods|codes|states|types|keys)\b|\blist (?:all|of|them)\b/i;
const MAX_LISTED_ROWS = 40;
const MIN_ROW_MATCH = 0.2;
const RELEASE_HEADING = /^\d+\.\d+\.\d+\b/;
const VERSION_COLUMN = /^(?:Version )?\d+(?:\.\d+)?$/;
const MIN_CHANGE_MATCH = 0.45;
const MIN_CHANGE_RATIO = 0.75;
/** Messages of a paste that are explained one by one. */
const MAX_EXPLAINED = 5;

/** Composes an answer of quotations, in the shape of the kind of question. */
export function compose(
  text: string,
  parsed: ParsedQuestion,
  passages: readonly ScoredPassage[],
  sources: AnswerSources,
): Composition {
  const { symbol, symbols } = sources;
  const [best] = passages;
  const pieces: AnswerPart[] = symbol && !parsed.paste ? symbolPieces(symbol) : [];
  if (!best) return { pieces, quoted: [] };
  const { kind, words } = parsed;
  const isLookedUp = symbol && (kind === 'option' || asksForSymbolAlone(symbol, words));
  const options = isLookedUp && optionsTable(symbol, words, symbols);
  if (options) return { pieces: [...pieces, options], quoted: [] };
  // The reference says all about a single option.
  const isOption = symbol?.kind === 'property' || symbol?.kind === 'field';
  if (isLookedUp && isOption && pieces.length > 0) return { pieces, quoted: [] };
  const answer = composeKind(text, parsed, passages, sources);
  return { pieces: [...pieces, ...answer.pieces], quoted: answer.quoted };
}

function composeKind(
  text: string,
  parsed: ParsedQuestion,
  passages: readonly [ScoredPassage, ...ScoredPassage[]] | readonly ScoredPassage[],
  sources: AnswerSources,
): Composition {
  const [best] = passages;
  if (!best) return { pieces: [], quoted: [] };
  switch (parsed.kind) {
    case 'error':
      return (
        explainMessages(parsed, passages, sources) ??
        explainSymptom(parsed, passages, sources) ??
        composeSection(best, parsed, sources)
      );
    case 'option':
    case 'fields':
    case 'limits': {
      const row = ASKS_FOR_ALL.test(text) ? listTable(best, parsed) : answeringRow(best, parsed);
      return row ? { pieces: [row], quoted: [best] } : composeSection(best, parsed, sources);
    }
    case 'can-it': {
      const verdict = findVerdict(text, parsed, best, sources);
      if (!verdict) return composeSection(best, parsed, sources);
      const code = chooseCode(best, parsed);
      const lead: AnswerPart = { kind: 'text', markdown: verdict.markdown };
      const proof: AnswerPart[] =
        code && verdict.isYes ? [{ kind: 'code', block: code.block }] : [];
      const caveat = findCaveat(best, parsed, sources.sectionIndex);
      return { pieces: [lead, ...proof, ...(caveat ? [caveat] : [])], quoted: [best] };
    }
    case 'changed':
      return (
        composeChange(best, parsed, sources) ??
        composeSection(findRelease(best, parsed, sources), parsed, sources)
      );
    case 'how-to':
    case 'where':
    case 'whole-file':
    case 'word':
      return composeSection(best, parsed, sources);
  }
}

/** Quotes a section; a how-to without a procedure gets that of the same page. */
export function composeSection(
  best: ScoredPassage,
  parsed: ParsedQuestion,
  { sectionIndex }: Pick<AnswerSources, 'sectionIndex'>,
): Composition {
  const caveat = findCaveat(best, parsed, sectionIndex);
  const end: AnswerPart[] = caveat ? [caveat] : [];
  const isHowTo = parsed.kind === 'how-to' || parsed.kind === 'whole-file';
  const procedure =
    isHowTo && !hasProcedure(best, parsed) ? findProcedure(best, parsed, sectionIndex) : undefined;
  if (!procedure) return { pieces: [...sectionPieces(best, parsed), ...end], quoted: [best] };
  const lead = best.section.blocks.find((block) => block.kind === 'text');
  const intro: AnswerPart[] =
    lead?.kind === 'text' && isShownWhole(lead.markdown)
      ? [{ kind: 'text', markdown: quoteParagraph(lead.markdown, parsed.words) }]
      : [];
  return {
    pieces: [...intro, ...sectionPieces(procedure, parsed), ...end],
    quoted: [procedure, best],
  };
}

/** A passage, or the one of the same page that says what to do. */
export function chooseProcedure(
  best: ScoredPassage,
  parsed: ParsedQuestion,
  sectionIndex: SectionIndex,
): ScoredPassage {
  if (hasProcedure(best, parsed)) return best;
  return findProcedure(best, parsed, sectionIndex) ?? best;
}

/** Whether a section says what to do: by code, or in numbered steps. */
function hasProcedure(passage: ScoredPassage, parsed: ParsedQuestion): boolean {
  const { blocks } = passage.section;
  const hasSteps = blocks.some((block) => block.kind === 'list' && block.ordered);
  return hasSteps || chooseCode(passage, parsed) !== undefined;
}

/** The section of the same page that says what to do, and fits the question best. */
function findProcedure(
  best: ScoredPassage,
  parsed: ParsedQuestion,
  sectionIndex: SectionIndex,
): ScoredPassage | undefined {
  let found: ScoredPassage | undefined;
  for (const indexed of sectionIndex.sectionsOf(best.page.path)) {
    const passage = passageOf(indexed, parsed, best.score);
    if (!hasProcedure(passage, parsed)) continue;
    if (found && passage.coverage <= found.coverage) continue;
    found = passage;
  }
  return found;
}

/** The rows of a migration guide for the names or subjects of a question. */
function composeChange(
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
function findRelease(
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

/** Explains each of several pasted messages by the row that describes it. */
function explainMessages(
  parsed: ParsedQuestion,
  passages: readonly ScoredPassage[],
  { sectionIndex }: AnswerSources,
): Composition | undefined {
  const messages = parsed.paste?.messages ?? [];
  if (messages.length < 2) return undefined;
  const pieces: AnswerPart[] = [];
  const quoted = new Map<string, ScoredPassage>();
  const sections = [...sectionIndex.tagged(tagsFor(parsed))];
  for (const message of messages) {
    if (pieces.length === MAX_EXPLAINED) break;
    const words = questionWords(message, sectionIndex);
    const row = findTroubleRow({ words, literals: literalsIn(message) }, passages, sections);
    if (!row) continue;
    const { url } = row.indexed;
    const markdown = `\`${message.replaceAll('`', '')}\`\n\n${troubleText(row)}`;
    if (pieces.some((piece) => piece.kind === 'text' && piece.markdown === markdown)) continue;
    pieces.push({ kind: 'text', markdown });
    quoted.set(url, passageOf(row.indexed, parsed, passages[0]?.score ?? 0));
  }
  return pieces.length === 0 ? undefined : { pieces, quoted: [...quoted.values()] };
}

/** The cause and the remedy of what the reader sees. */
function explainSymptom(
  parsed: ParsedQuestion,
  passages: readonly ScoredPassage[],
  { sectionIndex }: AnswerSources,
): Composition | undefined {
  const row = findTroubleRow(parsed, passages, sectionIndex.tagged(tagsFor(parsed)));
  if (!row) return undefined;
  return {
    pieces: [{ kind: 'text', markdown: troubleText(row) }],
    quoted: [passageOf(row.indexed, parsed, passages[0]?.score ?? 0)],
  };
}

/** Blocks of a section to quote, around its best code. */
function sectionPieces(passage: ScoredPassage, parsed: ParsedQuestion): AnswerPart[] {
  const { blocks } = passage.section;
  const { words, kind } = parsed;
  // Who asks for the meaning of a word is not helped by a program.
  const code = kind === 'word' ? undefined : chooseCode(passage, parsed);
  const best = passage.chunk?.block;
  const shown = new Set<number>();
  const lead = leadOf(blocks, code?.at);
  if (lead !== undefined) shown.add(lead);
  if (best !== undefined) shown.add(best);
  if (code) {
    shown.add(code.at);
    const after = blocks.findIndex((block, at) => at > code.at && block.kind === 'text');
    const text = blocks[after];
    // A paragraph that ends in a colon introduces something that is not shown.
    if (isRelated(text, words) && !textOf(text).endsWith(':')) shown.add(after);
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
        case 'text': {
          const isCut = isAnnouncing(block) && !shown.has(at + 1);
          const markdown = quoteParagraph(block.markdown, words);
          return isCut || !isShownWhole(markdown) ? [] : [{ kind: 'text', markdown }];
        }
        case 'note':
          return [{ kind: 'caveat', markdown: block.markdown }];
        case 'code':
          return at === code?.at ? [{ kind: 'code', block }] : [];
        case 'list':
          return [{ kind: 'text', markdown: listMarkdown(block, words) }];
        case 'table':
          if (kind === 'how-to' && code && passage.chunkCoverage < MIN_TABLE_MATCH) return [];
          return tablePieces(block, words, kind === 'option' || kind === 'fields' || !code);
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

function isRelated(block: KnownBlock | undefined, words: readonly QuestionWord[]): boolean {
  const stems = stemsOf(textOf(block));
  return coverage(words, (stem) => (stems.has(stem) ? 1 : 0)) > 0.25;
}

/** Whether a paragraph ends in a colon, so that it is cut short without what follows. */
function isAnnouncing(block: KnownBlock): boolean {
  return textOf(block).endsWith(':');
}

/** Captions of pictures and links to controls of the page mean nothing without them. */
function isShownWhole(markdown: string): boolean {
  const text = markdown.trim();
  const isCaption = /^(?:[\w./-]+\.\w{1,5}|Whole sample)$/.test(text);
  return !isCaption && !text.startsWith('![') && !/^\[[^\]]*\]\([^)]*\)$/.test(text);
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
  return shown
    .map((item) => item.replace(WHOLE_SAMPLE, ''))
    .map((item, at) => `${ordered ? `${at + 1}.` : '-'} ${item}`)
    .join('\n');
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

/** The rows of a table that hold what was asked for. */
function answeringRow(
  { section, chunk, chunkCoverage }: ScoredPassage,
  { words }: ParsedQuestion,
): AnswerPart | undefined {
  if (chunk?.part === undefined || chunkCoverage < MIN_ROW_MATCH) return undefined;
  const table = section.blocks[chunk.block];
  if (table?.kind !== 'table') return undefined;
  const rows = bestRows(table, words, FEW_ROWS);
  return rows.length === 0 ? undefined : { kind: 'table', header: table.header, rows };
}

/** The table of a section that fits best, with all its rows. */
function listTable(
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

/** A problem listed on the same page, if it is relevant to the question. */
function findCaveat(
  { page, indexed }: ScoredPassage,
  { words: all, kind }: ParsedQuestion,
  sectionIndex: SectionIndex,
): AnswerPart | undefined {
  // All problems of a page are about its subject: the other words decide.
  const words = all.filter(
    ({ answers }) => ![...answers.keys()].some((stem) => indexed.title.has(stem)),
  );
  if (kind === 'word' || words.length === 0) return undefined;
  let best: readonly string[] | undefined;
  let most = MIN_CAVEAT_MATCH;
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
