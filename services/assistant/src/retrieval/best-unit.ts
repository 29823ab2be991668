import type { IndexedSection, Chunk } from './section-index.ts';
import { coverage, type QuestionWord } from './question-words.ts';

export type BestUnit = {
  /** How much of what was asked the section speaks of at all. */
  readonly coverage: number;
  /** The piece of it that answers best. */
  readonly unit: Chunk | undefined;
  readonly unitCoverage: number;
};

/** How much a word counts, by where a section has it. */
const PLACE = { heading: 1, title: 0.9, above: 0.8, body: 0.75, code: 0.5 } as const;

/** The paragraph, item or row of a section that answers best. */
export function bestUnit(section: IndexedSection, words: readonly QuestionWord[]): BestUnit {
  let unit: Chunk | undefined;
  let unitCoverage = 0;
  for (const each of section.units) {
    // What a piece is about is said above it.
    const found = coverage(words, (stem) => {
      if (each.stems.has(stem)) return 1;
      return section.heading.has(stem) || section.title.has(stem) ? PLACE.above : 0;
    });
    if (found <= unitCoverage) continue;
    unit = each;
    unitCoverage = found;
  }
  return { coverage: coverage(words, (stem) => placeOf(section, stem)), unit, unitCoverage };
}

function placeOf({ heading, title, body, code }: IndexedSection, stem: string): number {
  if (heading.has(stem)) return PLACE.heading;
  if (title.has(stem)) return PLACE.title;
  if (body.has(stem)) return PLACE.body;
  return code.has(stem) ? PLACE.code : 0;
}
