import { DOCS_TAGS } from './docs-tags.ts';
import type { SearchDocs } from '../search-docs.ts';
import { type BestChunk, bestChunk } from './best-chunk.ts';
import type { IndexedSection, SectionIndex } from './section-index.ts';
import type { Passage } from './passage.ts';
import { scoreSection } from './score-section.ts';
import type { SdkLine } from './sdk-versions.ts';
import type { ParsedQuestion } from './parse-question.ts';

/** A passage with its best chunk. */
export type ScoredPassage = Passage & BestChunk & { readonly indexed: IndexedSection };

const HITS = 60;
const MAX_PASSAGES = 8;
/** Rank of sections that the search did not find. */
const LAST_RANK = 60;

/** Searches the index, then scores the sections of the pages found. */
export async function findPassages(
  parsed: ParsedQuestion,
  { sectionIndex, search }: { readonly sectionIndex: SectionIndex; readonly search: SearchDocs },
): Promise<readonly ScoredPassage[]> {
  const tags = tagsFor(parsed);
  const hits = await search({
    query: parsed.query,
    facetFilters: ['language:en', 'kind:-symbol', tags.map((tag) => `docusaurus_tag:${tag}`)],
    optionalFilters: [`sdk:${parsed.line.sdk}`],
    hitsPerPage: HITS,
    distinct: false,
  });
  const ranks = new Map<string, number>();
  for (const { url } of hits) if (!ranks.has(url)) ranks.set(url, ranks.size);
  const weightOf = (stem: string): number => sectionIndex.weightOfStem(stem);
  return [...sectionIndex.tagged(tags)]
    .map((indexed) => {
      const rank = ranks.get(indexed.url) ?? LAST_RANK;
      return { indexed, score: scoreSection(indexed, parsed, { rank, weightOf }) };
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX_PASSAGES)
    .map(({ indexed, score }) => {
      const { page, section, url } = indexed;
      return { page, section, url, score, indexed, ...bestChunk(indexed, parsed.words) };
    });
}

/** Tags of the SDK version in question, and of pages without an SDK. */
function tagsFor({ line }: { readonly line: SdkLine }): readonly string[] {
  return [`docs-${line.sdk}-${line.version}`, ...DOCS_TAGS];
}
