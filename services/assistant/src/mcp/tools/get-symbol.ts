import type { KnownSymbol } from '@brand/wire/assistant';
import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { ToolKnowledge } from '../tool-knowledge.ts';
import { answer, READ_ONLY, toolError, TEXTS_ARE_DATA } from '../tool-answer.ts';

const MAX_TEXT_LENGTH = 24_000;

const INPUT = z.strictObject({
  name: z
    .string()
    .min(1)
    .max(200)
    .describe('Name as in code: Markers.add, map.markers.add(), MarkerOptions, <Marker>.'),
  sdk: z
    .string()
    .max(40)
    .optional()
    .describe(
      'SDK, such as web-sdk, react-native-sdk or mvf. Default: the first one that has the name.',
    ),
  version: z
    .string()
    .max(20)
    .optional()
    .describe('Version of the SDK, such as 5.0. Default: the newest.'),
});

export function registerGetSymbol(server: McpServer, { pages, symbols }: ToolKnowledge): void {
  server.registerTool(
    'get_symbol',
    {
      title: 'Look up a symbol',
      description:
        `Returns the entry of a class, function, type, method or option in the API reference of ${pages.name}: signature, parameters, defaults, examples, links. ` +
        `Use it before you write code that uses a symbol, to check names and types in that SDK and version. ${TEXTS_ARE_DATA}`,
      inputSchema: INPUT,
      annotations: READ_ONLY,
    },
    ({ name, sdk, version }) => {
      const choice = symbols.versions.choose(sdk, version);
      if ('problem' in choice) {
        return toolError(
          `${choice.problem} Only these have a reference. search_docs finds pages of all SDKs.`,
        );
      }
      const result = symbols.find(name, choice.versions);
      if ('found' in result) return answer(textOf(result.found, result.others));
      if ('choices' in result) {
        return answer(
          `Several symbols are called "${name}". Call again with one of them:\n${list(result.choices)}`,
        );
      }
      const hint =
        result.near.length > 0
          ? `Nearest names:\n${list(result.near)}`
          : `Search for its purpose with search_docs. Available references: ${symbols.versions.list()}.`;
      const places = choice.versions.map((each) => `${each.sdk} ${each.version}`).join(', ');
      return toolError(`There is no symbol "${name}" in ${places}.\n${hint}`);
    },
  );
}

function textOf({ url, markdown }: KnownSymbol, others: readonly KnownSymbol[]): string {
  const text =
    markdown.length > MAX_TEXT_LENGTH
      ? `${markdown.slice(0, MAX_TEXT_LENGTH)}\n\n[Truncated. Request its members by name, such as ${'`Type.member`'}.]`
      : markdown;
  const also = others.map((other) => `${other.sdk} ${other.version}`).join(', ');
  return `${text.trim()}\n\nSource: ${url}${also && `\n\nAlso in ${also}. To get these entries, set sdk.`}`;
}

function list(symbols: readonly KnownSymbol[]): string {
  return symbols
    .map(({ name, sdk, version, summary }) => `- ${name} (${sdk} ${version}): ${summary}`)
    .join('\n');
}
