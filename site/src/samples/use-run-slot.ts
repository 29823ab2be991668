import { type RefObject, useEffect, useMemo } from 'react';
import { canAutoStart } from './can-auto-start';
import {
  enterView,
  removeHolder,
  releaseSlot,
  leaveView,
  enableAutoStart,
  acquireSlot,
} from './run-slot';

type RunSlotOptions = {
  readonly stage: RefObject<HTMLElement | null>;
  /** Must be stable as long as the sample is mounted. */
  readonly start: () => void;
  readonly stop: () => void;
};

export type RunSlot = {
  /** Starts the sample for the reader. */
  readonly take: () => void;
  /** Stops it for the reader, and disables its auto-start. */
  readonly giveUp: () => void;
};

/** Ratio of a sample that must be visible for it to start. */
const MIN_VISIBLE_RATIO = 0.5;

/**
 * Lets one sample of the page run at a time: the one in view, or the one that the reader starts.
 */
export function useRunSlot({ stage, start, stop }: RunSlotOptions): RunSlot {
  const contender = useMemo(() => ({ start, stop }), [start, stop]);

  useEffect(() => {
    let isGone = false;
    const observer = new IntersectionObserver(
      (entries) => (entries.at(-1)?.isIntersecting ? enterView : leaveView)(contender),
      { threshold: MIN_VISIBLE_RATIO },
    );
    if (stage.current) observer.observe(stage.current);
    const offer = async (): Promise<void> => {
      if ((await canAutoStart()) && !isGone) enableAutoStart(contender);
    };
    void offer();
    return () => {
      isGone = true;
      observer.disconnect();
      removeHolder(contender);
    };
  }, [stage, contender]);

  return { take: () => acquireSlot(contender), giveUp: () => releaseSlot(contender) };
}
