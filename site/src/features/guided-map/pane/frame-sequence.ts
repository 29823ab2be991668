import type { FrameView } from '@site/src/samples/frame-messages';

/** A sample that runs in a frame. */
export type Run = {
  /** Increases with each run. */
  readonly key: number;
  readonly page: string;
  /** Venue of its map, once known. */
  readonly venueId?: string | undefined;
};

/**
 * The frames of the map. There are at most two: the visible one, and either the one that loads
 * below it or the one that fades out above it.
 */
export type FrameSequence = {
  readonly lastKey: number;
  readonly shown?: Run | undefined;
  readonly incoming?: (Run & { readonly isDrawn: boolean }) | undefined;
  readonly leaving?: Run | undefined;
  /** State of the incoming map, to which the visible one flies before it is replaced. */
  readonly flight?: FrameView | undefined;
  readonly failure?: { readonly page: string; readonly message: string } | undefined;
};

export type FrameEvent =
  | { readonly type: 'start'; readonly page: string }
  /** Starts a sample again that has not been drawn. */
  | { readonly type: 'retry'; readonly page: string }
  | { readonly type: 'drawn'; readonly key: number }
  | { readonly type: 'view'; readonly key: number; readonly view: FrameView | undefined }
  | { readonly type: 'fail'; readonly key: number; readonly message: string }
  /** The visible map has reached the state of the incoming one, or has had enough time for it. */
  | { readonly type: 'arrive' }
  | { readonly type: 'fade-end' };

export const NO_FRAMES: FrameSequence = { lastKey: 0 };

export function advance(state: FrameSequence, event: FrameEvent): FrameSequence {
  switch (event.type) {
    case 'start':
      return start(state, event.page);
    case 'retry':
      return start({ ...state, incoming: undefined }, event.page);
    case 'drawn':
      return draw(state, event.key);
    case 'view':
      return setView(state, event.key, event.view);
    case 'fail':
      return fail(state, event.key, event.message);
    case 'arrive':
      return replaceShown(state);
    case 'fade-end':
      return { ...state, leaving: undefined };
  }
}

function start(state: FrameSequence, page: string): FrameSequence {
  const { shown, incoming, flight, lastKey } = state;
  if ((incoming ?? shown)?.page === page) return state;
  // The reader is back, and the map does not fly yet.
  if (shown?.page === page && !flight) return { ...state, incoming: undefined };
  const key = lastKey + 1;
  return { lastKey: key, shown, incoming: { key, page, isDrawn: false } };
}

function draw(state: FrameSequence, key: number): FrameSequence {
  const { incoming } = state;
  if (incoming?.key !== key) return state;
  const drawn = { ...state, incoming: { ...incoming, isDrawn: true } };
  return state.shown ? drawn : replaceShown(drawn);
}

function setView(state: FrameSequence, key: number, view: FrameView | undefined): FrameSequence {
  const { shown, incoming } = state;
  const venueId = view?.venueId;
  if (shown?.key === key) return { ...state, shown: { ...shown, venueId } };
  if (incoming?.key !== key) return state;
  const known = { ...state, incoming: { ...incoming, venueId } };
  const canFly = view !== undefined && shown?.venueId === venueId;
  return canFly ? { ...known, flight: view } : replaceShown(known);
}

function fail(state: FrameSequence, key: number, message: string): FrameSequence {
  const { shown, incoming, lastKey } = state;
  if (shown?.key === key && incoming) {
    // The next sample takes its place as soon as it is drawn.
    const next = { lastKey, incoming };
    return incoming.isDrawn ? replaceShown(next) : next;
  }
  const failed = [incoming, shown].find((run) => run?.key === key);
  // A sample that fades out no longer matters.
  return failed ? { lastKey, failure: { page: failed.page, message } } : state;
}

function replaceShown(state: FrameSequence): FrameSequence {
  const { lastKey, shown, incoming } = state;
  if (!incoming?.isDrawn) return state;
  const { key, page, venueId } = incoming;
  return { lastKey, shown: { key, page, venueId }, leaving: shown };
}
