import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type SlotHolder,
  enterView,
  removeHolder,
  releaseSlot,
  leaveView,
  enableAutoStart,
  acquireSlot,
} from './run-slot.ts';

type Sample = SlotHolder & { isOn: boolean; starts: number };
let samples: Sample[];

beforeEach(() => {
  vi.useFakeTimers();
  samples = [];
});

afterEach(() => {
  for (const made of samples) removeHolder(made);
  vi.useRealTimers();
});

describe('run slot', () => {
  test('runs one sample at a time', () => {
    const [a, b] = [sample(), sample()];
    acquireSlot(a);
    acquireSlot(b);
    expect([a.isOn, b.isOn]).toEqual([false, true]);
  });

  test('starts a sample with auto-start when it comes into view', () => {
    const a = sample();
    enableAutoStart(a);
    expect(a.isOn).toBe(false);
    enterView(a);
    expect(a.isOn).toBe(true);
  });

  test('does not start a sample without auto-start', () => {
    const a = sample();
    enterView(a);
    expect(a.isOn).toBe(false);
  });

  test('does not preempt another sample in view', () => {
    const [a, b] = [willing(), willing()];
    enterView(a);
    enterView(b);
    expect([a.isOn, b.isOn]).toEqual([true, false]);
  });

  test('passes to the next sample when the running one leaves the view', () => {
    const [a, b] = [willing(), willing()];
    enterView(a);
    enterView(b);
    leaveView(a);
    expect([a.isOn, b.isOn]).toEqual([false, true]);
  });

  test('keeps a sample running out of view for a while, then stops it', () => {
    const a = willing();
    enterView(a);
    leaveView(a);
    vi.advanceTimersByTime(14_000);
    expect(a.isOn).toBe(true);
    vi.advanceTimersByTime(2000);
    expect(a.isOn).toBe(false);
  });

  test('does not restart a sample that comes back in time', () => {
    const a = willing();
    enterView(a);
    leaveView(a);
    enterView(a);
    vi.advanceTimersByTime(20_000);
    expect([a.isOn, a.starts]).toEqual([true, 1]);
  });

  test('does not restart a sample that the reader stopped', () => {
    const a = willing();
    enterView(a);
    releaseSlot(a);
    leaveView(a);
    enterView(a);
    expect(a.isOn).toBe(false);
  });

  test('stops a sample at once when its page is left', () => {
    const a = willing();
    enterView(a);
    removeHolder(a);
    expect(a.isOn).toBe(false);
  });
});

function sample(): Sample {
  const made: Sample = {
    isOn: false,
    starts: 0,
    start: () => {
      made.isOn = true;
      made.starts += 1;
    },
    stop: () => {
      made.isOn = false;
    },
  };
  samples.push(made);
  return made;
}

function willing(): Sample {
  const made = sample();
  enableAutoStart(made);
  return made;
}
