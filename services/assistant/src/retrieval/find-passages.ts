import { DOCS_TAGS } from './docs-tags.ts';
import type { SearchDocs } from '../search-docs.ts';
import { type BestChunk, bestChunk } from './best-chunk.ts';
import type { IndexedSection, SectionIndex } from './section-index.ts';
import type { Passage } from './passage.ts';
import { scoreSection } from './score-section.ts';
import type { SdkLine } from './sdk-lines.ts';
import type { ParsedQuestion } from './parse-question.ts';

/** A passage, and the piece of it that answers best. */
export type ScoredPassage = Passage & BestChunk & { readonly indexed: IndexedSection };

const HITS = 60;
const MAX_PASSAGES = 8;
/** Of what was not found. */
const LAST_RANK = 60;

/** Searches the index, and looks closely at the sections of the pages that it found. */
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

/** Pages of the SDK in question, and those that belong to none. */
function tagsFor({ line }: { readonly line: SdkLine }): readonly string[] {
  return [`docs-${line.sdk}-${line.version}`, ...DOCS_TAGS];
}
