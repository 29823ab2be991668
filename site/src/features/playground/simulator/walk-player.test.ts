import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SimulatorResponse, SimulatorRequest } from './simulator-messages.ts';
import { WalkPlayer, type WalkSession } from './walk-player.ts';

const PLACES = ['a', 'b', 'c', 'd'].map((id) => ({ id, name: id.toUpperCase() }));
/** A path of 20 m to the north. */
const POINTS = [{ lngLat: [0, 0] as const }, { lngLat: [0, 20 / 111_320] as const }];
let asked: SimulatorRequest[];
let answer: (given: SimulatorResponse) => void;
let player: WalkPlayer;
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  const session = {
    ask: (request: SimulatorRequest) => asked.push(request),
    onAnswer: (listener: typeof answer) => {
      answer = listener;
      return () => {};
    },
    subscribe: () => () => {},
    getState: () => ({ mapNumber: 1 }),
  };
  player = new WalkPlayer(session as unknown as WalkSession);
  end = player.begin();
});

afterEach(() => {
  end();
  vi.useRealTimers();
});

function plan(): void {
  answer({ type: 'simulator-places', places: PLACES });
  answer({ type: 'simulator-route', points: POINTS, message: '' });
}

describe('WalkPlayer', () => {
  test('plans a walk between two places of the venue', () => {
    expect(asked).toEqual([{ type: 'simulator-places' }]);
    plan();
    expect(asked[1]).toEqual({ type: 'simulator-route', from: 'a', to: 'c' });
    expect(player.getState()).toMatchObject({ duration: 13_333, message: '', time: 0 });
  });

  test('reports positions to the map while playing, and stops at the end', () => {
    plan();
    asked.length = 0;
    player.toggle();
    vi.advanceTimersByTime(1000);
    expect(asked.map(({ type }) => type)).toEqual([
      'simulator-report',
      'simulator-report',
      'simulator-report',
    ]);
    vi.advanceTimersByTime(60_000);
    expect(player.getState()).toMatchObject({ isPlaying: false, time: 13_333 });
    player.toggle();
    expect(player.getState()).toMatchObject({ isPlaying: true, time: 0 });
  });

  test('stops playing when scrubbed', () => {
    plan();
    player.toggle();
    asked.length = 0;
    player.scrub(5000);
    expect(player.getState()).toMatchObject({ isPlaying: false, time: 5000 });
    expect(asked).toMatchObject([{ type: 'simulator-report', position: { headingDegrees: 0 } }]);
    vi.advanceTimersByTime(5000);
    expect(asked).toHaveLength(1);
  });

  test('starts over when a place changes', () => {
    plan();
    player.scrub(5000);
    player.choose({ to: 'd' });
    expect(asked.at(-1)).toEqual({ type: 'simulator-route', from: 'a', to: 'd' });
    expect(player.getState().time).toBe(0);
  });

  test('applies changed options', () => {
    plan();
    player.setOptions({ ...player.getState().options, speed: 4 });
    expect(player.getState().duration).toBe(5000);
  });

  test('explains why there is no walk', () => {
    expect(player.getState().message).toContain('A walk needs a map with places.');
    answer({ type: 'simulator-places', places: PLACES });
    answer({ type: 'simulator-route', points: [], message: 'No way leads there.' });
    expect(player.getState()).toMatchObject({ message: 'No way leads there.', duration: 0 });
  });
});
