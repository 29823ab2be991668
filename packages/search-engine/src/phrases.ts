import type { SlicedTask } from '@brand/service-kit/time-slices';
import { isStopWord, tokenize } from '@brand/text-analysis';
import { ASKED, type TextIndex, termsOf } from './build-index.ts';
import type { IndexedDocument } from './document.ts';
import { pagePrior } from './documents.ts';
import type { Matches } from './match.ts';
import { NO_PAGE, type Pages } from './pages.ts';
import { type StoredObject, textsIn } from './values.ts';

/** Example questions as separate documents: one of them may be the query in other words. */
export type Phrases = {
  readonly documents: readonly IndexedDocument[];
  /** The page that answers each. */
  readonly pageOf: Uint32Array;
};

export function* listPhrases(
  objects: readonly StoredObject[],
  { ofRecord }: Pages,
): SlicedTask<Phrases> {
  const pages: number[] = [];
  const documents: IndexedDocument[] = [];
  for (const [record, object] of objects.entries()) {
    const page = ofRecord[record] ?? NO_PAGE;
    if (page === NO_PAGE) continue;
    const prior = pagePrior(object);
    for (const phrase of textsIn(object['asked'])) {
      pages.push(page);
      documents.push({ texts: [{ role: 'asked', text: tellingWords(phrase) }], prior });
    }
    yield;
  }
  return { documents, pageOf: Uint32Array.from(pages) };
}

/** Queries lose these words too. */
function tellingWords(phrase: string): string {
  const words = tokenize(phrase).map(({ text }) => text);
  const telling = words.filter((word) => !isStopWord(word));
  return (telling.length > 0 ? telling : words).join(' ');
}

/** Weight of a query that has all words of a phrase. */
export function* weighPhrases(index: TextIndex): SlicedTask<Float32Array> {
  const { pages: first, phrases: end } = index.ends;
  const weights = new Float32Array(end - first);
  for (const at of weights.keys()) {
    let weight = 0;
    for (const term of new Set(termsOf(index, first + at, ASKED))) {
      weight += index.postings.phrases.weigh([term]);
    }
    weights[at] = weight;
    yield;
  }
  return weights;
}

/**
 * Similarity of a query to the nearest phrase of each page, from 0 to 1: the cosine of both as
 * lists of weighted words.
 */
export function similarPages(
  { documents, scores }: Matches,
  {
    phrases,
    weights,
    first,
  }: {
    readonly phrases: Phrases;
    readonly weights: Float32Array;
    /** Number of the first phrase among all documents. */
    readonly first: number;
  },
): ReadonlyMap<number, number> {
  const nearest = new Map<number, number>();
  for (const [at, document] of documents.entries()) {
    const phrase = document - first;
    const page = phrases.pageOf[phrase] ?? NO_PAGE;
    const similarity = (scores[at] as number) / Math.sqrt(weights[phrase] as number);
    if (similarity > (nearest.get(page) ?? 0)) nearest.set(page, similarity);
  }
  return nearest;
}
