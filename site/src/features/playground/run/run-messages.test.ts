import { describe, expect, test } from 'vitest';
import { MAX_TEXT_LENGTH, parseRunReport } from './run-messages.ts';

describe('parseRunReport', () => {
  test('parses known fields and drops the rest', () => {
    expect(parseRunReport({ type: 'run-drawn', more: 1 })).toEqual({ type: 'run-drawn' });
    expect(
      parseRunReport({
        type: 'run-error',
        message: 'It broke',
        place: { file: 'main.ts', line: 3 },
      }),
    ).toEqual({ type: 'run-error', message: 'It broke', place: { file: 'main.ts', line: 3 } });
  });

  test.each([undefined, null, 5, 'run-drawn', {}, { type: 'look-change' }, { type: {} }])(
    'ignores messages of other kinds: %j',
    (data) => {
      expect(parseRunReport(data)).toBeUndefined();
    },
  );

  test('limits the number and length of lines', () => {
    const lines = Array.from({ length: 5000 }, () => ({ level: 'log', text: 'x'.repeat(50_000) }));
    const report = parseRunReport({ type: 'run-console', lines, left: 7 });
    expect(report).toMatchObject({ left: 7 });
    if (report?.type !== 'run-console') throw new Error('Expected lines.');
    expect(report.lines).toHaveLength(200);
    expect(report.lines[0]?.text).toHaveLength(MAX_TEXT_LENGTH + 2);
  });

  test('coerces fields to text and numbers', () => {
    expect(
      parseRunReport({
        type: 'run-console',
        lines: [{ level: 'alert', text: {} }, null],
        left: -1,
      }),
    ).toEqual({
      type: 'run-console',
      lines: [
        { level: 'log', text: '' },
        { level: 'log', text: '' },
      ],
      left: 0,
    });
    expect(
      parseRunReport({ type: 'run-error', message: 5, place: { file: 'a', line: 'b' } }),
    ).toEqual({
      type: 'run-error',
      message: '',
    });
  });
});
