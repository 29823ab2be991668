import { join } from 'node:path';
import { KNOWLEDGE_FILES, type KnownSample, type KnownSymbol } from '@brand/wire/assistant';
import { readLines } from './read-lines.ts';
import { SampleIndex } from './sample-index.ts';
import { SitePages } from './site-pages.ts';
import { SymbolIndex } from './symbol-index.ts';

/** What the tools know of a built site. */
export type Knowledge = {
  readonly pages: SitePages;
  readonly symbols: SymbolIndex;
  readonly samples: SampleIndex;
};

export function readKnowledge(siteFolder: string): Knowledge {
  return {
    pages: new SitePages(siteFolder),
    symbols: new SymbolIndex(readLines<KnownSymbol>(join(siteFolder, KNOWLEDGE_FILES.symbols))),
    samples: new SampleIndex(readLines<KnownSample>(join(siteFolder, KNOWLEDGE_FILES.samples))),
  };
}
