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
  test('is hidden until a position comes, then active', () => {
    const dot = tracker();
    expect(dot.stateAt(NOW)).toBe('hidden');
    expect(dot.deadlineAfter(NOW)).toBeUndefined();
    expect(dot.offer(position(), NOW)).toBe(true);
    expect(dot.stateAt(NOW)).toBe('active');
  });

  test('is stale once nothing came for long, and active again with the next position', () => {
    const dot = tracker();
    dot.offer(position(), NOW);
    expect(dot.stateAt(NOW + 29_999)).toBe('active');
    expect(dot.deadlineAfter(NOW)).toBe(NOW + 30_000);
    expect(dot.stateAt(NOW + 30_000)).toBe('stale');
    expect(dot.deadlineAfter(NOW + 30_000)).toBeUndefined();
    dot.offer(position({ timestamp: NOW + 31_000 }), NOW + 31_000);
    expect(dot.stateAt(NOW + 31_000)).toBe('active');
  });

  test('is stale for a position that was measured long ago', () => {
    const dot = tracker();
    dot.offer(position({ timestamp: NOW - 40_000 }), NOW);
    expect(dot.stateAt(NOW)).toBe('stale');
  });

  test('is not fresher for a position from the future', () => {
    const dot = tracker();
    dot.offer(position({ timestamp: NOW + 500_000 }), NOW);
    expect(dot.stateAt(NOW + 30_000)).toBe('stale');
  });

  test('is uncertain above the threshold, and stale rather than uncertain', () => {
    const dot = tracker();
    dot.offer(position({ accuracy: 50 }), NOW);
    expect(dot.stateAt(NOW)).toBe('active');
    dot.offer(position({ accuracy: 50.1 }), NOW);
    expect(dot.stateAt(NOW)).toBe('uncertain');
    expect(dot.stateAt(NOW + 30_000)).toBe('stale');
  });

  test('is out of bounds outside of the venue, however old or exact the position is', () => {
    const dot = tracker();
    dot.offer(position({ lngLat: [15, 52], accuracy: 99 }), NOW);
    expect(dot.stateAt(NOW)).toBe('out-of-bounds');
    expect(dot.stateAt(NOW + 60_000)).toBe('out-of-bounds');
  });

  test('is disabled while the device refuses and nobody tells another position', () => {
    const dot = tracker();
    dot.isRefused = true;
    expect(dot.stateAt(NOW)).toBe('disabled');
    dot.offer(position(), NOW);
    expect(dot.stateAt(NOW)).toBe('active');
  });

  test('is hidden by the app, who gets the true state back', () => {
    const dot = tracker();
    dot.isHidden = true;
    dot.offer(position(), NOW);
    expect(dot.stateAt(NOW)).toBe('hidden');
    dot.isHidden = false;
    expect(dot.stateAt(NOW)).toBe('active');
  });
});

describe('choice', () => {
  test('leaves out what is older than the last position of the same origin', () => {
    const dot = tracker();
    dot.offer(position(), NOW);
    expect(dot.offer(position({ timestamp: NOW - 1 }), NOW + 10)).toBe(false);
    expect(dot.offer(position({ timestamp: NOW }), NOW + 10)).toBe(true);
  });

  test('leaves out the less sure origin for five seconds', () => {
    const dot = tracker();
    const device = position({ origin: 'device', confidence: 0.5 });
    dot.offer(position(), NOW);
    expect(dot.offer(device, NOW + 4999)).toBe(false);
    expect(dot.offer(device, NOW + 5000)).toBe(true);
    expect(dot.offer(position({ timestamp: NOW - 1 }), NOW + 5001)).toBe(true);
  });

  test('a held position beats all others until its time is over', () => {
    const dot = tracker();
    dot.hold(position({ origin: 'hold' }), { now: NOW, until: NOW + 60_000 });
    const later = position({ timestamp: NOW + 1000 });
    expect(dot.offer(later, NOW + 59_999)).toBe(false);
    expect(dot.stateAt(NOW + 89_999)).toBe('active');
    expect(dot.stateAt(NOW + 90_000)).toBe('stale');
    expect(dot.offer(later, NOW + 60_000)).toBe(true);
  });

  test('a held position never grows old at a kiosk', () => {
    const dot = tracker();
    dot.hold(position({ origin: 'hold' }), { now: NOW, until: Infinity });
    expect(dot.stateAt(NOW * 1000)).toBe('active');
    expect(dot.deadlineAfter(NOW)).toBeUndefined();
  });

  test('a released position gives way', () => {
    const dot = tracker();
    dot.hold(position({ origin: 'hold' }), { now: NOW, until: NOW + 60_000 });
    dot.release(NOW + 1);
    expect(dot.offer(position(), NOW + 2)).toBe(true);
  });

  test('a simulated walk leaves out what systems tell, but not what is held', () => {
    const dot = tracker();
    dot.isSimulated = true;
    expect(dot.offer(position(), NOW)).toBe(false);
    expect(dot.offer(position({ origin: 'simulation' }), NOW)).toBe(true);
    dot.hold(position({ origin: 'hold' }), { now: NOW, until: NOW + 100 });
    expect(dot.offer(position({ origin: 'simulation' }), NOW + 1)).toBe(false);
  });
});
