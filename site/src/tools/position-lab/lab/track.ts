import type { Venue } from '@brand/web-sdk';
import type { PositionReplay, replayPositions } from '@brand/web-sdk/blue-dot';
import type { Fix } from '../recording.ts';
import { createFilter } from './create-filter.ts';
import type { Paths } from './paths.ts';
import type { LabSettings } from './settings.ts';
import { toReports } from './to-reports.ts';

/** The dot and the recording at a moment. */
export type TrackFrame = PositionReplay['frames'][number] & {
  /** Index of the last recorded position. */
  readonly index: number;
  /** Metres from the last recorded position to the drawn dot. */
  readonly distance: number;
};

/** Result of a replay, with times from the start of the recording. */
export type Track = {
  readonly positions: PositionReplay['positions'];
  readonly frames: readonly TrackFrame[];
  /** For each position whether the filter moved it onto a path. */
  readonly isSnapped: readonly boolean[];
  /** Milliseconds. */
  readonly duration: number;
};

/** The parts of the SDK that a replay needs, as this site publishes them. */
export type LabVenue = {
  readonly venue: Venue;
  readonly paths: Paths;
  readonly replay: typeof replayPositions;
};

/** Frames of the chart. A long recording has fewer per second. */
const MAX_FRAMES = 4000;
const MIN_INTERVAL_MS = 250;
/** Metres. The coordinates of a snapped position are rounded. */
const ON_PATH = 0.02;

/** Replays a recording through the SDK. */
export function replayTrack(
  fixes: readonly Fix[],
  settings: LabSettings,
  { venue, paths, replay }: LabVenue,
): Track {
  const { frame } = venue;
  const start = Math.min(...extremes(fixes));
  const fromStart = fixes.map((fix) => ({ ...fix, time: fix.time - start }));
  const reports = toReports(fromStart, venue, settings.floors);
  const duration = Math.max(0, ...extremes(fromStart));
  const filter = createFilter(settings.filter, { frame, paths });
  const { positions, frames } = replay(venue, reports, {
    ...settings.dot,
    filter,
    frameInterval: Math.max(MIN_INTERVAL_MS, Math.ceil(duration / MAX_FRAMES)),
  });
  let index = 0;
  const measured = frames.map((each): TrackFrame => {
    while (index + 1 < reports.length && reports[index + 1]!.timestamp <= each.time) index += 1;
    const raw = frame.toMetres(positions[index]!.reported.lngLat);
    const shown = frame.toMetres(each.lngLat);
    return { ...each, index, distance: Math.hypot(raw.x - shown.x, raw.y - shown.y) };
  });
  const isSnapped = positions.map(
    ({ outcome, position }) =>
      settings.filter.snapWithin > 0 &&
      outcome === 'accepted' &&
      paths.get(position!.floorId ?? '')?.snap(frame.toMetres(position!.lngLat), ON_PATH) !==
        undefined,
  );
  return { positions, frames: measured, isSnapped, duration };
}

/** Spreading thousands of times as arguments could exceed the stack. */
function extremes(fixes: readonly Fix[]): readonly [least: number, most: number] {
  let [least, most] = [Infinity, -Infinity];
  for (const { time } of fixes) {
    least = Math.min(least, time);
    most = Math.max(most, time);
  }
  return [least, most];
}

/** The frame at or before a time; `undefined` before the first. Found by halving. */
export function frameAt(frames: readonly TrackFrame[], time: number): TrackFrame | undefined {
  let [low, high] = [0, frames.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (frames[middle]!.time <= time) low = middle + 1;
    else high = middle;
  }
  return frames[low - 1];
}
