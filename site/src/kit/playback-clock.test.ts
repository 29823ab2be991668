import { beforeEach, describe, expect, test } from 'vitest';
import { PlaybackClock } from './playback-clock.ts';

let tick: (elapsed: number) => void;
let isTicking: boolean;
let shown: number[];
let clock: PlaybackClock;

beforeEach(() => {
  isTicking = false;
  shown = [];
  clock = new PlaybackClock({
    ticks: (each) => {
      tick = each;
      isTicking = true;
      return () => {
        isTicking = false;
      };
    },
    onTime: (time) => shown.push(time),
    onChange: () => {},
  });
  clock.setDuration(1000);
});

describe('a clock', () => {
  test('plays to the end, stops there, and begins anew', () => {
    clock.toggle();
    tick(400);
    tick(900);
    expect(shown).toEqual([0, 400, 1000]);
    expect([clock.isPlaying, isTicking]).toEqual([false, false]);
    clock.toggle();
    expect(clock.time).toBe(0);
  });

  test('goes round where it loops', () => {
    clock.setLooping(true);
    clock.toggle();
    tick(1300);
    expect([clock.time, clock.isPlaying]).toEqual([300, true]);
  });

  test('runs as fast as it is told', () => {
    clock.setRate(4);
    clock.toggle();
    tick(100);
    expect(clock.time).toBe(400);
  });

  test('stops where it is scrubbed to, within what there is', () => {
    clock.toggle();
    clock.scrub(5000);
    expect([clock.time, clock.isPlaying]).toEqual([1000, false]);
    clock.scrub(-5);
    expect(clock.time).toBe(0);
  });

  test('stays within a shorter time, and does not play what takes none', () => {
    clock.scrub(800);
    clock.setDuration(500);
    expect(clock.time).toBe(500);
    clock.toggle();
    clock.setDuration(0);
    expect([clock.time, clock.isPlaying, isTicking]).toEqual([0, false, false]);
    clock.toggle();
    expect(clock.isPlaying).toBe(false);
  });

  test('goes back to the start without showing it', () => {
    clock.scrub(300);
    clock.reset();
    expect([clock.time, shown]).toEqual([0, [300]]);
  });
});
