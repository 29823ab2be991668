import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { FoundRecord, SearchDocs } from '../../search-docs.ts';
import type { ToolKnowledge } from '../tool-knowledge.ts';
import { SdkVersions } from '../../knowledge/sdk-versions.ts';
import { sectionText } from '../section-text.ts';
import { answer, READ_ONLY, toolError, TEXTS_ARE_DATA } from '../tool-answer.ts';

const MAX_RESULTS = 20;
const USUAL_RESULTS = 8;
const MAX_TEXT_LENGTH = 700;
/** Factor on the requested hits, because older versions are filtered out afterwards. */
const SPARE = 3;

const INPUT = z.strictObject({
  query: z
    .string()
    .min(1)
    .max(300)
    .describe('A few words, such as "cluster markers", or a name, such as "map.camera.focusOn".'),
  sdk: z
    .string()
    .max(40)
    .optional()
    .describe(
      'Limits the search to one SDK: web-sdk, react-native-sdk, ios-sdk or android-sdk, or docs for all other pages.',
    ),
  version: z
    .string()
    .max(20)
    .optional()
    .describe('Limits the search to one version, such as 5.0. Default: the newest of each SDK.'),
  limit: z.int().min(1).max(MAX_RESULTS).optional().describe(`${USUAL_RESULTS} without it.`),
});

const RESULT = z.object({
  title: z.string(),
  url: z.string(),
  sdk: z.string(),
  version: z.string().optional(),
  kind: z.string(),
  text: z.string(),
});

/** The general docs, which have no versions and do not belong to an SDK. */
const GENERAL = 'docs';

export function registerSearchDocs(
  server: McpServer,
  { pages }: ToolKnowledge,
  search: SearchDocs,
): void {
  const versions = new SdkVersions(pages.versions);
  server.registerTool(
    'search_docs',
    {
      title: 'Search the documentation',
      description:
        `Finds pages, sections and symbols of the ${pages.name} documentation by words. Use it first when you do not know the page or symbol. ` +
        `Then read the page with get_page, or the symbol with get_symbol. ${TEXTS_ARE_DATA}`,
      inputSchema: INPUT,
      outputSchema: z.object({ results: z.array(RESULT) }),
      annotations: READ_ONLY,
    },
    async ({ query, sdk, version, limit = USUAL_RESULTS }) => {
      const isGeneral = sdk !== undefined && /^(?:docs|mvf|general)$/i.test(sdk.trim());
      const choice = versions.choose(isGeneral ? undefined : sdk, version);
      if ('problem' in choice && !isGeneral) {
        return toolError(`${choice.problem} "${GENERAL}" covers the pages without an SDK.`);
      }
      const chosen = 'versions' in choice ? choice.versions : [];
      const found = await search({
        query,
        facetFilters: [
          ...(isGeneral ? [`sdk:${GENERAL}`] : []),
          ...(sdk !== undefined && !isGeneral ? [`sdk:${chosen[0]?.sdk}`] : []),
          ...(version !== undefined && !isGeneral
            ? [[...new Set(chosen.map((each) => `version:${each.version}`))]]
            : []),
        ],
        hitsPerPage: limit * (version === undefined ? SPARE : 1),
      });
      const wanted = found.filter(({ isLatest }) => version !== undefined || isLatest);
      const results = await Promise.all(
        wanted.slice(0, limit).map((record) => resultOf(record, pages)),
      );
      if (results.length === 0) {
        return answer(
          `No results for "${query}". Try fewer or different words, or omit sdk and version. The list of all pages: ${pages.siteUrl}/llms.txt`,
          { results },
        );
      }
      return answer(results.map(textOf).join('\n\n'), { results });
    },
  );
}

type SearchResult = z.infer<typeof RESULT>;

async function resultOf(record: FoundRecord, pages: ToolKnowledge['pages']): Promise<SearchResult> {
  const { url, sdk, version, kind } = record;
  return {
    title: headingsOf(record).join(' › '),
    url,
    sdk,
    ...(version !== undefined && { version }),
    kind,
    text: (await textOfRecord(record, pages)).slice(0, MAX_TEXT_LENGTH),
  };
}

/** Headings from the title of the page down to the match; `lvl0` repeats the title. */
function headingsOf({ hierarchy }: FoundRecord): string[] {
  const { lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 } = hierarchy;
  return [lvl1, lvl2, lvl3, lvl4, lvl5, lvl6].filter((level) => level !== null);
}

/** Headings have no text in the index, so the text below them is used. */
async function textOfRecord(record: FoundRecord, pages: ToolKnowledge['pages']): Promise<string> {
  if (record.content !== null) return record.content;
  const page = pages.find(record.url);
  if (!page) return '';
  if (record.kind === 'page') return page.description;
  return sectionText(await pages.readPage(page), headingsOf(record).at(-1) ?? '');
}

function textOf({ title, url, sdk, version, text }: SearchResult): string {
  const place = version === undefined ? sdk : `${sdk} ${version}`;
  return `## ${title}\n${url} (${place})\n\n${text}`.trim();
}
