import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { RateLimiter } from '@brand/service-kit';
import { serveApp } from '@brand/service-kit/testing';
import {
  CODE_TYPES_FILE,
  type CodeTypes,
  KNOWLEDGE_FILES,
  type KnownSample,
  type KnownSymbol,
} from '@brand/wire/assistant';
import {
  type CallToolResult,
  Client,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import type { FoundRecord, SearchDocs, SearchRequest } from '../../search-docs.ts';
import { createMcpApp, type McpAppOptions } from '../create-mcp-app.ts';

export const SITE = 'https://docs.example';
export const LONG_LINE = 'All of a long page.';
const MOVING = 'await marker.moveTo(venue.spaces[0]);';
const LONG_PAGE = `# Long\n\n${`${LONG_LINE}\n`.repeat(3000)}`;

const FILES: Readonly<Record<string, string>> = {
  'llms.txt': `# Acme

> Maps. The whole text in one file: ${SITE}/llms-full.txt

- [Home](${SITE}/index.md)
- [Markers (Web SDK)](${SITE}/web-sdk/markers.md): Pins on a map.
- [Long](${SITE}/docs/long.md): A long page.

- [Web SDK 6.0](${SITE}/web-sdk/llms.txt): all its pages
- [Web SDK 5.0](${SITE}/web-sdk/5.0/llms.txt): all its pages
`,
  'web-sdk/llms.txt': `- [Markers (Web SDK)](${SITE}/web-sdk/markers.md): Pins on a map.\n`,
  'web-sdk/5.0/llms.txt': `- [Markers (Web SDK 5.0)](${SITE}/web-sdk/5.0/markers.md): Old pins.\n`,
  'index.md': '# Home\n',
  'llms-changes.txt': '# Changes\n\n## 2026-11-18\n',
  'web-sdk/markers.md':
    '# Markers\n\nPins.\n\n## Add a `marker`\n\nCall add.\n\n## Move\n\nCall move.\n' +
    `\n\`\`\`ts\n${MOVING}\n\`\`\`\n`,
  'web-sdk/5.0/markers.md': '# Markers 5\n',
  'docs/long.md': LONG_PAGE,
  'secret.md': 'not for readers',
  [KNOWLEDGE_FILES.symbols]: lines<KnownSymbol>([
    symbol('MapView', '6.0', ['map']),
    symbol('MapView.on', '6.0'),
    symbol('Markers', '6.0', ['map.markers']),
    symbol('Markers.add', '6.0'),
    symbol('Markers.remove', '6.0'),
    symbol('Labels.remove', '6.0'),
    symbol('MarkerManager.add', '5.0'),
    { ...symbol('BlueDot.following', '5.0'), sdk: 'ios-sdk' },
  ]),
  [KNOWLEDGE_FILES.samples]: lines<KnownSample>([
    sample('mvf/3/markers', '/docs/long'),
    sample('web-sdk/6.0/markers', '/web-sdk/markers'),
    sample('web-sdk/6.0/wayfinding-stops', '/web-sdk/wayfinding'),
    sample('web-sdk/5.0/markers', '/web-sdk/5.0/markers'),
    sample('ios/5.0/following', '/docs/long'),
    {
      ...sample('web-sdk/6.0/moving-markers', '/web-sdk/markers'),
      files: { 'main.ts': `${MOVING}\n`, 'Move.kt': 'val a = 1\n', 'plan.geojson': '{}\n' },
    },
  ]),
  [CODE_TYPES_FILE]: JSON.stringify([codeTypes('6.0'), codeTypes('5.0')]),
  'types-6.0.json': packageFiles('export declare class MapView { readonly markers: number; }'),
  'types-5.0.json': packageFiles('export declare class MapView { readonly pins: number; }'),
};

export type TestServer = {
  readonly address: string;
  readonly client: Client;
  /** Requests that the search index received. */
  readonly asked: SearchRequest[];
  readonly call: (name: string, input: Record<string, unknown>) => Promise<ToolResult>;
  readonly close: () => Promise<void>;
};

export type ToolResult = {
  readonly text: string;
  readonly isError: boolean;
  readonly structured: Record<string, unknown> | undefined;
  /** The file in the result, if there is one. */
  readonly file: Partial<Record<'mimeType' | 'text' | 'blob', string | undefined>>;
};

export type TestServerOptions = Partial<McpAppOptions> & {
  readonly found?: readonly FoundRecord[];
};

/** Starts the app with a small built site and connects the official client. */
export async function startTestServer({
  found = [],
  ...options
}: TestServerOptions = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'mcp-site-'));
  const siteFolder = join(folder, 'site');
  for (const [name, text] of Object.entries(FILES)) write(join(siteFolder, name), text);
  write(join(folder, 'secret.md'), 'not for readers');
  const asked: SearchRequest[] = [];
  const search: SearchDocs = (request) => {
    asked.push(request);
    return Promise.resolve(found);
  };
  const app = createMcpApp({
    search,
    siteFolder,
    venuesFolder: join(folder, 'venues'),
    limiter: new RateLimiter({ burst: 1000, perSecond: 1000 }),
    clientOf: () => 'test',
    onError: () => {},
    ...options,
  });
  const server = await serveApp(app);
  const address = `${server.url}/`;
  const client = await connectClient(address);
  return {
    address,
    client,
    asked,
    call: (name, input) => callTool(client, name, input),
    close: async () => {
      await client.close();
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/**
 * Connects with the handshake that most clients use today (`legacy`), or with the protocol revision
 * without one.
 */
export async function connectClient(
  address: string,
  mode: 'legacy' | 'auto' = 'legacy',
): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(new URL(address)));
  return client;
}

