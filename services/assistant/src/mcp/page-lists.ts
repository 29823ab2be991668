import type { McpServer } from '@modelcontextprotocol/server';
import type { ToolKnowledge } from './tool-knowledge.ts';

/**
 * Registers the lists of pages, `llms.txt`, as resources: one for all newest pages, and one per SDK
 * version.
 */
export function registerPageLists(server: McpServer, { pages }: ToolKnowledge): void {
  for (const list of pages.lists) {
    const { url, title } = list;
    const about = {
      title,
      description: `Pages of ${title}, with links.`,
      mimeType: 'text/markdown',
    };
    server.registerResource(title, url, about, async ({ href }) => ({
      contents: [{ uri: href, mimeType: about.mimeType, text: await pages.readList(list) }],
    }));
  }
}
