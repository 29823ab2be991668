import { describe, expect, test } from 'vitest';
import { fenceFile } from './fence.ts';

describe('fenceFile', () => {
  test.each([
    ['main.ts', 'ts'],
    ['App.TSX', 'tsx'],
    ['build.gradle.kts', 'kotlin'],
    ['Info.plist', 'xml'],
    ['draw_floor.py', 'python'],
    ['Podfile', 'text'],
    ['a.constructor', 'constructor'],
  ])('marks %s as %s', (name, language) => {
    expect(fenceFile(name, 'a\n')).toBe(`\`\`\`${language}\na\n\`\`\``);
  });

  test('is longer than the fences in a file', () => {
    expect(fenceFile('a.md', '```ts\na\n```\n')).toBe('````md\n```ts\na\n```\n````');
  });
});
