import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { forwardedEntry } from './forwarded-entry.ts';
import { parseIpAddress } from './parse-ip-address.ts';
import { readProxyHops } from './proxy-hops.ts';
import type { Environment } from './environment.ts';

/**
 * Identifies clients for rate limits: by IPv4 address, or by the first 64 bits of an IPv6 address,
 * because a household or a rented server has all addresses behind them.
 */
export function clientNetwork(environment: Environment): (context: Context) => string {
  const addressOf = clientAddress(environment);
  return (context) => networkOf(addressOf(context));
}

/** The address is canonical, as `parseIpAddress` returns it. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/**
 * Reads the IP address of a client. Behind the proxies that `TRUST_PROXY`
 * counts, this is the address that the outermost proxy saw, or the socket's address if the header
 * has none.
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
