import { isStopWord } from '@brand/text-analysis';

const MAX_CANDIDATES = 12;
const MIN_STEM_LENGTH = 3;
/** Fallback suggestions: the most popular topics. */
const TOPICS = ['getting started', 'markers', 'wayfinding'];

export type Candidate = {
  readonly query: string;
  /** Whether to suggest the title of the page found, because a prefix is not a query to show. */
  readonly isStem: boolean;
};

/** Alternatives to a query without results, most similar first. */
export function listCandidates(query: string): Candidate[] {
  const typed = query.trim().toLowerCase();
  const words = typed.split(/\s+/).map(trimPunctuation).filter(isContentWord);
  const shorter =
    words.length > 2 ? words.map((_, at) => words.filter((_word, index) => index !== at)) : [];
  const single = words.filter((word) => word.length >= MIN_STEM_LENGTH && word !== typed);
  const whole = [...shorter.map((rest) => rest.join(' ')), ...single];
  const stems = words.flatMap(listStems);
  const candidates = [
    ...whole.map((text) => ({ query: text, isStem: false })),
    ...stems.map((text) => ({ query: text, isStem: true })),
  ].slice(0, MAX_CANDIDATES);
  return [...candidates, ...TOPICS.map((text) => ({ query: text, isStem: false }))];
}

function trimPunctuation(word: string): string {
  return word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

/** Whether a word is not a stop word. `can't` and `doesn't` count as `can` and `does`. */
function isContentWord(word: string): boolean {
  const forms = [word.replace(/['’].*$/, ''), word.replace(/n['’]t$/, '')];
  return word !== '' && !forms.some(isStopWord);
}

/**
 * Prefixes of a misspelt word: `markrrrs` yields `markrr`, `mark`, `mar`. Typos are more often at
 * the end.
 */
function listStems(word: string): string[] {
  const lengths = [word.length - 2, Math.ceil(word.length / 2), MIN_STEM_LENGTH];
  return [...new Set(lengths)]
    .filter((length) => length >= MIN_STEM_LENGTH && length < word.length)
    .map((length) => word.slice(0, length));
}
