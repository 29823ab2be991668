import { DOCS_TAGS } from './docs-tags.ts';
import type { SearchDocs } from '../search-docs.ts';
import { type BestChunk, bestChunk } from './best-chunk.ts';
import type { IndexedSection, SectionIndex } from './section-index.ts';
import type { Passage } from './passage.ts';
import { nameOf, scoreSection } from './score-section.ts';
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
  const subject = await findSubject(parsed, { sectionIndex, search });
  const hits = await search({
    query: parsed.query,
    facetFilters: ['language:en', 'kind:-symbol', tags.map((tag) => `docusaurus_tag:${tag}`)],
    ...(parsed.isAboutSdk && { optionalFilters: [`sdk:${parsed.line.sdk}`] }),
    hitsPerPage: HITS,
    distinct: false,
  });
  const ranks = new Map<string, number>();
  const pageRanks = new Map<string, number>();
  for (const { url } of hits) {
    const page = url.replace(/#.*/, '');
    if (!ranks.has(url)) ranks.set(url, ranks.size);
    if (!pageRanks.has(page)) pageRanks.set(page, pageRanks.size);
  }
  return [...sectionIndex.tagged(tags)]
    .map((indexed) => {
      const rank = ranks.get(indexed.url) ?? LAST_RANK;
      const pageRank = pageRanks.get(indexed.page.url) ?? LAST_RANK;
      const context = { rank, pageRank, subject, sectionIndex };
      return { indexed, score: scoreSection(indexed, parsed, context) };
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX_PASSAGES)
    .map(({ indexed, score }) => passageOf(indexed, parsed, score));
}

/** A section as a passage for a question. */
export function passageOf(
  indexed: IndexedSection,
  { words }: Pick<ParsedQuestion, 'words'>,
  score: number,
): ScoredPassage {
  const { page, section, url } = indexed;
  return { page, section, url, score, indexed, ...bestChunk(indexed, words) };
}

/** The name of the page that the earlier question was about. */
async function findSubject(
  { follows }: ParsedQuestion,
  context: { readonly sectionIndex: SectionIndex; readonly search: SearchDocs },
): Promise<string | undefined> {
  if (!follows) return undefined;
  const [best] = await findPassages(follows, context);
  return best && nameOf(best);
}

/** Tags of the SDK version in question, and of pages without an SDK. */
export function tagsFor({ line }: { readonly line: SdkLine }): readonly string[] {
  return [`docs-${line.sdk}-${line.version}`, ...DOCS_TAGS];
}
