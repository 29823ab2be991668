import type { SlicedTask } from '@brand/service-kit/time-slices';

/** Documents that contain a term, with the weight of the term in each. */
export type Postings = { readonly documents: Uint32Array; readonly strengths: Float32Array };

/** Weight of each term of a document. */
export type TermStrengths = ReadonlyMap<number, number>;

/** Postings of all terms, one after the other. */
export class PostingLists {
  readonly documents: Uint32Array;
  readonly strengths: Float32Array;
  /** Start index of the postings of each term. */
  readonly starts: Uint32Array;
  /** Number of documents in the group. */
  readonly size: number;

  private constructor({ documents, strengths }: Postings, starts: Uint32Array, size: number) {
    this.documents = documents;
    this.strengths = strengths;
    this.starts = starts;
    this.size = size;
  }

  /** @param first - Number of the first document. */
  static *build(
    strengths: readonly TermStrengths[],
    terms: number,
    first: number,
  ): SlicedTask<PostingLists> {
    const starts = new Uint32Array(terms + 1);
    for (const document of strengths) {
      for (const term of document.keys()) starts[term + 1] = (starts[term + 1] as number) + 1;
      yield;
    }
    for (let term = 0; term < terms; term += 1) {
      starts[term + 1] = (starts[term + 1] as number) + (starts[term] as number);
    }
    yield;
    const count = starts[terms] as number;
    const lists = { documents: new Uint32Array(count), strengths: new Float32Array(count) };
    const ends = starts.slice();
    for (const [at, document] of strengths.entries()) {
      for (const [term, strength] of document) {
        const place = ends[term] as number;
        lists.documents[place] = first + at;
        lists.strengths[place] = strength;
        ends[term] = place + 1;
      }
      yield;
    }
    return new PostingLists(lists, starts, strengths.length);
  }

  /** Number of documents that contain a term. */
  count(term: number): number {
    return (this.starts[term + 1] as number) - (this.starts[term] as number);
  }

  /** Inverse document frequency of the most frequent of some terms: rare words weigh more. */
  weigh(terms: Iterable<number>): number {
    let most = 0;
    for (const term of terms) most = Math.max(most, this.count(term));
    return Math.log(1 + this.size / (1 + most));
  }

  /** Union of the postings of some terms, with the best strength per document. */
  merge(terms: Uint32Array, qualities: Float64Array, index: { readonly size: number }): Postings {
    const { best, found } = workspaceFor(index.size);
    let count = 0;
    for (const [at, term] of terms.entries()) {
      const quality = qualities[at] as number;
      const end = this.starts[term + 1] as number;
      for (let place = this.starts[term] as number; place < end; place += 1) {
        const document = this.documents[place] as number;
        const value = (this.strengths[place] as number) * quality;
        const known = best[document] as number;
        if (known === 0) {
          found[count] = document;
          count += 1;
        }
        if (value > known) best[document] = value;
      }
    }
    const documents = found.slice(0, count);
    const strengths = new Float32Array(count);
    for (let at = 0; at < count; at += 1) {
      const document = documents[at] as number;
      strengths[at] = best[document] as number;
      best[document] = 0;
    }
    return { documents, strengths };
  }
}

/** Scratch buffers, all zero between merges; they grow with the largest index. */
let workspace = { best: new Float32Array(0), found: new Uint32Array(0) };

function workspaceFor(size: number): typeof workspace {
  if (workspace.best.length < size) {
    workspace = { best: new Float32Array(size), found: new Uint32Array(size) };
  }
  return workspace;
}
