import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { ToolKnowledge } from '../tool-knowledge.ts';
import { answer, READ_ONLY, toolError, TEXTS_ARE_DATA } from '../tool-answer.ts';

/** Length that models handle well in one result; few pages are longer. */
const MAX_PART_LENGTH = 24_000;

const INPUT = z.strictObject({
  path: z
    .string()
    .min(1)
    .max(500)
    .describe('Path of a page, such as /web-sdk/markers, or its full URL.'),
  offset: z
    .int()
    .min(0)
    .optional()
    .describe('Offset of the next part of a long page, as given at the end of the previous part.'),
});

export function registerGetPage(server: McpServer, { pages }: ToolKnowledge): void {
  server.registerTool(
    'get_page',
    {
      title: 'Read a page',
      description:
        `Returns a page of the ${pages.name} documentation as Markdown: guides, specifications, release notes. ` +
        `Use it to read what search_docs found, or a page whose URL you have. Long pages are returned in parts. ${TEXTS_ARE_DATA}`,
      inputSchema: INPUT,
      annotations: READ_ONLY,
    },
    async ({ path, offset = 0 }) => {
      const page = pages.find(path);
      if (!page) {
        const near = pages.near(path).map(({ path: at, title }) => `- ${at}: ${title}`);
        const hint =
          near.length > 0
            ? `Nearest pages:\n${near.join('\n')}`
            : `Find it with search_docs, or in ${pages.siteUrl}/llms.txt`;
        return toolError(`There is no page "${path.slice(0, 200)}".\n${hint}`);
      }
      const markdown = await pages.readPage(page);
      if (offset > 0 && offset >= markdown.length) {
        return toolError(`${page.path} has ${markdown.length} characters. Use a smaller offset.`);
      }
      return answer(partOf(markdown, offset));
    },
  );
}

/** A part of a text, cut at a line end, with the offset of the next part. */
function partOf(markdown: string, offset: number): string {
  const rest = markdown.slice(offset);
  if (rest.length <= MAX_PART_LENGTH) return rest;
  const lineEnd = rest.lastIndexOf('\n', MAX_PART_LENGTH);
  const length = lineEnd > MAX_PART_LENGTH / 2 ? lineEnd + 1 : MAX_PART_LENGTH;
  const next = offset + length;
  return `${rest.slice(0, length)}\n[The page continues. Call again with offset ${next}. The page has ${markdown.length} characters.]`;
}
