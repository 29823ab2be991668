import type { IndexedSection, Chunk } from './section-index.ts';
import { coverage, type QuestionWord } from './question-words.ts';

export type BestChunk = {
  /** How much of what was asked the section speaks of at all. */
  readonly coverage: number;
  /** The chunk of it that answers best. */
  readonly chunk: Chunk | undefined;
  readonly chunkCoverage: number;
};

/** How much a word counts, by where a section has it. */
const PLACE = { heading: 1, title: 0.9, above: 0.8, body: 0.75, code: 0.5 } as const;

/** The paragraph, item or row of a section that answers best. */
export function bestChunk(section: IndexedSection, words: readonly QuestionWord[]): BestChunk {
  let chunk: Chunk | undefined;
  let chunkCoverage = 0;
  for (const each of section.chunks) {
    // What a piece is about is said above it.
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
