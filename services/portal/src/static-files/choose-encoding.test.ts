import { describe, expect, test } from 'vitest';
import { chooseEncoding } from './choose-encoding.ts';

describe('chooseEncoding', () => {
  const both = new Set(['br', 'gzip'] as const);

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0.1, gzip;q=1', 'br'],
    ['*', 'br'],
  ])('chooses for %s the encoding %s, the smallest that is accepted', (header, encoding) => {
    expect(chooseEncoding(header, both)).toBe(encoding);
  });

  test.each([
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000 , gzip ; q=0.5', 'gzip'],
    ['*, br;q=0', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['*;q=0', 'identity'],
  ])('treats q=0 in %s as a rejection', (header, encoding) => {
    expect(chooseEncoding(header, both)).toBe(encoding);
  });

  test.each([undefined, '', 'deflate, zstd', 'identity', 'brotli', 'br;q=high'])(
    'leaves the file as it is for %s',
    (header) => expect(chooseEncoding(header, both)).toBe('identity'),
  );

  test('chooses only encodings that exist on disk', () => {
    expect(chooseEncoding('br, gzip', new Set(['gzip'] as const))).toBe('gzip');
    expect(chooseEncoding('br, gzip', new Set())).toBe('identity');
  });
});
