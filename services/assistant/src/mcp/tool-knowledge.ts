import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CODE_TYPES_FILE,
  type CodeTypes,
  KNOWLEDGE_FILES,
  type KnownSample,
  type KnownSymbol,
} from '@brand/wire/assistant';
import { readLines } from '../knowledge/read-lines.ts';
import { SampleIndex } from '../knowledge/sample-index.ts';
import { SdkVersions } from '../knowledge/sdk-versions.ts';
import { SitePages } from '../knowledge/site-pages.ts';
import { SymbolIndex } from '../knowledge/symbol-index.ts';

/** Data of a built site that the tools read. */
export type ToolKnowledge = {
  readonly pages: SitePages;
  readonly symbols: SymbolIndex;
  readonly samples: SampleIndex;
  /** SDK versions that code can be compiled with. */
  readonly codeVersions: SdkVersions;
};

export function readToolKnowledge(siteFolder: string): ToolKnowledge {
  const pages = new SitePages(siteFolder);
  const symbols = readLines<KnownSymbol>(join(siteFolder, KNOWLEDGE_FILES.symbols));
  const samples = readLines<KnownSample>(join(siteFolder, KNOWLEDGE_FILES.samples));
  return {
    pages,
    symbols: new SymbolIndex(symbols),
    samples: new SampleIndex(inOrderOf(pages, samples)),
    codeVersions: new SdkVersions(readCodeTypes(siteFolder)),
  };
}

/** Empty if the site was built without declarations. */
function readCodeTypes(siteFolder: string): readonly CodeTypes[] {
  const file = join(siteFolder, CODE_TYPES_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as CodeTypes[]) : [];
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
