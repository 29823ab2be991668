import { describe, expect, test } from 'vitest';
import { writePiece } from './write-piece.ts';

describe('pieces of an answer', () => {
  test('escapes bars in table cells', () => {
    const table = { kind: 'table', header: ['Option'], rows: [['`a | b`']] } as const;
    expect(writePiece(table)).toBe('| Option |\n| - |\n| `a \\| b` |\n\n');
  });

  test('fences code that contains a fence with a longer one', () => {
    const block = { kind: 'code', language: 'md', code: '```\nx\n```' } as const;
    expect(writePiece({ kind: 'code', block })).toBe('~~~~md\n```\nx\n```\n~~~~\n\n');
  });

  test('quotes every line of a caveat', () => {
    expect(writePiece({ kind: 'caveat', markdown: 'One.\n\nTwo.' })).toBe(
      '> **Note:** One.\n> \n> Two.\n\n',
    );
  });
});
