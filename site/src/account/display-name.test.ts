import { describe, expect, test } from 'vitest';
import { findDisplayName } from './display-name.ts';

describe('findDisplayName', () => {
  test.each([
    [{ name: 'Ada Byron', preferred_username: 'ada', email: 'ada@example.test' }, 'Ada Byron'],
    [{ name: ' ', preferred_username: 'ada', email: 'ada@example.test' }, 'ada'],
    [{ name: 7, email: 'ada@example.test' }, 'ada@example.test'],
    [{ name: 'a\u0000b' }, 'a b'],
    [{ name: 'x'.repeat(500) }, 'x'.repeat(80)],
    [{ sub: '1' }, undefined],
  ])('turns %j into %s [S6.02]', (claims, name) => {
    expect(findDisplayName(claims)).toBe(name);
  });
});
