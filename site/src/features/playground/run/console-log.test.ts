import { describe, expect, test } from 'vitest';
import { addLines, EMPTY_LOG, MAX_LINES } from './console-log.ts';

const line = (text: string) => ({ level: 'log' as const, text });

describe('the console', () => {
  test('counts a line that comes again', () => {
    const log = addLines(addLines(EMPTY_LOG, { lines: [line('a'), line('a')] }), {
      lines: [line('a'), line('b')],
    });
    expect(log.lines.map(({ text, times }) => [text, times])).toEqual([
      ['a', 3],
      ['b', 1],
    ]);
  });

  test('keeps the last lines, and says how many it let go', () => {
    const lines = Array.from({ length: MAX_LINES + 20 }, (_, index) => line(`line ${index}`));
    const log = addLines(EMPTY_LOG, { lines, left: 5 });
    expect(log.lines).toHaveLength(MAX_LINES);
    expect(log.lines[0]?.text).toBe('line 20');
    expect(log.left).toBe(25);
  });
});
