import SearchableMap from 'minisearch/SearchableMap';
import { editDistance } from './edit-distance.ts';
import { indexWords, alphanumericLength, type Word } from './words.ts';

/** A text of an entry with its weight. */
export type IndexText = {
  readonly text: string;
  /** Weight, from 0 to 1. */
  readonly weight: number;
  /** Whether the text is a name of the entry, so that the share of it that was typed counts. */
  readonly isName: boolean;
  /** Terms of the concepts that the text names. */
  readonly concepts?: readonly string[];
};

/** Match quality of an entry for a word. */
export type TermMatch = {
  /** Match quality from 0 to 1: similarity of the words multiplied by the weight of the text. */
  readonly value: number;
  /** Ratio of the entry's name that the word covers, from 0 to 1. */
  readonly share: number;
};

export type TermMatches = {
  /** Matches by position of the entry. */
  readonly entries: ReadonlyMap<number, TermMatch>;
  /** Matched terms of the index, with the number of letters to highlight. */
  readonly terms: ReadonlyMap<string, number>;
};

type Posting = { readonly weight: number; readonly share: number };

/** A match below this weight does not suppress the search for typos. */
const CERTAIN_WEIGHT = 0.5;
/** Weight of `7` as a match for gate `A7`, so that a gate `7` ranks first. */
const TAIL_WORTH = 0.9;
/**
 * Weight of another word for the same concept. It is below the beginning of a name, whose weight is
 * 0.68 or more.
 */
const SYNONYM_WORTH = 0.6;
const HAS_DIGIT = /\p{N}/u;

/** An inverted index that matches whole words, prefixes and words with typos. */
export class TermIndex {
  readonly size: number;
  readonly #terms: SearchableMap<Map<number, Posting>> = new SearchableMap();

  constructor(entries: readonly (readonly IndexText[])[]) {
    this.size = entries.length;
    // Caches words by text, because names of categories and tags repeat.
    const known = new Map<string, readonly Word[]>();
    for (const [position, texts] of entries.entries()) {
      for (const text of texts) {
        let words = known.get(text.text);
        if (!words) known.set(text.text, (words = indexWords(text.text)));
        this.#add(position, text, words);
      }
    }
  }

  #add(position: number, indexText: IndexText, words: readonly Word[]): void {
    const { text, weight, isName, concepts = [] } = indexText;
    const letters = isName ? alphanumericLength(text) : Infinity;
    for (const { text: term, isTail } of words) {
      const worth = isTail ? weight * TAIL_WORTH : weight;
      this.#post(term, position, { weight: worth, share: term.length / letters });
    }
    for (const term of concepts) {
      this.#post(term, position, { weight: weight * SYNONYM_WORTH, share: 0 });
    }
  }

  #post(term: string, position: number, { weight, share }: Posting): void {
    const postings = this.#terms.fetch(term, () => new Map());
    const known = postings.get(position);
    postings.set(position, {
      weight: Math.max(weight, known?.weight ?? 0),
      share: Math.max(share, known?.share ?? 0),
    });
  }

  /** Returns the entries that match a folded word. `start` includes prefixes. */
  match(word: string, extent: 'whole' | 'start'): TermMatches {
    const entries = new Map<number, TermMatch>();
    const terms = new Map<string, number>();
    let heaviest = 0;
    const take = (postings: ReadonlyMap<number, Posting>, likeness: number): void => {
      for (const [position, { weight, share }] of postings) {
        heaviest = Math.max(heaviest, weight);
        const value = likeness * weight;
        const known = entries.get(position);
        if (known && known.value >= value) continue;
        entries.set(position, { value, share: likeness * share });
      }
    };
    const exact = this.#terms.get(word);
    if (exact) {
      take(exact, 1);
      terms.set(word, word.length);
    }
    for (const [term, postings] of this.#terms.atPrefix(word)) {
      if (term === word || (extent === 'whole' && !isEnding(word, term))) continue;
      take(postings, 0.8 + (0.2 * word.length) / term.length);
      terms.set(term, word.length);
    }
    for (const term of [word.slice(0, -1), word.slice(0, -2)]) {
      const postings = isEnding(term, word) && this.#terms.get(term);
      if (!postings) continue;
      take(postings, 0.9);
      terms.set(term, term.length);
    }
    if (heaviest < CERTAIN_WEIGHT) {
      for (const [term, likeness] of this.#misspelt(word, extent)) {
        const postings = this.#terms.get(term);
        if (!postings || terms.has(term)) continue;
        take(postings, likeness);
        terms.set(term, term.length);
      }
    }
    return { entries, terms };
  }

  /** Returns the terms within the allowed number of typos, with their similarity. */
  #misspelt(word: string, extent: 'whole' | 'start'): Map<string, number> {
    const found = new Map<string, number>();
    const allowed = allowedTypos(word);
    if (allowed === 0) return found;
    // The radix tree counts a transposition as two edits.
    for (const term of this.#terms.fuzzyGet(word, allowed + 1).keys()) {
      const { whole } = editDistance(word, term);
      if (whole <= allowed && !HAS_DIGIT.test(term)) found.set(term, 0.8 - 0.15 * whole);
    }
    if (extent === 'start' && word.length > 4) {
      for (const term of this.#terms.atPrefix(word.slice(0, 2)).keys()) {
        const { start } = editDistance(word, term.slice(0, word.length + allowed));
        if (start > allowed || found.has(term) || HAS_DIGIT.test(term)) continue;
        found.set(term, 0.7 - 0.15 * start);
      }
    }
    return found;
  }
}

/** Whether `longer` is the word with a plural ending, in English or a Romance language. */
function isEnding(word: string, longer: string): boolean {
  const ending = longer.slice(word.length);
  return word.length > 2 && longer.startsWith(word) && (ending === 's' || ending === 'es');
}

/**
 * Returns the number of typos tolerated in a word. Short words and codes allow none, because every
 * character in them matters.
 */
function allowedTypos(word: string): number {
  if (word.length < 4 || HAS_DIGIT.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}
