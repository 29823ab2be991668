import type { SigningKeys } from '@brand/service-kit';
import { describe, expect, test } from 'vitest';
import { SecretCipher } from './secret-cipher.ts';
import { type Grant, Tokens } from './tokens.ts';

const OLD = { id: 'old', secret: 'o'.repeat(32) };
const NEW = { id: 'new', secret: 'n'.repeat(32) };
const NOW = Date.parse('2026-11-03T09:41:10.000Z');
const GRANT: Grant = { tenant: 'sbx_1', owner: 'sbx_1', scopes: ['venues:read'] };

function tokensOf(keys: SigningKeys = [OLD], now = NOW): Tokens {
  return new Tokens(keys, () => now);
}

describe('a token', () => {
  const token = tokensOf().signGrant(GRANT, NOW + 1000);

  test('carries its grant until it expires', () => {
    expect(tokensOf().readGrant(token)).toMatchObject({ state: 'valid', content: GRANT });
    expect(tokensOf([OLD], NOW + 1000).readGrant(token)).toEqual({ state: 'expired' });
  });

  test('stays valid after a change of keys while the old one is listed', () => {
    expect(tokensOf([NEW, OLD]).readGrant(token).state).toBe('valid');
    expect(tokensOf([NEW]).readGrant(token).state).toBe('foreign');
  });

  test('does not verify as a file URL, nor the other way round', () => {
    expect(tokensOf().readFile(token).state).toBe('foreign');
    const file = tokensOf().signFile({ kind: 'svg', job: 'job_1' }, NOW + 1000);
    expect(tokensOf().readGrant(file).state).toBe('foreign');
  });

  test('fails verification when any part of it was changed', () => {
    const [payload = '', signature = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { content: Grant };
    const more = { ...claims, content: { ...GRANT, scopes: ['partner'] } };
    const forged = Buffer.from(JSON.stringify(more)).toString('base64url');
    for (const text of [
      `${forged}.${signature}`,
      `${payload}.`,
      `${payload}.${signature}A`,
      payload,
    ]) {
      expect(tokensOf().readGrant(text)).toEqual({ state: 'foreign' });
    }
  });

  test.each(['', '.', 'x.y', 'bnVsbA.x', 'a.b.c', 'x'.repeat(3000)])(
    'does not parse from %j',
    (text) => {
      expect(tokensOf().readGrant(text)).toEqual({ state: 'foreign' });
    },
  );
});

describe('a stored secret', () => {
  test('decrypts with the key that encrypted it only', () => {
    const sealed = new SecretCipher([OLD]).encrypt('whsec_x ✓');
    expect(sealed).not.toContain('whsec');
    expect(new SecretCipher([NEW, OLD]).open(sealed)).toBe('whsec_x ✓');
    expect(new SecretCipher([NEW]).open(sealed)).toBeUndefined();
  });

  test('does not decrypt after a change', () => {
    const sealed = new SecretCipher([OLD]).encrypt('whsec_x');
    const broken = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
    expect(() => new SecretCipher([OLD]).open(broken)).toThrow('authenticate');
  });
});
