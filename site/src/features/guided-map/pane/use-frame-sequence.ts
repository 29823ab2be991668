import { type Dispatch, useEffect, useReducer } from 'react';
import { advance, type FrameEvent, type FrameSequence, NO_FRAMES } from './frame-sequence';

/** A section counts as read after this time, so that scrolling past it does not run its sample. */
const READ_MS = 250;
/** Limit for what comes between the first frame of the next sample and its place on the stage. */
const MAX_WAIT_MS = 2000;
const MAX_FLIGHT_MS = 1500;
/** Duration of `fade` in the styles. */
const FADE_MS = 250;

type Options = {
  /** Page of the sample to show. */
  readonly page: string;
  readonly isStarted: boolean;
};

/** The frames that lead to the sample of a page, with their time limits. */
export function useFrameSequence({
  page,
  isStarted,
}: Options): [FrameSequence, Dispatch<FrameEvent>] {
  const [frames, dispatch] = useReducer(advance, NO_FRAMES);
  const { incoming, leaving, flight } = frames;
  useEffect(
    () => (isStarted ? after(READ_MS, () => dispatch({ type: 'start', page })) : undefined),
    [isStarted, page],
  );
  const waitMs = flight ? MAX_FLIGHT_MS : MAX_WAIT_MS;
  const drawnKey = incoming?.isDrawn === true ? incoming.key : undefined;
  useEffect(
    () => (drawnKey ? after(waitMs, () => dispatch({ type: 'arrive' })) : undefined),
    [drawnKey, waitMs],
  );
  const leavingKey = leaving?.key;
  useEffect(
    () => (leavingKey ? after(FADE_MS, () => dispatch({ type: 'fade-end' })) : undefined),
    [leavingKey],
  );
  useEffect(() => {
    if (!isStarted) return undefined;
    const retry = (): void => dispatch({ type: 'retry', page });
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [isStarted, page]);
  return [frames, dispatch];
}

/** Returns a function that cancels the action. */
function after(delayMs: number, action: () => void): () => void {
  const timer = setTimeout(action, delayMs);
  return () => clearTimeout(timer);
}