export async function callTool(
  client: Client,
  name: string,
  input: Record<string, unknown>,
): Promise<ToolResult> {
  const result = (await client.callTool({ name, arguments: input })) as CallToolResult;
  const [content, attached] = result.content;
  return {
    text: content?.type === 'text' ? content.text : '',
    isError: result.isError === true,
    structured: result.structuredContent as Record<string, unknown> | undefined,
    file: attached?.type === 'resource' ? attached.resource : {},
  };
}

function symbol(name: string, version: string, aliases?: readonly string[]): KnownSymbol {
  return {
    name,
    ...(aliases && { aliases }),
    kind: 'method',
    sdk: 'web-sdk',
    version,
    url: `${SITE}/web-sdk/api-reference#${name}`,
    summary: `What ${name} does.`,
    markdown: `# ${name}\n\nAll of ${name} ${version}.\n`,
  };
}

function sample(name: string, page: string): KnownSample {
  const [sdk = '', version = ''] = name.split('/');
  return {
    name,
    sdk,
    version,
    compilesWith: `Web SDK ${version}`,
    playground: `/playground/?sample=${name}`,
    files: { 'main.ts': `// ${name}\n` },
    pages: [page],
  };
}

function codeTypes(version: string): CodeTypes {
  return {
    sdk: 'web-sdk',
    version,
    label: `Web SDK ${version}`,
    packageName: '@acme/web-sdk',
    names: { map: 'MapView' },
    files: [`types-${version}.json`],
  };
}

/** A package as the site publishes it. The compiler needs the types of these globals. */
function packageFiles(declarations: string): string {
  const manifest = { name: '@acme/web-sdk', exports: { '.': { types: './index.d.ts' } } };
  const globals = ['Array<T>', 'Boolean', 'CallableFunction', 'Function', 'IArguments']
    .concat(['NewableFunction', 'Number', 'Object', 'RegExp', 'String'])
    .map((name) => `interface ${name} {}`);
  return JSON.stringify({
    '/lib.es2024.d.ts': globals.join('\n'),
    '/lib.dom.d.ts': '',
    '/lib.dom.iterable.d.ts': '',
    '/node_modules/@acme/web-sdk/package.json': JSON.stringify(manifest),
    '/node_modules/@acme/web-sdk/index.d.ts': declarations,
  });
}

function lines<T>(documents: readonly T[]): string {
  return documents.map((document) => `${JSON.stringify(document)}\n`).join('');
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
