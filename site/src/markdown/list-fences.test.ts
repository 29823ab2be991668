import { describe, expect, test } from 'vitest';
import { listFences } from './list-fences.ts';

describe('listFences', () => {
  test('finds fences with language, meta, code and line', () => {
    const { fences, rest } = listFences('a\n\n```ts title="x" {1}\nb\nc\n```\n\nd');
    expect(fences).toEqual([{ language: 'ts', meta: 'title="x" {1}', code: 'b\nc', line: 3 }]);
    expect(rest).toBe('a\n\n\nd');
  });

  test('finds fences that are indented or quoted', () => {
    const text = '1. a\n\n   ```ts file="b"\n\n   ```\n\n> ```text\n> c\n> ```\n';
    expect(listFences(text).fences.map(({ language, meta }) => [language, meta])).toEqual([
      ['ts', 'file="b"'],
      ['text', ''],
    ]);
  });

  test('treats a fence inside a longer one as its text', () => {
    const { fences } = listFences('````md\n```ts\na\n```\n````\n');
    expect(fences).toEqual([{ language: 'md', meta: '', code: '```ts\na\n```', line: 1 }]);
  });

  test('leaves inline code alone', () => {
    expect(listFences('```a``` b').fences).toEqual([]);
  });
});
