import { describe, expect, test } from 'vitest';
import { parseIpAddress } from './parse-ip-address.ts';

describe('parseIpAddress', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['192.0.2.1:8080', '192.0.2.1'],
    ['2001:db8::1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['[::ffff:192.0.2.1]:80', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['::1', '::1'],
  ])('reads %j as %s', (text, address) => {
    expect(parseIpAddress(text)).toBe(address);
  });

  test.each([
    '',
    'unknown',
    '_hidden',
    'docs.example',
    '1',
    '0x7f.1',
    '192.0.2.256',
    '192.0.2.1:port',
    '[192.0.2.1',
    '[docs.example]:80',
    '2001:db8::1::2',
    '192.0.2.1, 192.0.2.2',
    '192.0.2.1\nx',
  ])('rejects %j', (text) => {
    expect(parseIpAddress(text)).toBeUndefined();
  });
});
