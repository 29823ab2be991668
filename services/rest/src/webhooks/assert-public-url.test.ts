import { describe, expect, test } from 'vitest';
import { assertPublicUrl, isPublicAddress } from './assert-public-url.ts';

const STRICT = { allowPrivate: false };

describe('assertPublicUrl', () => {
  test.each([
    'https://hooks.harbour.example/maps?a=1',
    'https://hooks.harbour.example:8443/',
    'https://93.184.216.34/',
    'https://[2606:2800:220:1:248:1893:25c8:1946]/',
  ])('accepts %s', (address) => {
    expect(assertPublicUrl(address, STRICT).href).toBe(address);
  });

  test.each([
    ['http://hooks.harbour.example/', 'https'],
    ['ftp://hooks.harbour.example/', 'https'],
    ['not an address', 'https'],
    ['https://user:word@hooks.example/', 'password'],
    ['https://hooks.example:22/', 'Port 22'],
    ['https://localhost/', 'public'],
    ['https://printer.local/', 'public'],
    ['https://metadata.google.internal/', 'public'],
    ['https://intranet/', 'public'],
    ['https://127.0.0.1/', 'public'],
    ['https://2130706433/', 'public'],
    ['https://0x7f.1/', 'public'],
    ['https://10.0.0.8/', 'public'],
    ['https://169.254.169.254/latest/meta-data', 'public'],
    ['https://100.64.0.1/', 'public'],
    ['https://0.0.0.0/', 'public'],
    ['https://[::1]/', 'public'],
    ['https://[::ffff:10.0.0.8]/', 'public'],
    ['https://[fd00::1]/', 'public'],
    ['https://[fe80::1]/', 'public'],
    ['https://[64:ff9b::a00:1]/', 'public'],
    ['https://[::127.0.0.1]/', 'public'],
    ['https://[1::1]/', 'public'],
    ['https://[4000::1]/', 'public'],
    ['https://[2002:7f00:1::]/', 'public'],
    ['https://①②⑦.0.0.1/', 'public'],
    ['https://localhost./', 'public'],
    ['https://machine.localdomain/', 'public'],
    ['https://printer.home.arpa/', 'public'],
  ])('rejects %s', (address, why) => {
    expect(() => assertPublicUrl(address, STRICT)).toThrow(why);
  });

  test('accepts any host where the operator allows it, but no password', () => {
    const lax = { allowPrivate: true };
    expect(assertPublicUrl('http://127.0.0.1:9/', lax).port).toBe('9');
    expect(() => assertPublicUrl('http://a:b@127.0.0.1/', lax)).toThrow('password');
  });

  test.each(['', 'x', '999.1.1.1'])('rejects the address %j', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
