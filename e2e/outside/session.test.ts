import { expect, test } from 'vitest';
import { isSession, parseSession } from './session.ts';

const SESSION = `$ node route.ts a.zip
50 m
by stairs

$ node route.ts a.zip accessible
78 m
`;

test('a session has commands with what they print', () => {
  expect(isSession(SESSION)).toBe(true);
  expect(parseSession(SESSION)).toEqual([
    { command: 'node route.ts a.zip', output: '50 m\nby stairs' },
    { command: 'node route.ts a.zip accessible', output: '78 m' },
  ]);
});

test('output and addresses are no session', () => {
  expect(isSession('https://www.example.com/?price=$ 5')).toBe(false);
  expect(isSession('Wrote quay.zip\n$ 5')).toBe(false);
});
