import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type LoopDelay, LoopDelayMonitor } from './loop-delay.ts';

const SAMPLE_INTERVAL_MS = 5;

let clocks: { wallMs: number; cpuMs: number };
let measured: LoopDelay[];
let monitor: LoopDelayMonitor;

/** Lets iterations of the event loop pass, each so many milliseconds long. */
function iterate(...iterationsMs: readonly number[]): void {
  for (const iterationMs of iterationsMs) pass(iterationMs, iterationMs);
}

function pass(wallMs: number, cpuMs: number): void {
  clocks = { wallMs: clocks.wallMs + wallMs, cpuMs: clocks.cpuMs + cpuMs };
  vi.advanceTimersByTime(SAMPLE_INTERVAL_MS);
}

function quickIterations(count: number): number[] {
  return Array.from({ length: count }, () => SAMPLE_INTERVAL_MS);
}

beforeEach(() => {
  vi.useFakeTimers();
  clocks = { wallMs: 0, cpuMs: 0 };
  measured = [];
  monitor = new LoopDelayMonitor(
    (delay) => measured.push(delay),
    () => clocks,
  );
});

afterEach(() => {
  monitor.close();
  vi.useRealTimers();
});

describe('LoopDelayMonitor', () => {
  test('measures no delay while the loop is on time', () => {
    iterate(...quickIterations(40));
    expect(measured).toEqual([
      { meanMs: 0, windowMs: 100 },
      { meanMs: 0, windowMs: 100 },
    ]);
  });

  test('counts a stall by the requests that meet it, however many quick iterations surround it', () => {
    iterate(...quickIterations(14), 305);
    // 300 of 375 ms are a stall, in which requests wait 150 ms on average.
    expect(measured).toEqual([{ meanMs: 120, windowMs: 375 }]);
  });

  test('measures a stall that is longer than the window', () => {
    iterate(2005);
    expect(measured).toEqual([{ meanMs: 2000 ** 2 / 2 / 2005, windowMs: 2005 }]);
  });

  test('ignores a pause in which other programs had the processor', () => {
    pass(60_000, 2);
    expect(measured).toEqual([{ meanMs: 0, windowMs: 60_000 }]);
  });

  test('counts the work of a process that gets a tenth of the processor', () => {
    pass(300, 30);
    expect(measured).toEqual([{ meanMs: 25 ** 2 / 2 / 30, windowMs: 300 }]);
  });

  test('stops when it is closed', () => {
    monitor.close();
    iterate(...quickIterations(40));
    expect(measured).toEqual([]);
  });
});
