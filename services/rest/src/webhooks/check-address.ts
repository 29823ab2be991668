import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { ProblemError } from '../problem-error.ts';

export type AddressRules = {
  /** For tests and private installations: any host, port and scheme will do. */
  readonly allowPrivate: boolean;
};

const PORTS = new Set(['', '443', '8443']);
/** What of IPv6 has been given out for machines of the internet. */
const GLOBAL = ipaddr.parseCIDR('2000::/3');
/** Names that never leave a machine or a network. */
const PRIVATE_NAME =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|arpa|test|invalid|onion)$/;

/** Refuses addresses that messages cannot or must not be sent to. */
export function assertPublicUrl(address: string, { allowPrivate }: AddressRules): URL {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw refused('It is not an address that begins with https://.');
  }
  if (url.username !== '' || url.password !== '') throw refused('It holds a user or a password.');
  if (allowPrivate) return url;
  if (url.protocol !== 'https:') throw refused('It does not begin with https://.');
  if (!PORTS.has(url.port)) throw refused(`Port ${url.port} is not open to webhooks.`);
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const isPublic = isIP(host) ? isPublicAddress(host) : isPublicName(host);
  if (!isPublic) throw refused('The host is not a public one.');
  return url;
}

/** Addresses of machines that everybody on the internet may speak to. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const machine = ipaddr.process(address);
  if (machine.range() !== 'unicast') return false;
  // What the library has no name for is `unicast` too, `::127.0.0.1` for one.
  return machine.kind() === 'ipv4' || machine.match(GLOBAL);
}

function isPublicName(name: string): boolean {
  return name.includes('.') && !PRIVATE_NAME.test(name);
}

function refused(why: string): ProblemError {
  return new ProblemError('webhook-address-refused', why);
}
