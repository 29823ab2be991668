import { beforeEach, describe, expect, test } from 'vitest';
import { FRAMES } from './flyover.fixture.ts';
import { FlyoverPlayer } from './flyover-player.ts';
import type { MomentStage } from './show-moment.ts';

let calls: string[];
let listeners: Map<string, () => void>;
let tick: (elapsed: number) => void;
let player: FlyoverPlayer;

function ticks(each: typeof tick): () => void {
  tick = each;
  return () => {};
}

beforeEach(() => {
  calls = [];
  listeners = new Map();
  let current = { id: 'f_ground' };
  const map = {
    isRemoved: false,
    camera: {
      set: ({ zoom }: { zoom: number }) => calls.push(`set ${zoom}`),
      animateTo: (_: unknown, { easing }: { easing: (share: number) => number }) => {
        calls.push(`fly ${easing(0)}`);
      },
      stop: () => calls.push('stop'),
    },
    floors: {
      get current() {
        return current;
      },
      set: async (id: string) => {
        calls.push(`floor ${id}`);
        current = { id };
      },
    },
    on: (name: string, listener: () => void) => {
      listeners.set(name, listener);
      return () => listeners.delete(name);
    },
  } as unknown as MomentStage;
  player = new FlyoverPlayer({ map, onChange: () => {}, ticks });
  player.load({ loop: false, frames: FRAMES });
});

describe('FlyoverPlayer', () => {
  test('sets the camera to a view while it is held', () => {
    player.clock.scrub(500);
    expect(calls).toEqual(['set 19']);
  });

  test('shows a moment of a flight, and stops the camera once it is drawn', () => {
    player.clock.scrub(11_000);
    expect(calls).toEqual(['set 19', 'fly 0.5']);
    listeners.get('frame')?.();
    expect(calls.at(-1)).toBe('stop');
    expect(listeners.has('frame')).toBe(false);
  });

  test('changes the floor once when it leaves for a view on another floor', () => {
    player.clock.scrub(30_000);
    player.clock.scrub(31_000);
    expect(calls.filter((call) => call.startsWith('floor'))).toEqual(['floor f_upper']);
    player.clock.scrub(0);
    expect(calls).toContain('floor f_ground');
  });

  test('pauses when the reader interacts with the map', () => {
    const end = player.listen();
    player.clock.toggle();
    tick(100);
    listeners.get('interaction-start')?.();
    expect(player.clock.isPlaying).toBe(false);
    end();
    expect(listeners.has('interaction-start')).toBe(false);
  });
});
