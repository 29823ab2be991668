import { SERVICE_PATHS } from '@brand/wire/paths';
import type { Brand } from '../../../brand.ts';

const CARD_FILE = '.well-known/mcp/server-card.json';
const CARD_TYPE = 'application/mcp-server-card+json';
const CARD_SCHEMA = 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json';

/**
 * Files by which crawlers and agents find the rest: `robots.txt`, an AI catalog (the
 * domain-level discovery of MCP, SEP-2127), and the server card that it points to.
 */
export function createDiscoveryFiles(brand: Brand, baseUrl: string): Record<string, string> {
  const site = new URL(baseUrl, brand.siteUrl);
  const urlOf = (path: string) => new URL(path.replace(/^\//, ''), site).href;
  const title = `${brand.name} documentation`;
  const card = {
    $schema: CARD_SCHEMA,
    name: `${site.hostname.split('.').toReversed().join('.')}/docs`,
    version: '1.0.0',
    title,
    description: `Search and read the ${brand.name} documentation, API references and samples.`,
    websiteUrl: site.href,
    remotes: [{ type: 'streamable-http', url: urlOf(SERVICE_PATHS.mcp) }],
  };
  const catalog = {
    specVersion: '1.0',
    host: { displayName: brand.name, documentationUrl: urlOf('llms.txt') },
    entries: [
      {
        identifier: `urn:air:${site.hostname}:mcp:docs`,
        displayName: title,
        // The drafts of the catalog and of MCP name this member differently.
        type: CARD_TYPE,
        mediaType: CARD_TYPE,
        url: urlOf(CARD_FILE),
      },
    ],
  };
  return {
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${urlOf('sitemap.xml')}\n`,
    '.well-known/ai-catalog.json': `${JSON.stringify(catalog, null, 2)}\n`,
    [CARD_FILE]: `${JSON.stringify(card, null, 2)}\n`,
  };
}
