import { describe, expect, test } from 'vitest';
import { type AnimationEnd, easingFunction, FrameMotion, type RunningAnimation } from './motion.ts';

function motion({ reduced = false } = {}): { motion: FrameMotion; requests: () => number } {
  let requests = 0;
  const clock = { request: () => void requests++, now: () => 0 };
  return { motion: new FrameMotion(clock, () => reduced), requests: () => requests };
}

describe('easingFunction', () => {
  test.each(['linear', 'ease-in', 'ease-out', 'ease-in-out'] as const)(
    'rises from 0 to 1 and never falls for %s',
    (easing) => {
      const ease = easingFunction(easing);
      expect(ease(0)).toBe(0);
      expect(ease(1)).toBe(1);
      for (let share = 0.01; share <= 1; share += 0.01) {
        expect(ease(share)).toBeGreaterThan(ease(share - 0.01));
      }
    },
  );
});

describe('FrameMotion', () => {
  test('takes the requested time, from its first frame on', async () => {
    const { motion: frames, requests } = motion();
    const shares: number[] = [];
    const { ended } = frames.animate((share) => shares.push(share), {
      duration: 100,
      easing: 'linear',
    });
    for (const now of [1000, 1050, 1100, 1150]) frames.advance(now);
    expect(shares).toEqual([0, 0.5, 1]);
    await expect(ended).resolves.toBe('finished');
    expect(requests()).toBe(3);
  });

  test('jumps to the end when motion is reduced or the duration is 0', async () => {
    for (const frames of [motion({ reduced: true }).motion, motion().motion]) {
      const shares: number[] = [];
      const duration = frames.isReduced ? 500 : 0;
      const { ended } = frames.animate((share) => shares.push(share), { duration });
      expect(shares).toEqual([1]);
      await expect(ended).resolves.toBe('finished');
    }
  });

  test('stops at its current state when its signal is aborted', async () => {
    const { motion: frames } = motion();
    const shares: number[] = [];
    const control = new AbortController();
    const { signal } = control;
    const { ended } = frames.animate((share) => shares.push(share), { duration: 100, signal });
    frames.advance(0);
    control.abort();
    frames.advance(50);
    expect(shares).toEqual([0]);
    await expect(ended).resolves.toBe('stopped');
    const late = frames.animate((share) => shares.push(share), { signal });
    await expect(late.ended).resolves.toBe('stopped');
    expect(shares).toEqual([0]);
  });

  test('does not advance an animation that another one stopped in the same frame', async () => {
    const { motion: frames } = motion();
    const moved: string[] = [];
    let second: RunningAnimation | undefined;
    frames.animate(() => {
      moved.push('first');
      second?.stop();
    });
    second = frames.animate(() => moved.push('second'));
    frames.advance(0);
    expect(moved).toEqual(['first']);
    await expect(second.ended).resolves.toBe('stopped');
  });

  test('stops all animations', async () => {
    const { motion: frames } = motion();
    const ends: Promise<AnimationEnd>[] = [1, 2].map(() => frames.animate(() => {}).ended);
    frames.stopAll();
    await expect(Promise.all(ends)).resolves.toEqual(['stopped', 'stopped']);
  });
});
