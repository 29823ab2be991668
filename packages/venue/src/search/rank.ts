import type { QueryWord } from './query-words.ts';
import type { TermIndex, TermMatch, TermMatches } from './term-index.ts';

/** Words to highlight, with the number of letters. */
export type MatchedTerms = ReadonlyMap<string, number>;

/** Score and matched words of an entry. */
export type Rank = {
  /** Score, from 0 to 1. */
  readonly score: number;
  readonly terms: readonly MatchedTerms[];
};

/** The ratio of the score that depends on how much of the name was typed. */
const NAME_SHARE = 0.15;

type EntryMatch = TermMatch & { readonly terms: readonly MatchedTerms[] };

/** Matches of a word by position of the entry. */
export type EntryMatches = ReadonlyMap<number, EntryMatch>;

/** Ranks by position of the entry. */
export type Ranking = {
  readonly ranks: ReadonlyMap<number, Rank>;
  /** Whether the entries match every word. */
  readonly isComplete: boolean;
};

/**
 * Ranks entries by position: the mean match quality over all words, weighted by rarity. If some
 * entries match every word, the others are dropped.
 */
export function rankEntries(
  index: TermIndex,
  words: readonly QueryWord[],
  accepts: (position: number) => boolean,
): Ranking {
  const answers = words
    .map((word, at) => matchWord(index, word, at === words.length - 1))
    .map((answer) => new Map([...answer].filter(([position]) => accepts(position))));
  const rarities = answers.map(({ size }) => Math.log(1 + index.size / Math.max(1, size)));
  const total = rarities.reduce((sum, rarity) => sum + rarity, 0);
  const complete = [...(answers[0]?.keys() ?? [])].filter((position) =>
    answers.every((answer) => answer.has(position)),
  );
  const positions =
    complete.length > 0 ? complete : new Set(answers.flatMap((answer) => [...answer.keys()]));
  const ranks = new Map<number, Rank>();
  for (const position of positions) {
    let value = 0;
    let share = 0;
    const terms: MatchedTerms[] = [];
    for (const [at, answer] of answers.entries()) {
      const match = answer.get(position);
      if (!match) continue;
      value += match.value * (rarities[at] ?? 0);
      share += match.share;
      terms.push(...match.terms);
    }
    const score = (value / total) * (1 - NAME_SHARE * (1 - Math.min(1, share)));
    ranks.set(position, { score, terms });
  }
  return { ranks, isComplete: complete.length > 0 };
}

/**
 * Merges both rankings as independent evidence, so an entry in both ranks above either of its
 * scores. If only one of the rankings is complete, the other is dropped.
 */
export function mergeRankings(a: Ranking, b: Ranking): Ranking {
  if (a.isComplete !== b.isComplete) return a.isComplete ? a : b;
  const ranks = new Map(a.ranks);
  for (const [position, rank] of b.ranks) {
    const other = ranks.get(position);
    const better = other && other.score > rank.score ? other : rank;
    const score = 1 - (1 - rank.score) * (1 - (other?.score ?? 0));
    ranks.set(position, { ...better, score });
  }
  return { ranks, isComplete: a.isComplete };
}

/** Returns the entries that match a word in the best of its forms. */
export function matchWord(index: TermIndex, { forms }: QueryWord, isLast: boolean): EntryMatches {
  const best = new Map<number, EntryMatch>();
  for (const form of forms) {
    const matches = form.map((word, at) =>
      index.match(word, isLast && at === form.length - 1 ? 'start' : 'whole'),
    );
    for (const [position, answer] of matchForm(matches)) {
      if (answer.value > (best.get(position)?.value ?? 0)) best.set(position, answer);
    }
  }
  return best;
}

/** Returns the entries that match all words of a form. */
function matchForm(matches: readonly TermMatches[]): EntryMatches {
  const all = new Map<number, EntryMatch>();
  const terms = matches.map((match) => match.terms);
  for (const position of matches[0]?.entries.keys() ?? []) {
    const parts = matches.flatMap(({ entries }) => entries.get(position) ?? []);
    if (parts.length < matches.length) continue;
    const value = parts.reduce((sum, part) => sum + part.value, 0) / parts.length;
    const share = parts.reduce((sum, part) => sum + part.share, 0);
    all.set(position, { value, share, terms });
  }
  return all;
}
