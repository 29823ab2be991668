import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { forwardedEntry } from './forwarded-entry.ts';
import { parseIpAddress } from './parse-ip-address.ts';
import { readProxyHops } from './proxy-hops.ts';
import type { Environment } from './read-positive-integer.ts';

/**
 * Identifies clients by IP address, for rate limits only. Behind the proxies that `TRUST_PROXY`
 * counts, it is the address that the outermost of them saw; if the header has none, that of the
 * socket.
 */
export function clientAddress(environment: Environment): (context: Context) => string {
  const proxyHops = readProxyHops(environment);
  if (proxyHops === 0) return remoteAddress;
  return (context) => {
    const entry = forwardedEntry(context.req.header('x-forwarded-for'), proxyHops);
    return parseIpAddress(entry ?? '') ?? remoteAddress(context);
  };
}

function remoteAddress(context: Context): string {
  return parseIpAddress(getConnInfo(context).remote.address ?? '') ?? 'unknown';
}
