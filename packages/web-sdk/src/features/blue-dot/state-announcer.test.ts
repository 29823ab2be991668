import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BLUE_DOT_TEXTS } from './blue-dot-options.ts';
import { StateAnnouncer } from './state-announcer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('announces a state once, and only if it lasts', () => {
  const said: string[] = [];
  const announcer = new StateAnnouncer(BLUE_DOT_TEXTS, (text) => said.push(text));
  announcer.change('active');
  vi.advanceTimersByTime(2000);
  announcer.change('uncertain');
  vi.advanceTimersByTime(500);
  announcer.change('active');
  vi.advanceTimersByTime(2000);
  announcer.change('stale');
  vi.advanceTimersByTime(2000);
  expect(said).toEqual([BLUE_DOT_TEXTS.active, BLUE_DOT_TEXTS.stale]);
});

test('announces nothing after it is stopped', () => {
  const said: string[] = [];
  const announcer = new StateAnnouncer(BLUE_DOT_TEXTS, (text) => said.push(text));
  announcer.change('active');
  announcer.stop();
  vi.advanceTimersByTime(2000);
  expect(said).toEqual([]);
});
