import type { KnownBlock } from '@brand/wire/assistant';
import { passageOf, type ScoredPassage } from '../retrieval/find-passages.ts';
import type { ParsedQuestion } from '../retrieval/parse-question.ts';
import { plainText, stemsOf } from '../retrieval/plain-text.ts';
import { coverage, type QuestionWord } from '../retrieval/question-words.ts';
import type { AnswerPart } from './answer-part.ts';
import { chooseCode } from './choose-code.ts';
import { bestOf, FEW_ROWS, tablePieces } from './choose-rows.ts';
import { quoteParagraph, splitSentences } from './choose-text.ts';
import type { AnswerSources, Composition } from './composition.ts';
import { findCaveat } from './find-caveat.ts';

const STEPS = 10;
/** Minimum ratio of the best score at which another passage may replace the best one. */
const NEARLY_AS_GOOD = 0.88;
const REMEDY_COLUMN = /^(?:use|run|command|do this)$/i;
/** Minimum ratio of a question's words that a paragraph next to the code must have. */
const MIN_RELATED = 0.4;
const CONTINUES = /^(?:then|now|next|after that|afterwards|finally)\b/i;
const SHORT_WORDS = 22;
/** Minimum ratio of a question's words that a table next to code must have. */
const MIN_TABLE_MATCH = 0.7;
/** A fold in a list, with the sample that the step above shows in part. */
const WHOLE_SAMPLE = /\n+Whole sample\n+(```|~~~~)[^]*?\n\1(?=\n|$)/g;

/** Quotes a section; a how-to without a procedure gets one that is nearly as good. */
export function composeSection(
  best: ScoredPassage,
  parsed: ParsedQuestion,
  sources: Pick<AnswerSources, 'sectionIndex' | 'passages'>,
): Composition {
  const { sectionIndex } = sources;
  const caveat = findCaveat(best, parsed, sectionIndex);
  const end: AnswerPart[] = caveat ? [caveat] : [];
  const isHowTo = parsed.kind === 'how-to' || parsed.kind === 'whole-file';
  const procedure =
    isHowTo && !hasProcedure(best, parsed) ? findProcedure(best, parsed, sources) : undefined;
  if (!procedure) return { pieces: [...sectionPieces(best, parsed), ...end], quoted: [best] };
  const isOtherPage = procedure.page !== best.page;
  const lead = isOtherPage ? undefined : best.section.blocks.find((block) => block.kind === 'text');
  const intro: AnswerPart[] =
    lead?.kind === 'text' && isShownWhole(lead.markdown)
      ? [{ kind: 'text', markdown: quoteParagraph(lead.markdown, parsed.words) }]
      : [];
  return {
    pieces: [...intro, ...sectionPieces(procedure, parsed), ...end],
    quoted: [procedure, best],
  };
}

/** A passage, or a nearly equal one with instructions. */
export function chooseProcedure(
  best: ScoredPassage,
  parsed: ParsedQuestion,
  sources: Pick<AnswerSources, 'sectionIndex' | 'passages'>,
): ScoredPassage {
  if (hasProcedure(best, parsed)) return best;
  return findProcedure(best, parsed, sources) ?? best;
}

/** Whether a section has instructions: code, numbered steps, or a table of tasks. */
function hasProcedure(passage: ScoredPassage, parsed: ParsedQuestion): boolean {
  const { page, section } = passage;
  const hasSteps = section.blocks.some(
    (block) =>
      (block.kind === 'list' && block.ordered) ||
      // Pages of SDKs give instructions in code.
      (page.sdk === 'docs' &&
        block.kind === 'table' &&
        block.header.some((cell) => REMEDY_COLUMN.test(cell))),
  );
  return hasSteps || chooseCode(passage, parsed) !== undefined;
}

/** Finds instructions: a nearly equal passage, or the best section of the same page. */
function findProcedure(
  best: ScoredPassage,
  parsed: ParsedQuestion,
  { sectionIndex, passages }: Pick<AnswerSources, 'sectionIndex' | 'passages'>,
): ScoredPassage | undefined {
  const near = passages.find(
    (passage) =>
      passage.score >= NEARLY_AS_GOOD * best.score &&
      passage.page.sdk === best.page.sdk &&
      hasProcedure(passage, parsed),
  );
  if (near) return near;
  let found: ScoredPassage | undefined;
  for (const indexed of sectionIndex.sectionsOf(best.page.path)) {
    const passage = passageOf(indexed, parsed, best.score);
    if (!hasProcedure(passage, parsed)) continue;
    if (found && passage.coverage <= found.coverage) continue;
    found = passage;
  }
  return found;
}

/** Blocks of a section to quote, around its best code. */
export function sectionPieces(passage: ScoredPassage, parsed: ParsedQuestion): AnswerPart[] {
  const { blocks } = passage.section;
  const { words, kind } = parsed;
  // A program does not help readers who ask for the meaning of a word.
  const code = kind === 'word' ? undefined : chooseCode(passage, parsed);
  const best = passage.chunk?.block;
  const shown = new Set<number>();
  const lead = leadOf(blocks, code?.at);
  // "Then convert the folder" means nothing without what comes before.
  const isContinued = lead !== undefined && CONTINUES.test(textOf(blocks[lead]));
  if (lead !== undefined) shown.add(lead);
  if (best !== undefined) shown.add(best);
  // Without code, the block above the first paragraph is the subject of the section.
  if (isContinued || !code) {
    for (let at = 0; at < (lead ?? blocks.length); at += 1) shown.add(at);
  }
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
    if (block.kind === 'note' && isRelated(block, words)) shown.add(at);
    if (shown.has(at - 1) && isAnnounced(blocks[at - 1]) && block.kind !== 'code') shown.add(at);
  }
  const isShownCode = (at: number): boolean => at === code?.at || (isContinued && at < lead);
  return [...shown]
    .toSorted((a, b) => a - b)
    .flatMap((at): AnswerPart[] => {
      const block = blocks[at];
      if (!block) return [];
      switch (block.kind) {
        case 'text': {
          const isCut = isAnnouncing(block) && !shown.has(at + 1);
          // The sentence that introduces an omitted block is left out too.
          const kept = isCut
            ? splitSentences(block.markdown).slice(0, -1).join(' ')
            : block.markdown;
          const markdown = quoteParagraph(kept, words);
          return kept === '' || !isShownWhole(markdown) ? [] : [{ kind: 'text', markdown }];
        }
        case 'note':
          return [{ kind: 'caveat', markdown: block.markdown }];
        case 'code':
          return isShownCode(at) ? [{ kind: 'code', block }] : [];
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
  return coverage(words, (stem) => (stems.has(stem) ? 1 : 0)) >= MIN_RELATED;
}

/** Whether a paragraph ends in a colon, so it is incomplete without the next block. */
function isAnnouncing(block: KnownBlock): boolean {
  return textOf(block).endsWith(':');
}

/** Captions of images and links to controls are meaningless outside the page. */
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
  return block?.kind === 'text' || block?.kind === 'note' ? plainText(block.markdown) : '';
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
