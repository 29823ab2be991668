import type { Context } from 'hono';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { clientAddress, networkOf } from './client-address.ts';

const SOCKET = '198.51.100.9';

/** The address that a service sees for these headers. */
async function addressOf(
  proxies: string | undefined,
  forwarded: string | undefined,
  socketAddress: string | undefined = SOCKET,
): Promise<string> {
  const clientOf = clientAddress({ TRUST_PROXY: proxies });
  const app = new Hono().get('/', (context: Context) => context.text(clientOf(context)));
  const headers = new Headers(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded });
  const socket = { remoteAddress: socketAddress, remotePort: 1, remoteFamily: 'IPv4' };
  const response = await app.request('/', { headers }, { incoming: { socket } });
  return response.text();
}

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['unknown', 'unknown'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

describe('clientAddress', () => {
  test.each([
    ['ignores the header without a proxy', undefined, '203.0.113.1', SOCKET],
    ['ignores the header with 0 proxies', '0', '203.0.113.1', SOCKET],
    ['reads the entry of one proxy', '1', '203.0.113.1', '203.0.113.1'],
    ['ignores what the client sent itself', '1', '10.6.6.6, 203.0.113.1', '203.0.113.1'],
    ['counts two proxies from the right', '2', '10.6.6.6, 203.0.113.1, 192.0.2.7', '203.0.113.1'],
    ['takes the leftmost entry if there are fewer than proxies', '3', '203.0.113.1', '203.0.113.1'],
    ['takes the socket if there is no header', '2', undefined, SOCKET],
    ['takes the socket if the header is empty', '1', ' , ', SOCKET],
    ['takes the socket if the entry is not an address', '1', '203.0.113.1, unknown', SOCKET],
    ['reads IPv6 with brackets and port', '1', '[2001:DB8::1]:4711', '2001:db8::1'],
    ['reads a mapped address as IPv4', '1', '::ffff:203.0.113.1', '203.0.113.1'],
  ])('%s', async (_title, proxies, forwarded, address) => {
    expect(await addressOf(proxies, forwarded)).toBe(address);
  });

  test('normalizes the address of a dual-stack socket', async () => {
    expect(await addressOf('0', undefined, '::ffff:203.0.113.1')).toBe('203.0.113.1');
  });

  test('rejects a bad setting when the service starts', () => {
    expect(() => clientAddress({ TRUST_PROXY: 'yes' })).toThrow('TRUST_PROXY: expected');
  });
});
