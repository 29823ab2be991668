import { EASINGS } from './easing.ts';
import type { Flyover, KeyFrame } from './flyover.ts';

/** What is seen at a time: a view, or a place on the way from one to another. */
export type Moment = {
  readonly from: KeyFrame;
  readonly to: KeyFrame;
  /** Share of the way that is behind, by the easing of the flight: 0 up to 1. */
  readonly share: number;
  /** Number of `to`. */
  readonly index: number;
};

/** Time on the way to a view, and at it. The first one is there at once; in a loop it is flown to last. */
type Stretch = {
  readonly from: KeyFrame;
  readonly to: KeyFrame;
  readonly index: number;
  readonly start: number;
  readonly duration: number;
  readonly isFlight: boolean;
};

function stretchesOf({ frames, loop }: Flyover): Stretch[] {
  const stretches: Stretch[] = [];
  let start = 0;
  const add = (stretch: Omit<Stretch, 'start'>): void => {
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

/** Milliseconds of one round. */
export function durationOf(flyover: Flyover): number {
  return stretchesOf(flyover).reduce((sum, { duration }) => sum + duration, 0);
}

/** When a view is reached. */
export function timeOfFrame(flyover: Flyover, index: number): number {
  const hold = stretchesOf(flyover).find((each) => !each.isFlight && each.index === index);
  return hold?.start ?? 0;
}

/** What is seen at a time; `undefined` where there is no view. */
export function momentAt(flyover: Flyover, time: number): Moment | undefined {
  const stretches = stretchesOf(flyover);
  const stretch =
    stretches.findLast(({ start, duration }) => start <= time && time < start + duration) ??
    stretches.at(-1);
  if (!stretch) return undefined;
  const { from, to, index, start, duration, isFlight } = stretch;
  if (!isFlight) return { from: to, to, share: 0, index };
  const share = duration === 0 ? 1 : Math.min(1, (time - start) / duration);
  return { from, to, share: EASINGS[to.easing](share), index };
}
