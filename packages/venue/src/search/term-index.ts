import SearchableMap from 'minisearch/SearchableMap';
import { editDistance } from './edit-distance.ts';
import { indexWords, alphanumericLength, type Word } from './words.ts';

/** A text of an entry, with what a match in it is worth. */
export type IndexText = {
  readonly text: string;
  /** 0 to 1. */
  readonly weight: number;
  /** Whether the text names the entry, so that it counts how much of it was typed. */
  readonly isName: boolean;
};

/** How well an entry answers to a word. */
export type TermMatch = {
  /** 0 to 1: how alike the words are, times the weight of the text. */
  readonly value: number;
  /** 0 to 1: how much of the entry's name the word is. */
  readonly share: number;
};

/** What answers to a word. */
export type TermMatches = {
  /** By position of the entry. */
  readonly entries: ReadonlyMap<number, TermMatch>;
  /** Words of the index that were taken for it, and how many letters of them to highlight. */
  readonly terms: ReadonlyMap<string, number>;
};

type Posting = { readonly weight: number; readonly share: number };

/** Below this, a word that was found does not keep others from being taken for misspelt. */
const CERTAIN_WEIGHT = 0.5;
/** What `7` is worth to gate `A7`, so that a gate `7` comes first. */
const TAIL_WORTH = 0.9;
const HAS_DIGIT = /\p{N}/u;

/** Finds entries by their words: whole words, beginnings, and words with typing mistakes. */
export class TermIndex {
  readonly size: number;
  readonly #terms: SearchableMap<Map<number, Posting>> = new SearchableMap();

  constructor(entries: readonly (readonly IndexText[])[]) {
    this.size = entries.length;
    // Names of categories and tags come again and again.
    const known = new Map<string, readonly Word[]>();
    for (const [position, texts] of entries.entries()) {
      for (const text of texts) {
        let words = known.get(text.text);
        if (!words) known.set(text.text, (words = indexWords(text.text)));
        this.#add(position, text, words);
      }
    }
  }

  #add(position: number, { text, weight, isName }: IndexText, words: readonly Word[]): void {
    const letters = isName ? alphanumericLength(text) : Infinity;
    for (const { text: term, isTail } of words) {
      const postings = this.#terms.fetch(term, () => new Map());
      const known = postings.get(position);
      const worth = isTail ? weight * TAIL_WORTH : weight;
      postings.set(position, {
        weight: Math.max(worth, known?.weight ?? 0),
        share: Math.max(term.length / letters, known?.share ?? 0),
      });
    }
  }

  /** What answers to a folded word; `start` also takes words that begin with it. */
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

  /** Words that the typed one may have been meant for, with how alike they are. */
  #misspelt(word: string, extent: 'whole' | 'start'): Map<string, number> {
    const found = new Map<string, number>();
    const allowed = allowedTypos(word);
    if (allowed === 0) return found;
    // The index counts two changes where neighbours changed places.
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

/** Whether a word is another one with the ending of a plural, in English or a Romance language. */
function isEnding(word: string, longer: string): boolean {
  const ending = longer.slice(word.length);
  return word.length > 2 && longer.startsWith(word) && (ending === 's' || ending === 'es');
}

/** None in short words and in codes: there a changed character is another thing. */
function allowedTypos(word: string): number {
  if (word.length < 4 || HAS_DIGIT.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}
