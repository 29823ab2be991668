import type { OnBenchProgress, Phase } from './protocol';

/** Often enough to be seen to move, seldom enough for the page to have nothing else to do. */
const EVERY_MS = 100;

/** Hands on the first news of each phase, and then some of it. */
export function throttle(
  onProgress: OnBenchProgress,
  now = () => performance.now(),
): OnBenchProgress {
  let phase: Phase | undefined;
  let next = 0;
  return (progress) => {
    if (progress.phase === phase && now() < next) return;
    phase = progress.phase;
    next = now() + EVERY_MS;
    onProgress(progress);
  };
}
