import type { KnownSample } from '@brand/wire/assistant';
import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { SearchDocs } from '../../search-docs.ts';
import type { ToolKnowledge } from '../tool-knowledge.ts';
import type { Versioned } from '../../knowledge/sdk-versions.ts';
import { describeSample } from '../describe-sample.ts';
import { fenceFile } from '../fence.ts';
import { answer, READ_ONLY, toolError, TEXTS_ARE_DATA } from '../tool-answer.ts';

const MAX_TEXT_LENGTH = 40_000;
const MAX_LISTED = 10;
const PAGES_OF_SEARCH = 12;

const INPUT = z.strictObject({
  name: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('Name of a sample, such as web-sdk/6.0/markers, or its last part.'),
  query: z
    .string()
    .min(1)
    .max(300)
    .optional()
    .describe('Task of the sample, such as "route with two stops". Returns a list.'),
  sdk: z.string().max(40).optional().describe('SDK, such as web-sdk or react-native-sdk.'),
  version: z
    .string()
    .max(20)
    .optional()
    .describe('Version of the SDK, such as 5.0. Default: the newest.'),
});

export function registerGetSample(
  server: McpServer,
  { pages, samples }: ToolKnowledge,
  search: SearchDocs | undefined,
): void {
  server.registerTool(
    'get_sample',
    {
      title: 'Get a code sample',
      description:
        `Returns the files of a sample of the ${pages.name} documentation, which is compiled with its SDK, or lists samples for a question. ` +
        `Use it for code that works unchanged: call it with query first, then with the name of the best sample. ${TEXTS_ARE_DATA}`,
      inputSchema: INPUT,
      annotations: READ_ONLY,
    },
    async ({ name, query, sdk, version }) => {
      // Samples of native SDKs are listed as `ios` and `android`.
      const platform = sdk?.replace(/[\s_-]+sdk$/i, '');
      const choice = samples.versions.choose(platform, version);
      if ('problem' in choice) return toolError(choice.problem);
      const { versions } = choice;
      if (name !== undefined) {
        const [sample, ...others] = samples.find(name, versions);
        if (sample) return answer(textOf(sample, others, pages.siteUrl));
        const near = samples.near(name, versions);
        const listed = near.length > 0 ? near : await find(name, versions);
        return toolError(`There is no sample "${name}".\n${await hintOf(listed)}`);
      }
      if (query === undefined) {
        return toolError(
          `Expected a name or a query. There are samples for ${samples.versions.list()}.`,
        );
      }
      const found = await find(query, versions);
      if (found.length === 0) {
        return toolError(`No sample is about "${query}". ${await hintOf(found)}`);
      }
      return answer(`Call again with one of these names:\n${await list(found)}`);
    },
  );

  async function find(query: string, versions: readonly Versioned[]): Promise<KnownSample[]> {
    const hits = (await search?.({ query, hitsPerPage: PAGES_OF_SEARCH })) ?? [];
    const paths = hits.flatMap(({ url }) => pages.find(url)?.path ?? []);
    return samples.about(query, versions, [...new Set(paths)]).slice(0, MAX_LISTED);
  }

  async function hintOf(listed: readonly KnownSample[]): Promise<string> {
    return listed.length > 0
      ? `Nearest samples:\n${await list(listed)}`
      : 'Call again with different words in query, or find a page with search_docs. Pages show their samples.';
  }

  async function list(listed: readonly KnownSample[]): Promise<string> {
    const lines = listed.map(async (sample) => {
      const {
        name,
        files,
        pages: [page],
      } = sample;
      const about = await describeSample(sample, pages);
      const shown = page === undefined ? '' : `, shown on ${page}`;
      return `- ${name}${about === undefined ? '' : `: ${about}`} (${Object.keys(files).join(', ')}${shown})`;
    });
    return (await Promise.all(lines)).join('\n');
  }
}

function textOf(
  { name, compilesWith, playground, files, pages }: KnownSample,
  others: readonly KnownSample[],
  siteUrl: string,
): string {
  const facts = [
    compilesWith === undefined ? undefined : `Compiles with ${compilesWith}.`,
    playground === undefined ? undefined : `Run and change it: ${siteUrl}${playground}`,
    pages.length === 0
      ? undefined
      : `Explained on ${pages.map((page) => siteUrl + page).join(', ')}`,
    others.length === 0
      ? undefined
      : `With the same name: ${others.map((other) => other.name).join(', ')}`,
  ].filter((fact) => fact !== undefined);
  const parts = Object.entries(files).map(
    ([file, text]) => `## ${file}\n\n${fenceFile(file, text)}`,
  );
  const whole = [`# ${name}`, facts.join('\n'), ...parts].join('\n\n');
  return whole.length <= MAX_TEXT_LENGTH
    ? whole
    : `${whole.slice(0, MAX_TEXT_LENGTH)}\n\n[Truncated. The rest is on the pages that explain the sample.]`;
}
