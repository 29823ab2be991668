import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { SearchServiceOptions } from './create-search-service.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** An office shares one address: the limit is for machines, not for people. */
const DEFAULT_LIMIT = { burst: 10_000, perSecond: 500 };

/** The settings of the service that its operator may change. */
export function readEnvironment(
  environment: Environment,
  defaults: { readonly dataFolder: string },
): Pick<SearchServiceOptions, 'access' | 'limit' | 'logFile' | 'clientOf'> {
  const logFile = environment['SEARCH_LOG_FILE'] || `${defaults.dataFolder}/search.sqlite`;
  if (logFile !== ':memory:') mkdirSync(dirname(logFile), { recursive: true });
  return {
    access: {
      appId: environment['SEARCH_APP_ID'] || 'portal',
      searchKey: environment['SEARCH_API_KEY'] || 'public',
      adminKey: environment['SEARCH_ADMIN_KEY'] || undefined,
    },
    limit: {
      burst: readCount(environment, 'SEARCH_RATE_BURST', DEFAULT_LIMIT.burst),
      perSecond: readCount(environment, 'SEARCH_RATE_PER_SECOND', DEFAULT_LIMIT.perSecond),
    },
    logFile,
    clientOf: environment['TRUST_PROXY'] === '1' ? forwardedAddress : remoteAddress,
  };
}

function readCount(environment: Environment, name: string, usual: number): number {
  const value = environment[name];
  if (value === undefined || value === '') return usual;
  const number = Number(value);
  if (Number.isFinite(number) && number > 0) return number;
  throw new Error(`${name}: expected a number above 0, found "${value}".`);
}

function remoteAddress(context: Context): string {
  return getConnInfo(context).remote.address ?? 'unknown';
}

/** Behind a proxy: who the proxy says it is. Whoever else sends the header could say anything. */
function forwardedAddress(context: Context): string {
  const forwarded = context.req.header('x-forwarded-for')?.split(',')[0]?.trim();
  return forwarded || remoteAddress(context);
}
