import { fieldEvidence } from '../retrieval/field-words.ts';
import type { ScoredPassage } from '../retrieval/find-passages.ts';
import type { ParsedQuestion } from '../retrieval/parse-question.ts';
import { coverage } from '../retrieval/question-words.ts';
import type { SectionIndex } from '../retrieval/section-index.ts';
import { coversTopic, isGeneralKnowledge, isInjection } from './outside-topics.ts';

/** Minimum evidence that a question belongs to this field. */
const OF_THE_FIELD = 1;
/** Minimum coverage of the best page, by how closely the question relates to the field. */
const MIN_CONFIDENCE = { weak: 1.15, none: 1.75, named: 0.25 } as const;
const WEIGHTS = { score: 0.9, page: 1, section: 0.7, unknown: -1 } as const;

/** Whether the best passage answers a question, and is not only the closest one. */
export function isRelevant(
  text: string,
  parsed: ParsedQuestion,
  passages: readonly ScoredPassage[],
  sectionIndex: SectionIndex,
): boolean {
  const [best] = passages;
  if (!best || parsed.words.length === 0 || isInjection(text)) return false;
  if (!coversTopic(text, best.indexed.text)) return false;
  const evidence = fieldEvidence(text, parsed.words) + literalEvidence(parsed, best);
  if (isGeneralKnowledge(text) && evidence < 2 * OF_THE_FIELD) return false;
  const certainty = confidence(parsed, best, sectionIndex);
  if (evidence >= OF_THE_FIELD) return certainty >= MIN_CONFIDENCE.named;
  return certainty >= (evidence > 0 ? MIN_CONFIDENCE.weak : MIN_CONFIDENCE.none);
}

/** Counts a name or message that the passage contains literally as a word of the field. */
function literalEvidence({ literals }: ParsedQuestion, { indexed }: ScoredPassage): number {
  return literals.some((literal) => indexed.text.includes(literal)) ? 1 : 0;
}

/** Ratio of the question's words that the best page covers. */
export function confidence(
  { words }: ParsedQuestion,
  best: ScoredPassage,
  sectionIndex: SectionIndex,
): number {
  let all = 0;
  let unknown = 0;
  for (const { weight, isKnown } of words) {
    all += weight;
    if (!isKnown) unknown += weight;
  }
  const ofPage = coverage(words, (stem) =>
    sectionIndex.pageFrequency(best.page.path, stem) > 0 ? 1 : 0,
  );
  return (
    WEIGHTS.score * best.score +
    WEIGHTS.page * ofPage +
    WEIGHTS.section * best.coverage +
    WEIGHTS.unknown * (all === 0 ? 1 : unknown / all)
  );
}
