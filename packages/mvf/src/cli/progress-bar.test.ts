import { describe, expect, test } from 'vitest';
import type { CliIo } from './cli-io.ts';
import { createProgressBar } from './progress-bar.ts';

function terminal(isTerminal: boolean): { io: CliIo; written: string[] } {
  const written: string[] = [];
  const err = (text: string): void => void written.push(text);
  return { io: { out: () => {}, err, isTerminal, hasColor: false, columns: 80 }, written };
}

describe('createProgressBar', () => {
  test('redraws itself on a terminal and disappears in the end', () => {
    const { io, written } = terminal(true);
    const bar = createProgressBar(io, 'Checking', 5_000_000);
    bar.update({ done: 10, total: 10 });
    bar.clear();
    expect(written[0]).toMatch(/^\rChecking █+ 100 %$/);
    expect(written[1]).toMatch(/^\r +\r$/);
    expect(written[1]?.length).toBeGreaterThanOrEqual(written[0]?.length ?? 0);
  });

  test.each([
    ['a small input', true, 1000],
    ['a pipe', false, 5_000_000],
  ])('stays silent for %s', (_, isTerminal, bytes) => {
    const { io, written } = terminal(isTerminal);
    const bar = createProgressBar(io, 'Checking', bytes);
    bar.update({ done: 10, total: 10 });
    bar.clear();
    expect(written).toEqual([]);
  });
});
