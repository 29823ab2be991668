import { describe, expect, test } from 'vitest';
import { signText, type TokenKey, verifySignature } from './sign-text.ts';

const KEY: TokenKey = { id: 'a', secret: 'k'.repeat(32) };
const TEXT = 'payload';
const SIGNATURE = signText(TEXT, KEY);
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function toHex(signature: string): string {
  return Buffer.from(signature, 'base64url').toString('hex');
}

describe('signText', () => {
  test.each([
    {
      secret: '\u{0B}'.repeat(20),
      text: 'Hi There',
      hex: 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    },
    {
      secret: 'Jefe',
      text: 'what do ya want for nothing?',
      hex: '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    },
  ])('returns the HMAC of RFC 4231 for "$text"', ({ secret, text, hex }) => {
    expect(toHex(signText(text, { id: 'a', secret }))).toBe(hex);
  });

  test('encodes text and secret as UTF-8', async () => {
    const [secret, text] = ['Schlüssel 🔑', 'Zürich 東京'];
    const encoder = new TextEncoder();
    const algorithm = { name: 'HMAC', hash: 'SHA-256' };
    const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [
      'sign',
    ]);
    const expected = await crypto.subtle.sign('HMAC', key, encoder.encode(text));
    expect(toHex(signText(text, { id: 'a', secret }))).toBe(Buffer.from(expected).toString('hex'));
  });

  test('returns 43 characters that need no escaping in a URL', () => {
    for (let index = 0; index < 100; index += 1) {
      expect(signText(`text ${index}`, KEY)).toMatch(/^[\w-]{43}$/);
    }
  });
});

describe('verifySignature', () => {
  test('accepts the signature of a text, also of an empty one', () => {
    expect(verifySignature(KEY, TEXT, SIGNATURE)).toBe(true);
    expect(verifySignature(KEY, '', signText('', KEY))).toBe(true);
  });

  test('rejects the signature of another text', () => {
    for (const text of ['', 'payloaD', 'payload ', 'payload\0', 'payloa']) {
      expect(verifySignature(KEY, text, SIGNATURE)).toBe(false);
    }
  });

  test('rejects the signature of another secret, even under the same id', () => {
    const other = { ...KEY, secret: `${'k'.repeat(31)}K` };
    expect(verifySignature(other, TEXT, SIGNATURE)).toBe(false);
  });

  test('rejects a signature of the same length that differs in any one character', () => {
    const accepted = [...SIGNATURE].flatMap((character, index) =>
      [...BASE64URL].filter(
        (replacement) =>
          replacement !== character &&
          verifySignature(
            KEY,
            TEXT,
            SIGNATURE.slice(0, index) + replacement + SIGNATURE.slice(index + 1),
          ),
      ),
    );
    expect(accepted).toEqual([]);
  });

  test.each([
    ['an empty one', ''],
    ['its first character', SIGNATURE.slice(0, 1)],
    ['a truncated one', SIGNATURE.slice(0, -1)],
    ['a longer one', `${SIGNATURE}A`],
    ['a padded one', `${SIGNATURE}=`],
    ['a doubled one', SIGNATURE + SIGNATURE],
    ['one with a space', ` ${SIGNATURE}`],
    ['one with a line break', `${SIGNATURE}\n`],
    ['a very long one', 'A'.repeat(1_000_000)],
  ])('rejects signatures of another length without throwing: %s', (_, signature) => {
    expect(verifySignature(KEY, TEXT, signature)).toBe(false);
  });

  test('rejects text beyond ASCII of the same number of characters or bytes', () => {
    const asManyCharacters = 'é'.repeat(43);
    const asManyBytes = `${'é'.repeat(21)}A`;
    expect(asManyCharacters).toHaveLength(SIGNATURE.length);
    expect(Buffer.byteLength(asManyBytes)).toBe(SIGNATURE.length);
    expect(verifySignature(KEY, TEXT, asManyCharacters)).toBe(false);
    expect(verifySignature(KEY, TEXT, asManyBytes)).toBe(false);
  });

  test('rejects the right bytes in another encoding', () => {
    const bytes = Buffer.from(SIGNATURE, 'base64url');
    expect(verifySignature(KEY, TEXT, bytes.toString('hex'))).toBe(false);
    expect(verifySignature(KEY, TEXT, bytes.toString('base64'))).toBe(false);
    expect(verifySignature(KEY, TEXT, bytes.toString('latin1'))).toBe(false);
  });
});
