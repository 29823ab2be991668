import {
  isInThesaurus,
  isStopWord,
  stemWord,
  synonymsOf,
  translationsOf,
  tokenize,
} from '@brand/text-analysis';
import type { SectionIndex } from './section-index.ts';
import { correctSpelling } from './correct-spelling.ts';

/** A word of a question, with the stems that match it. */
export type QuestionWord = {
  readonly text: string;
  /** Inverse document frequency: rare words weigh more. */
  readonly weight: number;
  /** Whether pages or their example questions use it, or a word that it may be a typo of. */
  readonly isKnown: boolean;
  /** Set if readers did not write it themselves: it was pasted, or is ours for theirs. */
  readonly isAdded?: true;
  /** Match quality by stem, from 0 to 1. */
  readonly answers: ReadonlyMap<string, number>;
};

/** Stop words of questions: they carry no subject. */
const POLITE = new Set(
  `please thanks thank hi hello hey help tell explain show example examples code sample snippet
   possible best easiest simplest quick quickly currently trying try tried guys somebody someone
   anyone know work works working able actually really still keep something anything thing things
   just app apps application sdk docs documentation developer`.split(/\s+/),
);
const HTTP_ERROR = /^[45]\d\d$/;
/** Each correction compares a word with all others: long pastes have few typos and many names. */
const MAX_CORRECTED = 40;
const QUALITY = { synonym: 0.6, translation: 0.5, typo: 0.8 } as const;
/** Factor for words that pages do not use but that have synonyms or translations. */
const FOREIGN_WEIGHT = 0.7;

/** The significant words of a question, each with its synonyms and spelling correction. */
export function questionWords(text: string, sectionIndex: SectionIndex): QuestionWord[] {
  const seen = new Set<string>();
  let corrected = 0;
  const words = tokenize(expandContractions(text)).filter(({ text: word }) => !isStopWord(word));
  const telling = words.filter(({ text: word }) => !POLITE.has(word));
  // "Which SDK should I use?" has no other words.
  return (telling.length > 0 ? telling : words).flatMap(({ text: word }) => {
    const stem = stemWord(word);
    const isWord = /^\p{L}{2}/u.test(word) || HTTP_ERROR.test(word);
    if (!isWord || seen.has(stem)) return [];
    seen.add(stem);
    const answers = new Map([[stem, 1]]);
    const add = (others: readonly string[], quality: number): void => {
      for (const other of others) {
        const key = stemWord(other);
        if (!answers.has(key)) answers.set(key, quality);
      }
    };
    add(synonymsOf(word), QUALITY.synonym);
    const isKnown = sectionIndex.has(word);
    if (!isKnown) add(translationsOf(word), QUALITY.translation);
    const near =
      sectionIndex.knows(word) || isInThesaurus(word) || ++corrected > MAX_CORRECTED
        ? undefined
        : correctSpelling(stem, sectionIndex.stems());
    if (near !== undefined) answers.set(near, QUALITY.typo);
    const isForeign = !isKnown && answers.size > 1;
    const weight = sectionIndex.weightOf(word) * (isForeign ? FOREIGN_WEIGHT : 1);
    const isUsed = sectionIndex.knows(word) || near !== undefined;
    return [{ text: word, weight, answers, isKnown: isUsed }];
  });
}

/** Expands `n't` and drops other contractions, so `don't` does not become `don` and `t`. */
function expandContractions(text: string): string {
  return text
    .replaceAll(/\bcan['’]t\b/gi, 'can not')
    .replaceAll(/\bwon['’]t\b/gi, 'will not')
    .replaceAll(/n['’]t\b/gi, ' not')
    .replaceAll(/['’](?:s|m|re|ve|ll|d)\b/gi, '');
}

/** Weighted ratio of the words that a set of stems covers, from 0 to 1. */
export function coverage(words: readonly QuestionWord[], has: (stem: string) => number): number {
  let answered = 0;
  let all = 0;
  for (const { weight, answers } of words) {
    let best = 0;
    for (const [stem, quality] of answers) best = Math.max(best, quality * has(stem));
    answered += weight * best;
    all += weight;
  }
  return all === 0 ? 0 : answered / all;
}
