import type { TrackFrame } from './track.ts';

/** One column of the chart: a span of time. */
export type ChartBin = {
  /** Milliseconds from the start of the recording. */
  readonly time: number;
  /** The largest in the span, in metres. */
  readonly accuracy: number;
  readonly distance: number;
  /** Floor and state at the end of the span. */
  readonly floorId: string | undefined;
  readonly state: TrackFrame['state'];
};

/** Groups the frames into bins, so that a long track has no more points than a chart has pixels. */
export function binFrames(
  frames: readonly TrackFrame[],
  { duration, count }: { readonly duration: number; readonly count: number },
): readonly ChartBin[] {
  const width = Math.max(1, duration / count);
  const bins = new Map<number, ChartBin>();
  for (const { time, accuracy, distance, floorId, state } of frames) {
    const number = Math.min(count - 1, Math.floor(time / width));
    const before = bins.get(number);
    bins.set(number, {
      time: before?.time ?? time,
      accuracy: Math.max(before?.accuracy ?? 0, accuracy),
      distance: Math.max(before?.distance ?? 0, distance),
      floorId,
      state,
    });
  }
  return [...bins.values()];
}

/** A round number at or above the largest value, for the top of an axis. */
export function niceCeiling(value: number): number {
  if (!(value > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 5, 10].find((each) => each * power >= value) ?? 10;
  return step * power;
}
