import type { CodeBlock, KnownBlock } from '@brand/wire/assistant';
import { blockText, stemsOf } from '../retrieval/plain-text.ts';
import { coverage } from '../retrieval/question-words.ts';
import type { ParsedQuestion } from '../retrieval/parse-question.ts';
import type { Passage } from '../retrieval/passage.ts';

const PROGRAM = /^m?[jt]sx?$/;
const REACT = /^[jt]sx$/;
const NATIVE = /^(?:swift|kotlin|kt)$/;
/** Commands that only prepare a folder for the sample: a project, its data. */
const SETUP = /^(?:npm (?:create|install|init|config)|npx create-|mkdir |cd |curl [^\n]*--output)/;

/** A code block and its index in the section. */
export type ChosenCode = { readonly block: CodeBlock; readonly at: number };

/** The code block of a section that fits the question best, in the reader's dialect. */
export function chooseCode(
  { section, page }: Pick<Passage, 'section' | 'page'>,
  { words, flavour, kind }: ParsedQuestion,
): ChosenCode | undefined {
  const all = section.blocks.flatMap((block, at) => (block.kind === 'code' ? [{ block, at }] : []));
  const whole = all.filter(({ block }) => block.isWhole);
  const found =
    kind === 'whole-file' && whole.length > 0 ? whole : all.filter(({ block }) => !block.isWhole);
  // Web SDK pages show each program a second time for React.
  const hasBoth = page.sdk === 'web-sdk' && found.some(({ block }) => !REACT.test(block.language));
  const wantsReact = flavour === 'react';
  const fitting = hasBoth
    ? found.filter(
        ({ block }) => !PROGRAM.test(block.language) || REACT.test(block.language) === wantsReact,
      )
    : found;
  const candidates = fitting.length > 0 ? fitting : found;
  const firstProgram = candidates.find(({ block }) => !SETUP.test(block.code))?.block;
  let best: ChosenCode | undefined;
  let most = -1;
  for (const each of candidates) {
    const stems = stemsOf(each.block.code);
    const lead = stemsOf(leadTo(section.blocks, each.at));
    const isProgram = PROGRAM.test(each.block.language) || NATIVE.test(each.block.language);
    const score =
      coverage(words, (stem) => (stems.has(stem) || lead.has(stem) ? 1 : 0)) +
      (isProgram ? 0.3 : 0) +
      // Sections go from the smallest sample to variations.
      (each.block === firstProgram ? 0.15 : 0) -
      (SETUP.test(each.block.code) ? 0.4 : 0);
    if (score <= most) continue;
    best = each;
    most = score;
  }
  return best;
}

/** Text between a code block and the one before it. */
function leadTo(blocks: readonly KnownBlock[], at: number): string {
  const before = blocks.slice(0, at);
  const from = before.findLastIndex(({ kind }) => kind === 'code');
  return before
    .slice(from + 1)
    .map(blockText)
    .join(' ');
}
