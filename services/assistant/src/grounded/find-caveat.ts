import type { ScoredPassage } from '../retrieval/find-passages.ts';
import type { ParsedQuestion } from '../retrieval/parse-question.ts';
import { coverage } from '../retrieval/question-words.ts';
import type { SectionIndex } from '../retrieval/section-index.ts';
import type { AnswerPart } from './answer-part.ts';

const TROUBLE_SECTION = /^troubleshooting$|^errors$/i;
/** Minimum of a question that a problem of the page has to cover to be worth a warning. */
const MIN_CAVEAT_MATCH = 0.4;

/** A problem listed on the same page, if it is relevant to the question. */
export function findCaveat(
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
