import type { Postings, TextIndex } from './build-index.ts';

/** Scratch buffers, all zero between merges; they grow with the largest index. */
let workspace = { best: new Float32Array(0), found: new Uint32Array(0) };

/** Union of the postings of some terms, with the best score per document. */
export function mergePostings(
  index: TextIndex,
  terms: Uint32Array,
  qualities: Float64Array,
): Postings {
  const { best, found } = workspaceFor(index.size);
  let count = 0;
  for (const [at, term] of terms.entries()) {
    const postings = index.postings[term];
    if (!postings) continue;
    const { documents, strengths } = postings;
    const quality = qualities[at] as number;
    for (let place = 0; place < documents.length; place += 1) {
      const document = documents[place] as number;
      const value = (strengths[place] as number) * quality;
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

function workspaceFor(size: number): typeof workspace {
  if (workspace.best.length < size) {
    workspace = { best: new Float32Array(size), found: new Uint32Array(size) };
  }
  return workspace;
}
