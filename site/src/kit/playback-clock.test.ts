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

describe('PlaybackClock', () => {
  test('plays to the end, stops there, and starts again', () => {
    clock.toggle();
    tick(400);
    tick(900);
    expect(shown).toEqual([0, 400, 1000]);
    expect([clock.isPlaying, isTicking]).toEqual([false, false]);
    clock.toggle();
    expect(clock.time).toBe(0);
  });

  test('starts over when it loops', () => {
    clock.setLooping(true);
    clock.toggle();
    tick(1300);
    expect([clock.time, clock.isPlaying]).toEqual([300, true]);
  });

  test('runs at the set rate', () => {
    clock.setRate(4);
    clock.toggle();
    tick(100);
    expect(clock.time).toBe(400);
  });

  test('stops at the time that is scrubbed to, within the duration', () => {
    clock.toggle();
    clock.scrub(5000);
    expect([clock.time, clock.isPlaying]).toEqual([1000, false]);
    clock.scrub(-5);
    expect(clock.time).toBe(0);
  });

  test('stays within a shorter duration, and does not play an empty one', () => {
    clock.scrub(800);
    clock.setDuration(500);
    expect(clock.time).toBe(500);
    clock.toggle();
    clock.setDuration(0);
    expect([clock.time, clock.isPlaying, isTicking]).toEqual([0, false, false]);
    clock.toggle();
    expect(clock.isPlaying).toBe(false);
  });

  test('resets without showing the start', () => {
    clock.scrub(300);
    clock.reset();
    expect([clock.time, shown]).toEqual([0, [300]]);
  });
});
