import type { KnownSymbol } from '@brand/wire/assistant';
import type { FeatureMatrix } from '../knowledge/feature-matrix.ts';
import type { SymbolIndex } from '../knowledge/symbol-index.ts';
import type { ScoredPassage } from '../retrieval/find-passages.ts';
import type { SectionIndex } from '../retrieval/section-index.ts';
import type { AnswerPart } from './answer-part.ts';

export type Composition = {
  readonly pieces: readonly AnswerPart[];
  /** Passages that were quoted. */
  readonly quoted: readonly ScoredPassage[];
};

/** Sources of an answer besides passages. */
export type AnswerSources = {
  /** Passages found for the question, best first. */
  readonly passages: readonly ScoredPassage[];
  readonly sectionIndex: SectionIndex;
  readonly symbols: SymbolIndex;
  readonly features: FeatureMatrix;
  /** The symbol that the question names. */
  readonly symbol: KnownSymbol | undefined;
};
