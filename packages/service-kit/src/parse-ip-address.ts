import { isIP, SocketAddress } from 'node:net';

const BRACKETS = /^\[([^\]]*)\](?::\d{1,5})?$/;
const IPV4_WITH_PORT = /^([\d.]+):\d{1,5}$/;
const ZONE = /%.*$/;
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/;

/**
 * Parses an IP address in one of the forms of `X-Forwarded-For`, such as `192.0.2.1:80` or
 * `[2001:db8::1]:80`, into its canonical form. An IPv4-mapped address becomes the IPv4 address, so
 * a client has the same address on a dual-stack socket and in a header.
 */
export function parseIpAddress(text: string): string | undefined {
  const bare = BRACKETS.exec(text)?.[1] ?? IPV4_WITH_PORT.exec(text)?.[1] ?? text;
  const address = bare.replace(ZONE, '');
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : undefined;
  const canonical = new SocketAddress({ address, family: 'ipv6' }).address;
  return MAPPED_IPV4.exec(canonical)?.[1] ?? canonical;
}
