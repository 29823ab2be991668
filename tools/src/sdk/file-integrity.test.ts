import { describe, expect, test } from 'vitest';
import { fileIntegrity } from './file-integrity.ts';

describe('fileIntegrity', () => {
  // printf 'alert(1)' | openssl dgst -sha384 -binary | base64
  const hashOfAlert = 'HT2E9NfWiuQ/w1PRai+hTyqW16NIoCGA/m8VQDUopfAtcz6YQjtsMmQd5uRbVDpW';

  test('hashes the bytes of every file, ordered by name', () => {
    const files = new Map([
      ['index.js', 'alert(1)'],
      ['chunks/a.js', '“quoted”'],
    ]);
    const integrity = fileIntegrity(files);
    expect(Object.keys(integrity)).toEqual(['chunks/a.js', 'index.js']);
    expect(integrity['index.js']).toBe(`sha384-${hashOfAlert}`);
  });
});
