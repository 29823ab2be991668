import { type RefObject, useEffect, useMemo } from 'react';
import { canAutoStart } from './can-auto-start';
import {
  enterView,
  forget,
  releaseSlot,
  leaveView,
  enableAutoStart,
  acquireSlot,
} from './run-slot';

type TurnOptions = {
  readonly stage: RefObject<HTMLElement | null>;
  /** These stay the same as long as the sample is there. */
  readonly start: () => void;
  readonly stop: () => void;
};

export type Turn = {
  /** The reader starts this sample. */
  readonly take: () => void;
  /** The reader stops it: it will not start by itself again. */
  readonly giveUp: () => void;
};

/** So much of a sample has to be seen for it to start. */
const VISIBLE_SHARE = 0.5;

/** Lets one sample of the page run at a time: that which the reader looks at or asks for. */
export function useTurn({ stage, start, stop }: TurnOptions): Turn {
  const contender = useMemo(() => ({ start, stop }), [start, stop]);

  useEffect(() => {
    let isGone = false;
    const observer = new IntersectionObserver(
      (entries) => (entries.at(-1)?.isIntersecting ? enterView : leaveView)(contender),
      { threshold: VISIBLE_SHARE },
    );
    if (stage.current) observer.observe(stage.current);
    const offer = async (): Promise<void> => {
      if ((await canAutoStart()) && !isGone) enableAutoStart(contender);
    };
    void offer();
    return () => {
      isGone = true;
      observer.disconnect();
      forget(contender);
    };
  }, [stage, contender]);

  return { take: () => acquireSlot(contender), giveUp: () => releaseSlot(contender) };
}
