import type { OnBenchProgress, Phase } from './protocol';

/** Frequent enough for visible progress, rare enough to leave time for the page. */
const EVERY_MS = 100;

/** Passes on the first progress of each phase, and then at most one per interval. */
export function throttleProgress(
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
