import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Environment } from './read-positive-integer.ts';

/** Identifies clients by IP address, for rate limits only. */
export function clientAddress(environment: Environment): (context: Context) => string {
  return environment['TRUST_PROXY'] === '1' ? forwardedAddress : remoteAddress;
}

function remoteAddress(context: Context): string {
  return getConnInfo(context).remote.address ?? 'unknown';
}

/**
 * Trusts `X-Forwarded-For`, so it is safe only behind a proxy: other clients could send any value.
 */
function forwardedAddress(context: Context): string {
  const forwarded = context.req.header('x-forwarded-for')?.split(',')[0]?.trim();
  return forwarded || remoteAddress(context);
}
