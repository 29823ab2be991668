import { join } from 'node:path';
import { KNOWLEDGE_FILES, type KnownSample, type KnownSymbol } from '@brand/wire/assistant';
import { readLines } from '../knowledge/read-lines.ts';
import { SampleIndex } from '../knowledge/sample-index.ts';
import { SitePages } from '../knowledge/site-pages.ts';
import { SymbolIndex } from '../knowledge/symbol-index.ts';

/** Data of a built site that the tools read. */
export type ToolKnowledge = {
  readonly pages: SitePages;
  readonly symbols: SymbolIndex;
  readonly samples: SampleIndex;
};

export function readToolKnowledge(siteFolder: string): ToolKnowledge {
  const pages = new SitePages(siteFolder);
  const symbols = readLines<KnownSymbol>(join(siteFolder, KNOWLEDGE_FILES.symbols));
  const samples = readLines<KnownSample>(join(siteFolder, KNOWLEDGE_FILES.samples));
  return {
    pages,
    symbols: new SymbolIndex(symbols),
    samples: new SampleIndex(inOrderOf(pages, samples)),
  };
}

/**
 * Sorts samples in the order of the site's SDKs: the first is the most likely one if none is named.
 */
function inOrderOf({ versions }: SitePages, samples: readonly KnownSample[]): KnownSample[] {
  const sdks = [...new Set(versions.map(({ sdk }) => sdk))];
  const rank = ({ sdk }: KnownSample): number =>
    sdks.includes(sdk) ? sdks.indexOf(sdk) : sdks.length;
  return samples.toSorted((a, b) => rank(a) - rank(b));
}
