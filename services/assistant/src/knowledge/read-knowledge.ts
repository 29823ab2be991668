import { join } from 'node:path';
import type { SlicedTask } from '@brand/service-kit';
import { KNOWLEDGE_FILES, type PageRecord, type KnownSymbol } from '@brand/wire/assistant';
import { FeatureMatrix } from './feature-matrix.ts';
import { Glossary } from './glossary.ts';
import { readLinesInSlices } from './read-lines.ts';
import { SymbolIndex } from './symbol-index.ts';

/** Data that answers are composed from. */
export type Knowledge = {
  /** Pages by path. */
  readonly pages: ReadonlyMap<string, PageRecord>;
  readonly symbols: SymbolIndex;
  readonly glossary: Glossary;
  readonly features: FeatureMatrix;
};

/** Reads the knowledge files that the site's build wrote. */
export function* readKnowledge(siteFolder: string): SlicedTask<Knowledge> {
  const pages = yield* readLinesInSlices<PageRecord>(join(siteFolder, KNOWLEDGE_FILES.pages));
  const symbols = yield* readLinesInSlices<KnownSymbol>(join(siteFolder, KNOWLEDGE_FILES.symbols));
  return {
    pages: new Map(pages.map((page) => [page.path, page])),
    symbols: new SymbolIndex(symbols),
    glossary: new Glossary(pages),
    features: new FeatureMatrix(pages),
  };
}
