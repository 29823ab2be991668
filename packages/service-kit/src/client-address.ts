import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Environment } from './read-positive-integer.ts';

/** How a service tells its clients apart, for limits alone: by the address they come from. */
export function clientAddress(environment: Environment): (context: Context) => string {
  return environment['TRUST_PROXY'] === '1' ? forwardedAddress : remoteAddress;
}

function remoteAddress(context: Context): string {
  return getConnInfo(context).remote.address ?? 'unknown';
}

/** Behind a proxy: who the proxy says it is. Whoever else sends the header could say anything. */
function forwardedAddress(context: Context): string {
  const forwarded = context.req.header('x-forwarded-for')?.split(',')[0]?.trim();
  return forwarded || remoteAddress(context);
}
