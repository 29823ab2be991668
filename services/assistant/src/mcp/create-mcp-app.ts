import { rateLimit, type LimitOptions } from '@brand/service-kit';
import { createMcpHandler } from '@modelcontextprotocol/server';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { createCodeChecker } from '../code-check/index.ts';
import type { CheckCode } from '../code-check.ts';
import type { SearchDocs } from '../search-docs.ts';
import { checkOrigin } from './check-origin.ts';
import { createServer } from './create-server.ts';
import { readToolKnowledge, type ToolKnowledge } from './tool-knowledge.ts';
import { MAX_CODE_LENGTH } from './tools/check-code.ts';
import { MAX_BUNDLE_BYTES } from './venue-jobs/decode-bundle.ts';
import { DemoVenues } from './venue-jobs/demo-venues.ts';
import { VenueJobPool, type VenueJobLimits } from './venue-jobs/venue-job-pool.ts';

export type McpAppOptions = LimitOptions & {
  /** Searches the documentation index; without it, the search tool is absent. */
  readonly search?: SearchDocs | undefined;
  readonly siteFolder: string;
  /** Holds the demo venues, `<id>/mvf-3.zip`. */
  readonly venuesFolder: string;
  /** Hosts whose pages may send requests from a browser; by default all websites. */
  readonly allowedOrigins?: readonly string[] | undefined;
  readonly onError: (error: unknown) => void;
  readonly jobLimits?: Partial<VenueJobLimits>;
  /** Compiles code; by default in a separate worker. */
  readonly checkCode?: CheckCode | undefined;
};

/** A base64-encoded bundle, plus the overhead of the protocol. */
const MAX_BODY_BYTES = Math.ceil((MAX_BUNDLE_BYTES / 3) * 4) + 2 ** 16;
/**
 * Limit on subscriptions. Nothing changes while the process runs, so they never receive an event.
 */
const MAX_LISTENERS = 32;
/** Further callers are asked to retry. A compilation takes at most 5 s. */
const MAX_WAITING_COMPILATIONS = 4;
/** Idle time after which the compiler ends. Its types take hundreds of megabytes. */
const COMPILER_IDLE_MS = 60_000;
/** Response headers of the protocol and the rate limit that clients in a page may read. */
const EXPOSED_HEADERS = [
  'mcp-protocol-version',
  'mcp-session-id',
  'retry-after',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
];

/** MCP server over HTTP without sessions, which serves the documentation to coding agents. */
export function createMcpApp(options: McpAppOptions): Hono {
  const { search, siteFolder, venuesFolder, allowedOrigins, onError, jobLimits } = options;
  // Read lazily, so as not to delay the start of the server.
  let known: ToolKnowledge | undefined;
  const knowledge = (): ToolKnowledge => (known ??= readToolKnowledge(siteFolder));
  const jobs = new VenueJobPool(jobLimits);
  const venues = new DemoVenues(venuesFolder);
  const checkCode = options.checkCode ?? createChecker(siteFolder);
  const handler = createMcpHandler(
    () => createServer({ knowledge: knowledge(), search, checkCode, jobs, venues }),
    {
      onerror: onError,
      maxRequestBodySize: MAX_BODY_BYTES,
      maxSubscriptions: MAX_LISTENERS,
    },
  );
  const app = new Hono();

  app.use(cors({ origin: '*', allowMethods: ['POST'], exposeHeaders: EXPOSED_HEADERS }));
  app.use(async (context, next) => {
    const refusal = checkOrigin(context.req.raw, allowedOrigins);
    if (refusal) return refusal;
    await next();
    context.header('cache-control', 'no-store');
    context.header('x-content-type-options', 'nosniff');
    return undefined;
  });
  app.use(rateLimit(options, (context, message) => refuse(context, 429, message)));

  app.post('/', ({ req }) => handler.fetch(req.raw));
  app.all('/', (context) => {
    const { name, siteUrl } = knowledge().pages;
    return context.text(
      `This URL is for coding agents. It is the MCP server of the ${name} documentation and responds to POST requests.\n` +
        `Add it to your editor as an HTTP server: ${siteUrl}/mcp\n` +
        `How: ${siteUrl}/docs/overview#use-the-docs-from-your-editor\n`,
      405,
      { allow: 'POST, OPTIONS' },
    );
  });
  app.onError((error, context) => {
    onError(error);
    return refuse(context, 500, 'Something went wrong on our side. Try again in a moment.');
  });
  return app;
}

/** Its worker starts on demand. */
function createChecker(siteFolder: string): CheckCode {
  return createCodeChecker({
    siteFolder,
    maxCodeLength: MAX_CODE_LENGTH,
    maxQueueLength: MAX_WAITING_COMPILATIONS,
    idleMs: COMPILER_IDLE_MS,
  }).check;
}

/** An error response in the format of the protocol. */
function refuse(context: Context, status: 429 | 500, message: string): Response {
  const code = status === 429 ? -32_000 : -32_603;
  return context.json({ jsonrpc: '2.0', id: null, error: { code, message } }, status);
}
