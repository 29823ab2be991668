import { EASINGS } from './easing.ts';
import type { Flyover, KeyFrame } from './flyover.ts';

/** The content of the preview at a time: a view, or a position on the flight between two. */
export type Moment = {
  readonly from: KeyFrame;
  readonly to: KeyFrame;
  /** Eased ratio of the flight that is complete, from 0 to 1. */
  readonly share: number;
  /** Index of `to`. */
  readonly index: number;
};

/**
 * A flight to a view, or the hold at it. The first view starts with its hold; a loop ends with the
 * flight back to it.
 */
type TimelineSegment = {
  readonly from: KeyFrame;
  readonly to: KeyFrame;
  readonly index: number;
  readonly start: number;
  readonly duration: number;
  readonly isFlight: boolean;
};

function listSegments({ frames, loop }: Flyover): TimelineSegment[] {
  const stretches: TimelineSegment[] = [];
  let start = 0;
  const add = (stretch: Omit<TimelineSegment, 'start'>): void => {
    stretches.push({ ...stretch, start });
    start += stretch.duration;
  };
  for (const [index, to] of frames.entries()) {
    const from = frames[index - 1];
    if (from) add({ from, to, index, duration: to.duration, isFlight: true });
    add({ from: to, to, index, duration: to.hold, isFlight: false });
  }
  const [first] = frames;
  const last = frames.at(-1);
  if (loop && first && last && first !== last) {
    add({ from: last, to: first, index: 0, duration: first.duration, isFlight: true });
  }
  return stretches;
}

/** Duration of one round in milliseconds. */
export function durationOf(flyover: Flyover): number {
  return listSegments(flyover).reduce((sum, { duration }) => sum + duration, 0);
}

/** Time at which a view is reached, in milliseconds. */
export function timeOfFrame(flyover: Flyover, index: number): number {
  const hold = listSegments(flyover).find((each) => !each.isFlight && each.index === index);
  return hold?.start ?? 0;
}

/** `undefined` if the flyover has no views. */
export function momentAt(flyover: Flyover, time: number): Moment | undefined {
  const stretches = listSegments(flyover);
  const stretch =
    stretches.findLast(({ start, duration }) => start <= time && time < start + duration) ??
    stretches.at(-1);
  if (!stretch) return undefined;
  const { from, to, index, start, duration, isFlight } = stretch;
  if (!isFlight) return { from: to, to, share: 0, index };
  const share = duration === 0 ? 1 : Math.min(1, (time - start) / duration);
  return { from, to, share: EASINGS[to.easing](share), index };
}
