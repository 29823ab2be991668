import type { IndexedSection, Chunk } from './section-index.ts';
import { coverage, type QuestionWord } from './question-words.ts';

export type BestChunk = {
  /** Ratio of the question that the section covers. */
  readonly coverage: number;
  /** The best-matching chunk of the section. */
  readonly chunk: Chunk | undefined;
  readonly chunkCoverage: number;
};

/** Weight of a word by its position in the section. */
const PLACE = { heading: 1, title: 0.9, above: 0.8, body: 0.75, code: 0.5 } as const;

/** Finds the paragraph, item or row of a section that matches best. */
export function bestChunk(section: IndexedSection, words: readonly QuestionWord[]): BestChunk {
  let chunk: Chunk | undefined;
  let chunkCoverage = 0;
  for (const each of section.chunks) {
    // The subject of a chunk is often named only in the headings above it.
    const found = coverage(words, (stem) => {
      if (each.stems.has(stem)) return 1;
      return section.heading.has(stem) || section.title.has(stem) ? PLACE.above : 0;
    });
    if (found <= chunkCoverage) continue;
    chunk = each;
    chunkCoverage = found;
  }
  return { coverage: coverage(words, (stem) => placeOf(section, stem)), chunk, chunkCoverage };
}

function placeOf({ heading, title, body, code }: IndexedSection, stem: string): number {
  if (heading.has(stem)) return PLACE.heading;
  if (title.has(stem)) return PLACE.title;
  if (body.has(stem)) return PLACE.body;
  return code.has(stem) ? PLACE.code : 0;
}
