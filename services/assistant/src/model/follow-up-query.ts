import type { Question } from '../answer-engine.ts';

const MAX_WORDS = 4;
const MAX_REFERRING_WORDS = 9;
const MAX_EARLIER_QUESTIONS = 2;
const REFERS_BACK =
  /^(?:and|also|what about|how about|but|then|why)\b|\b(?:it|its|that|this|them|those|these|instead)\b/i;

/**
 * Search words for a question, on behalf of a model that did not search. A question that follows
 * another one ("make it red") lacks the subject, so the questions before it come first.
 */
export function followUpQuery({ text, before }: Pick<Question, 'text' | 'before'>): string {
  const queries = [text];
  for (const earlier of before.slice(-MAX_EARLIER_QUESTIONS).toReversed()) {
    if (!isFollowUp(queries[0] ?? '')) break;
    queries.unshift(earlier);
  }
  return queries.join(' ');
}

function isFollowUp(text: string): boolean {
  const words = text.trim().split(/\s+/).length;
  return words <= MAX_WORDS || (words <= MAX_REFERRING_WORDS && REFERS_BACK.test(text));
}
