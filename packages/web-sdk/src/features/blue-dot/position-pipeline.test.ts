import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DotPosition, PositionReport } from './position.ts';
import { PositionPipeline } from './position-pipeline.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function intake(): { dot: PositionPipeline; told: string[] } {
  const told: string[] = [];
  const dot = new PositionPipeline({
    rules: { staleAfter: 30_000, uncertainAbove: 50, isInside: () => true },
    read: (report, { origin, now }) => {
      if (!report.lngLat) throw new Error('no position');
      return { accuracy: 5, confidence: 1, timestamp: now, ...report, origin };
    },
    onTaken: ({ lngLat, origin }) => told.push(`${origin} ${lngLat[0]}`),
    onStateChange: (state, previous) => told.push(`${previous} → ${state}`),
  });
  return { dot, told };
}

const at = (lng: number): PositionReport => ({ lngLat: [lng, 50] });

test('emits the state before the position, and when it expires', () => {
  const { dot, told } = intake();
  dot.report(at(1));
  vi.advanceTimersByTime(20_000);
  dot.report(at(2));
  vi.advanceTimersByTime(29_999);
  expect(told).toEqual(['hidden → active', 'report 1', 'report 2']);
  vi.advanceTimersByTime(1);
  expect(told.at(-1)).toBe('active → stale');
  expect(vi.getTimerCount()).toBe(0);
});

test('ignores positions while one is held, until it is released', () => {
  const { dot, told } = intake();
  const held = dot.hold(at(1), 60_000);
  dot.report(at(2));
  dot.receive(at(3), 'device');
  expect(told).toEqual(['hidden → active', 'hold 1']);
  held.remove();
  dot.report(at(4));
  expect(told.at(-1)).toBe('report 4');
});

test('does not end the hold of another position on release', () => {
  const { dot, told } = intake();
  const first = dot.hold(at(1), 60_000);
  dot.hold(at(2), 60_000);
  first.remove();
  dot.report(at(3));
  expect(told.at(-1)).toBe('hold 2');
});

test('splits long delays into ones that timers support', () => {
  const { dot, told } = intake();
  dot.hold(at(1), 2 ** 32);
  vi.advanceTimersByTime(2 ** 32 + 29_999);
  expect(told).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(told.at(-1)).toBe('active → stale');
});

test('applies the filter, which changes and drops positions', () => {
  const { dot, told } = intake();
  const seen: (DotPosition | undefined)[] = [];
  dot.filter = (position, previous) => {
    seen.push(previous);
    return position.lngLat[0] > 10 ? undefined : { ...position, lngLat: [9, 50] };
  };
  dot.report(at(1));
  dot.report(at(11));
  expect(told).toEqual(['hidden → active', 'report 9']);
  expect(seen.map((previous) => previous?.lngLat[0])).toEqual([undefined, 9]);
  expect(dot.position?.lngLat[0]).toBe(9);
  dot.filter = undefined;
  dot.report(at(11));
  expect(told.at(-1)).toBe('report 11');
});

test('prefers the compass over the heading of positions, except of a simulated walk', () => {
  const { dot } = intake();
  dot.report({ ...at(1), headingDegrees: 90 });
  expect(dot.position?.headingDegrees).toBe(90);
  dot.compassDegrees = 10;
  expect(dot.position?.headingDegrees).toBe(10);
  dot.receive({ ...at(1), headingDegrees: 45 }, 'simulation');
  expect(dot.position?.headingDegrees).toBe(45);
});

test('throws for an invalid report, and logs an invalid sensor position', () => {
  const { dot } = intake();
  const reported: unknown[] = [];
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
  const none = {} as PositionReport;
  expect(() => dot.report(none)).toThrow('no position');
  dot.receive(none, 'device');
  expect(reported).toHaveLength(1);
});

test('ignores positions and leaves no timer after it is stopped', () => {
  const { dot, told } = intake();
  dot.report(at(1));
  dot.stop();
  dot.report(at(2));
  dot.hold(at(3), 1000).remove();
  dot.set({ isHidden: true });
  vi.advanceTimersByTime(100_000);
  expect(told).toEqual(['hidden → active', 'report 1']);
  expect(vi.getTimerCount()).toBe(0);
});
