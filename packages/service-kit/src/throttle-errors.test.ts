import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { throttleErrors } from './throttle-errors.ts';

let reported: unknown[];
let report: (error: unknown) => void;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  reported = [];
  report = throttleErrors((error) => reported.push(error));
});
afterEach(() => vi.useRealTimers());

describe('throttleErrors', () => {
  test('reports an error that repeats once a minute', () => {
    for (let second = 0; second < 150; second += 1) {
      report(new Error('The database is down.'));
      vi.advanceTimersByTime(1000);
    }
    expect(reported).toHaveLength(3);
  });

  test('reports each kind of error', () => {
    const errors = [new Error('down'), new Error('slow'), new TypeError('down'), 'down', undefined];
    for (const error of [...errors, ...errors]) report(error);
    expect(reported).toEqual(errors);
  });

  test('remembers the kinds of the last hundred reports', () => {
    for (let id = 0; id < 101; id += 1) report(new Error(`Row ${id} is missing.`));
    report(new Error('Row 1 is missing.'));
    expect(reported).toHaveLength(101);
    report(new Error('Row 0 is missing.'));
    expect(reported).toHaveLength(102);
  });
});
