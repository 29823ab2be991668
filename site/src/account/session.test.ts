import { describe, expect, test } from 'vitest';
import { makeAccountId, parseSession } from './session.ts';

const SESSION = { accountId: 'a', name: 'Ada', idToken: 'i', accessToken: 't', expiresAt: 1000 };

describe('parseSession', () => {
  test('reads a complete session that has not expired', () => {
    expect(parseSession(JSON.stringify(SESSION), 999)).toEqual(SESSION);
    expect(parseSession(JSON.stringify(SESSION), 1000)).toBeUndefined();
  });

  test.each([
    null,
    '',
    '{',
    '7',
    'null',
    '{"name":"Ada"}',
    JSON.stringify({ ...SESSION, name: 7 }),
  ])('returns undefined for %s', (text) => {
    expect(parseSession(text, 0)).toBeUndefined();
  });
});

describe('makeAccountId', () => {
  test('distinguishes users and providers without containing their names [S6.02]', async () => {
    const ids = await Promise.all([
      makeAccountId('https://a.test', 'ada'),
      makeAccountId('https://a.test', 'bob'),
      makeAccountId('https://b.test', 'ada'),
    ]);
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(await makeAccountId('https://a.test', 'ada')).toBe(ids[0]);
  });
});
