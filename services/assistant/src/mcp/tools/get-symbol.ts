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
    .describe('As in code: Markers.add, map.markers.add(), MarkerOptions, <Marker>.'),
  sdk: z
    .string()
    .max(40)
    .optional()
    .describe('Such as web-sdk, react-native-sdk or mvf. Without it the first that has the name.'),
  version: z.string().max(20).optional().describe('Such as 5.0. The newest without it.'),
});

export function registerGetSymbol(server: McpServer, { pages, symbols }: ToolKnowledge): void {
  server.registerTool(
    'get_symbol',
    {
      title: 'Look up a symbol',
      description:
        `Gives what the API reference of ${pages.name} says of a class, function, type, method or option: signature, parameters, defaults, examples, links. ` +
        `Use it before you write code that calls it, to be sure of names and types in that SDK and version. ${TEXTS_ARE_DATA}`,
      inputSchema: INPUT,
      annotations: READ_ONLY,
    },
    ({ name, sdk, version }) => {
      const choice = symbols.versions.choose(sdk, version);
      if ('problem' in choice) {
        return toolError(
          `${choice.problem} Only these have a reference; search_docs finds pages of all.`,
        );
      }
      const result = symbols.find(name, choice.versions);
      if ('found' in result) return answer(textOf(result.found, result.others));
      if ('choices' in result) {
        return answer(
          `Several symbols are called "${name}". Ask for one of them:\n${list(result.choices)}`,
        );
      }
      const hint =
        result.near.length > 0
          ? `Nearest names:\n${list(result.near)}`
          : `Describe what it does to search_docs. References here: ${symbols.versions.list()}.`;
      const places = choice.versions.map((each) => `${each.sdk} ${each.version}`).join(', ');
      return toolError(`There is no symbol "${name}" in ${places}.\n${hint}`);
    },
  );
}

function textOf({ url, markdown }: KnownSymbol, others: readonly KnownSymbol[]): string {
  const text =
    markdown.length > MAX_TEXT_LENGTH
      ? `${markdown.slice(0, MAX_TEXT_LENGTH)}\n\n[Cut. Ask for its members by name, such as ${'`Type.member`'}.]`
      : markdown;
  const also = others.map((other) => `${other.sdk} ${other.version}`).join(', ');
  return `${text.trim()}\n\nSource: ${url}${also && `\n\nAlso in ${also}: ask with sdk.`}`;
}

function list(symbols: readonly KnownSymbol[]): string {
  return symbols
    .map(({ name, sdk, version, summary }) => `- ${name} (${sdk} ${version}): ${summary}`)
    .join('\n');
}
