import type { Environment } from './environment.ts';

/** More proxies in a row are a mistake in the setting. */
const MAX_PROXY_HOPS = 10;

/** Reads `TRUST_PROXY`, the number of proxies in front of the server; 0 if it is not set. */
export function readProxyHops(environment: Environment): number {
  const value = environment['TRUST_PROXY'] || '0';
  if (/^\d{1,2}$/.test(value) && Number(value) <= MAX_PROXY_HOPS) return Number(value);
  throw new Error(
    `TRUST_PROXY: expected the number of proxies in front of the server, a whole number from 0 to ${MAX_PROXY_HOPS}, found "${value}".`,
  );
}
