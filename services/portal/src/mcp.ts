import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { McpAppOptions } from '@brand/assistant/mcp';
import {
  clientNetwork,
  type CreateRateLimiter,
  type Environment,
  readRateLimit,
} from '@brand/service-kit';
import { SERVICE_PATHS } from '@brand/wire/paths';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { mountLazily } from './mount-lazily.ts';

/** An agent sends a few requests per step, and a team shares one IP address. */
const DEFAULT_LIMIT = { burst: 300, perSecond: 10 };

export type McpOptions = Pick<McpAppOptions, 'siteFolder' | 'venuesFolder' | 'search'> & {
  readonly createLimiter: CreateRateLimiter;
  readonly log: Logger;
};

/** Opens the MCP server of a built site; `undefined` if the site has no lists of pages. */
export function openMcp(
  { createLimiter, log, ...options }: McpOptions,
  environment: Environment,
): Hono | undefined {
  if (!existsSync(join(options.siteFolder, 'llms.txt'))) {
    log.warn(
      { siteFolder: options.siteFolder },
      'no /mcp: the site has not been built. Build it first',
    );
    return undefined;
  }
  const origins = environment['MCP_ALLOWED_ORIGINS'];
  const settings = {
    ...options,
    limiter: createLimiter('mcp', readRateLimit(environment, 'MCP_RATE', DEFAULT_LIMIT)),
    clientOf: clientNetwork(environment),
    allowedOrigins: origins ? origins.split(',').map((host) => host.trim()) : undefined,
    onError: (error: unknown) => log.warn({ err: error }, 'mcp request failed'),
  };
  return mountLazily(SERVICE_PATHS.mcp, async () => {
    const { createMcpApp } = await import('@brand/assistant/mcp');
    return createMcpApp(settings);
  });
}
