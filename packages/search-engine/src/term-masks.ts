import type { QueryTerm } from './plan-query.ts';

/** Minimum quality at which a term counts as an inflection of the typed word. */
const GOOD = 0.9;
const EXACT = 0.99;

/**
 * Bit masks of the query words that each index term matches. Scratch memory, valid until the next
 * query.
 */
export class TermMasks {
  readonly any: Uint32Array;
  /** Subset of `any`: inflections of the word. */
  readonly good: Uint32Array;
  /** Subset of `good`: the word as typed. */
  readonly exact: Uint32Array;
  #slots: readonly QueryTerm[] = [];

  constructor(terms: number) {
    this.any = new Uint32Array(terms);
    this.good = new Uint32Array(terms);
    this.exact = new Uint32Array(terms);
  }

  /** Clears the masks of the previous query and sets those of this one. */
  mark(slots: readonly QueryTerm[]): void {
    for (const { terms } of this.#slots) {
      for (const term of terms) {
        this.any[term] = 0;
        this.good[term] = 0;
        this.exact[term] = 0;
      }
    }
    this.#slots = slots;
    for (const [at, { terms, qualities }] of slots.entries()) {
      const bit = 1 << at;
      for (const [place, term] of terms.entries()) {
        const quality = qualities[place] ?? 0;
        this.any[term] = (this.any[term] ?? 0) | bit;
        if (quality >= GOOD) this.good[term] = (this.good[term] ?? 0) | bit;
        if (quality >= EXACT) this.exact[term] = (this.exact[term] ?? 0) | bit;
      }
    }
  }
}

/** Bit mask of the words that any of the terms matches. */
export function unionOf(bits: Uint32Array, terms: Uint32Array): number {
  let union = 0;
  for (const term of terms) union |= bits[term] ?? 0;
  return union;
}

export function popCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
