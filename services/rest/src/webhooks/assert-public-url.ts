import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { ProblemError } from '../problem-error.ts';

export type AddressRules = {
  /** Allows any host, port and scheme, for tests and private installations. */
  readonly allowPrivate: boolean;
};

const PORTS = new Set(['', '443', '8443']);
/** The part of IPv6 that is assigned for global unicast. */
const GLOBAL = ipaddr.parseCIDR('2000::/3');
/** Host names that are not resolved outside a machine or a network. */
const PRIVATE_NAME =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|arpa|test|invalid|onion)$/;

/** Guards against SSRF: throws for URLs that webhooks must not be sent to. */
export function assertPublicUrl(address: string, { allowPrivate }: AddressRules): URL {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw refusedUrlError('The URL is not valid, or does not begin with https://.');
  }
  if (url.username !== '' || url.password !== '')
    throw refusedUrlError('The URL contains a user name or password.');
  if (allowPrivate) return url;
  if (url.protocol !== 'https:') throw refusedUrlError('The URL does not begin with https://.');
  if (!PORTS.has(url.port)) throw refusedUrlError(`Port ${url.port} is not allowed for webhooks.`);
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const isPublic = isIP(host) ? isPublicAddress(host) : isPublicName(host);
  if (!isPublic) throw refusedUrlError('The host is not public.');
  return url;
}

/** Whether an IP address is reachable from the public internet. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const machine = ipaddr.process(address);
  if (machine.range() !== 'unicast') return false;
  // The library also reports `unicast` for ranges without a name, for example `::127.0.0.1`.
  return machine.kind() === 'ipv4' || machine.match(GLOBAL);
}

function isPublicName(name: string): boolean {
  return name.includes('.') && !PRIVATE_NAME.test(name);
}

function refusedUrlError(why: string): ProblemError {
  return new ProblemError('webhook-address-refused', why);
}
