import { describe, expect, test } from 'vitest';
import { writePiece } from './write-piece.ts';

describe('pieces of an answer', () => {
  test('bars in cells do not end them', () => {
    const table = { kind: 'table', header: ['Option'], rows: [['`a | b`']] } as const;
    expect(writePiece(table)).toBe('| Option |\n| - |\n| `a \\| b` |\n\n');
  });

  test('code that has a fence is fenced by another', () => {
    const block = { kind: 'code', language: 'md', code: '```\nx\n```' } as const;
    expect(writePiece({ kind: 'code', block })).toBe('~~~~md\n```\nx\n```\n~~~~\n\n');
  });

  test('what to keep in mind is a quotation, all of it', () => {
    expect(writePiece({ kind: 'caveat', markdown: 'One.\n\nTwo.' })).toBe(
      '> **Keep in mind:** One.\n> \n> Two.\n\n',
    );
  });
});
