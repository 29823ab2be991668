import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTokenKeys, type TokenKey, type SigningKeys } from '@brand/service-kit';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Tokens } from './tokens.ts';

const OLD: TokenKey = { id: 'old', secret: 'o'.repeat(32) };
const NEW: TokenKey = { id: 'new', secret: 'n'.repeat(32) };
const CLAIMS = { aid: 'docs', origin: 'https://docs.example' };
const NOW = Date.parse('2026-01-01T00:00:00Z');

function after(ms: number): Tokens {
  return new Tokens([OLD], () => NOW + ms);
}

function read(setting: string | undefined, keyFile: string): SigningKeys {
  const variable = 'ASSISTANT_TOKEN_KEYS';
  return readTokenKeys({ [variable]: setting }, { variable, keyFile });
}

describe('a token', () => {
  const tokens = new Tokens([OLD], () => NOW);

  test('decodes in the dialog, which reads the part before the first dot [S7.07]', () => {
    const [head = ''] = tokens.sign(CLAIMS).split('.');
    const decoded = JSON.parse(atob(head)) as { readonly exp: number };
    expect(head).not.toMatch(/[-_]/);
    expect(decoded).toMatchObject({ ...CLAIMS, iat: NOW / 1000, exp: NOW / 1000 + 300 });
  });

  test('differs from any other', () => {
    expect(tokens.sign(CLAIMS)).not.toBe(tokens.sign(CLAIMS));
  });

  test('expires after five minutes', () => {
    const token = tokens.sign(CLAIMS);
    expect(after(299_000).verify(token)).toMatchObject(CLAIMS);
    expect(() => after(300_000).verify(token)).toThrow('The token has expired.');
  });

  test('fails verification when any part of it was changed', () => {
    const [head = '', signature = ''] = tokens.sign(CLAIMS).split('.');
    const claims = JSON.parse(atob(head)) as object;
    const later = btoa(JSON.stringify({ ...claims, exp: NOW }));
    const otherKey = btoa(JSON.stringify({ ...claims, kid: 'x' }));
    for (const forged of [
      `${later}.${signature}`,
      `${head}.${signature}A`,
      `${head}.`,
      `${otherKey}.${signature}`,
    ]) {
      expect(() => tokens.verify(forged)).toThrow('is not valid');
    }
  });

  test.each([
    '',
    '.',
    'x.y',
    'null',
    `${btoa('null')}.x`,
    `${btoa('[]')}.x`,
    'a.b.c',
    'x'.repeat(3000),
  ])('fails to parse from %j', (text) => {
    expect(() => tokens.verify(text)).toThrow('cannot be read');
  });

  test('stays valid after a change of keys while the old one is listed', () => {
    const token = tokens.sign(CLAIMS);
    const rotated = new Tokens([NEW, OLD], () => NOW);
    expect(rotated.verify(token)).toMatchObject(CLAIMS);
    expect(rotated.verify(rotated.sign(CLAIMS)).kid).toBe('new');
    expect(() => new Tokens([NEW], () => NOW).verify(token)).toThrow('is not valid');
  });
});

describe('the keys of tokens', () => {
  test("come from the operator's setting, in its order", () => {
    const setting = `new:${NEW.secret}, old:${OLD.secret}`;
    expect(read(setting, '/nowhere')).toEqual([NEW, OLD]);
  });

  test.each(['hunter2', 'a:short', `:${NEW.secret}`, `a:${NEW.secret},a:${OLD.secret}`])(
    'reject %j without exposing it',
    (setting) => {
      const attempt = (): unknown => read(setting, '/nowhere');
      expect(attempt).toThrow('ASSISTANT_TOKEN_KEYS');
      expect(attempt).not.toThrow(setting);
    },
  );

  test('persist in a file that only its owner can read', () => {
    const folder = mkdtempSync(join(tmpdir(), 'assistant-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'data/key');
    const keys = read(undefined, file);
    expect(keys[0].secret).toMatch(/^[\w-]{43}$/);
    expect(read('', file)).toEqual(keys);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});
