import { describe, expect, test } from 'vitest';
import { addLines, EMPTY_LOG, MAX_LINES } from './console-log.ts';

const line = (text: string) => ({ level: 'log' as const, text });

describe('addLines', () => {
  test('counts repeated lines', () => {
    const log = addLines(addLines(EMPTY_LOG, { lines: [line('a'), line('a')] }), {
      lines: [line('a'), line('b')],
    });
    expect(log.lines.map(({ text, times }) => [text, times])).toEqual([
      ['a', 3],
      ['b', 1],
    ]);
  });

  test('keeps the newest lines and counts the dropped ones', () => {
    const lines = Array.from({ length: MAX_LINES + 20 }, (_, index) => line(`line ${index}`));
    const log = addLines(EMPTY_LOG, { lines, left: 5 });
    expect(log.lines).toHaveLength(MAX_LINES);
    expect(log.lines[0]?.text).toBe('line 20');
    expect(log.left).toBe(25);
  });
});
