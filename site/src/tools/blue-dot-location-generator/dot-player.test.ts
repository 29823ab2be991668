import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DotPlayer } from './dot-player.ts';

const POSITIONS = [0, 1000, 2000].map((timestamp) => ({
  timestamp,
  lngLat: [13.4, 52.5 + timestamp / 1e7] as const,
  floorId: 'f_ground',
  accuracy: 4,
}));
let reports: unknown[];
let shown: unknown[];
let player: DotPlayer;

beforeEach(() => {
  vi.useFakeTimers();
  reports = [];
  shown = [];
  player = new DotPlayer({ onChange: () => {}, onReport: ({ floorId }) => shown.push(floorId) });
  player.load(POSITIONS);
  player.setDot({
    report: (position) => reports.push(position),
    show: () => {},
    hide: () => reports.push('hidden'),
  });
});

afterEach(() => vi.useRealTimers());

test('reports each position once, at its time and without its timestamp', () => {
  player.clock.toggle();
  vi.advanceTimersByTime(1500);
  const [first, second] = POSITIONS.map(({ lngLat, floorId, accuracy }) => ({
    lngLat,
    floorId,
    accuracy,
  }));
  expect(reports).toEqual([first, second]);
  vi.advanceTimersByTime(5000);
  expect(reports).toHaveLength(3);
  expect(player.clock.isPlaying).toBe(false);
});

test('reports the position of the time that is scrubbed to', () => {
  player.clock.scrub(1700);
  expect(reports).toEqual([{ lngLat: [13.4, 52.5001], floorId: 'f_ground', accuracy: 4 }]);
  expect(shown).toEqual(['f_ground']);
});

test('hides the dot after another walk is loaded, until it is played or scrubbed', () => {
  player.clock.scrub(500);
  player.load(POSITIONS.slice(0, 2));
  expect(reports.at(-1)).toBe('hidden');
  player.clock.scrub(500);
  expect(reports).toHaveLength(3);
});
