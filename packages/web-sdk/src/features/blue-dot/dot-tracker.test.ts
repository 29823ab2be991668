import { describe, expect, test } from 'vitest';
import { DotTracker } from './dot-tracker.ts';
import type { DotPosition } from './position.ts';

const NOW = 1_000_000;

function position(change: Partial<DotPosition> = {}): DotPosition {
  return {
    lngLat: [13.4, 52.5],
    accuracy: 5,
    confidence: 1,
    timestamp: NOW,
    origin: 'report',
    ...change,
  };
}

function tracker(): DotTracker {
  return new DotTracker({
    staleAfter: 30_000,
    uncertainAbove: 50,
    isInside: ({ lngLat }) => lngLat[0] < 14,
  });
}

describe('state', () => {
  test('starts as hidden and becomes active with the first position', () => {
    const dot = tracker();
    expect(dot.stateAt(NOW)).toBe('hidden');
    expect(dot.deadlineAfter(NOW)).toBeUndefined();
    expect(dot.offer(position(), NOW)).toBe(true);
    expect(dot.stateAt(NOW)).toBe('active');
  });

  test('becomes stale after a timeout, and active again with the next position', () => {
    const dot = tracker();
    dot.offer(position(), NOW);
    expect(dot.stateAt(NOW + 29_999)).toBe('active');
    expect(dot.deadlineAfter(NOW)).toBe(NOW + 30_000);
    expect(dot.stateAt(NOW + 30_000)).toBe('stale');
    expect(dot.deadlineAfter(NOW + 30_000)).toBeUndefined();
    dot.offer(position({ timestamp: NOW + 31_000 }), NOW + 31_000);
    expect(dot.stateAt(NOW + 31_000)).toBe('active');
  });

  test('starts as stale for a position that was measured long ago', () => {
    const dot = tracker();
    dot.offer(position({ timestamp: NOW - 40_000 }), NOW);
    expect(dot.stateAt(NOW)).toBe('stale');
  });

  test('does not stay fresh longer for a position from the future', () => {
    const dot = tracker();
    dot.offer(position({ timestamp: NOW + 500_000 }), NOW);
    expect(dot.stateAt(NOW + 30_000)).toBe('stale');
  });

  test('becomes uncertain above the threshold, and stale rather than uncertain', () => {
    const dot = tracker();
    dot.offer(position({ accuracy: 50 }), NOW);
    expect(dot.stateAt(NOW)).toBe('active');
    dot.offer(position({ accuracy: 50.1 }), NOW);
    expect(dot.stateAt(NOW)).toBe('uncertain');
    expect(dot.stateAt(NOW + 30_000)).toBe('stale');
  });

  test('becomes out of bounds outside the venue, regardless of the age or accuracy of the position', () => {
    const dot = tracker();
    dot.offer(position({ lngLat: [15, 52], accuracy: 99 }), NOW);
    expect(dot.stateAt(NOW)).toBe('out-of-bounds');
    expect(dot.stateAt(NOW + 60_000)).toBe('out-of-bounds');
  });

  test('becomes disabled while the device denies its position and no other is reported', () => {
    const dot = tracker();
    dot.isRefused = true;
    expect(dot.stateAt(NOW)).toBe('disabled');
    dot.offer(position(), NOW);
    expect(dot.stateAt(NOW)).toBe('active');
  });

  test('stays hidden while the app hides the dot, then returns to the actual state', () => {
    const dot = tracker();
    dot.isHidden = true;
    dot.offer(position(), NOW);
    expect(dot.stateAt(NOW)).toBe('hidden');
    dot.isHidden = false;
    expect(dot.stateAt(NOW)).toBe('active');
  });
});

describe('selection', () => {
  test('rejects positions older than the last one of the same origin', () => {
    const dot = tracker();
    dot.offer(position(), NOW);
    expect(dot.offer(position({ timestamp: NOW - 1 }), NOW + 10)).toBe(false);
    expect(dot.offer(position({ timestamp: NOW }), NOW + 10)).toBe(true);
  });

  test('rejects the origin with less confidence for five seconds', () => {
    const dot = tracker();
    const device = position({ origin: 'device', confidence: 0.5 });
    dot.offer(position(), NOW);
    expect(dot.offer(device, NOW + 4999)).toBe(false);
    expect(dot.offer(device, NOW + 5000)).toBe(true);
    expect(dot.offer(position({ timestamp: NOW - 1 }), NOW + 5001)).toBe(true);
  });

  test('prefers a held position over all others until it expires', () => {
    const dot = tracker();
    dot.hold(position({ origin: 'hold' }), { now: NOW, until: NOW + 60_000 });
    const later = position({ timestamp: NOW + 1000 });
    expect(dot.offer(later, NOW + 59_999)).toBe(false);
    expect(dot.stateAt(NOW + 89_999)).toBe('active');
    expect(dot.stateAt(NOW + 90_000)).toBe('stale');
    expect(dot.offer(later, NOW + 60_000)).toBe(true);
  });

  test('keeps a position that is held forever from becoming stale', () => {
    const dot = tracker();
    dot.hold(position({ origin: 'hold' }), { now: NOW, until: Infinity });
    expect(dot.stateAt(NOW * 1000)).toBe('active');
    expect(dot.deadlineAfter(NOW)).toBeUndefined();
  });

  test('accepts other positions after a release', () => {
    const dot = tracker();
    dot.hold(position({ origin: 'hold' }), { now: NOW, until: NOW + 60_000 });
    dot.release(NOW + 1);
    expect(dot.offer(position(), NOW + 2)).toBe(true);
  });

  test('rejects reports during a simulated walk, but not a held position', () => {
    const dot = tracker();
    dot.isSimulated = true;
    expect(dot.offer(position(), NOW)).toBe(false);
    expect(dot.offer(position({ origin: 'simulation' }), NOW)).toBe(true);
    dot.hold(position({ origin: 'hold' }), { now: NOW, until: NOW + 100 });
    expect(dot.offer(position({ origin: 'simulation' }), NOW + 1)).toBe(false);
  });
});
