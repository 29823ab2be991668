import type { EvalQuestion } from './eval-question.ts';

/**
 * What a reader wants to know. The questions were written by people who had seen neither the engine
 * nor the pages, and labelled by others from the pages alone.
 */
export type ReaderQuestionKind =
  | 'how-to'
  | 'can-it'
  | 'option'
  | 'error'
  | 'version-change'
  | 'concept'
  | 'files-or-fields'
  | 'where'
  | 'limits'
  | 'combined'
  | 'follow-up'
  | 'foreign'
  | 'off-topic';

export type ReaderQuestion = Omit<EvalQuestion, 'kind'> & {
  readonly kind: ReaderQuestionKind;
  /** The facts that a correct answer contains, for judges. */
  readonly answer: string;
  readonly expects: 'answer' | 'decline';
};

/** Answers are improved with one half; the held-out half shows whether that generalises. */
export type Half = 'tuning' | 'held-out';

/** Hash of the id alone, so that a question stays in its half when others are added. */
export function halfOf({ id }: Pick<ReaderQuestion, 'id'>): Half {
  let hash = 0x811c9dc5;
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return ((hash ^ (hash >>> 15) ^ (hash >>> 7)) & 1) === 0 ? 'tuning' : 'held-out';
}
