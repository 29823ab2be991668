import type { Track } from './track.ts';

/** Figures about a track. Distances in metres, times in milliseconds. */
export type TrackFigures = {
  readonly positions: number;
  readonly accepted: number;
  readonly filtered: number;
  readonly late: number;
  /** Distance from the recorded position to the drawn dot, over time. */
  readonly medianDistance: number;
  readonly p95Distance: number;
  /** Share of the accepted positions on a path, from 0 to 1. */
  readonly snappedShare: number;
  readonly floorChanges: number;
  /** Times without a position, much longer than usual in the recording. */
  readonly gaps: number;
  readonly longestGap: number;
  /** Share of the time in which the dot is visible and neither stale nor uncertain. */
  readonly activeShare: number;
};

/** A time without positions is a gap if it is this much longer than the usual interval. */
const GAP_FACTOR = 3;
const MIN_GAP_MS = 3000;

export function measureTrack({ positions, frames, isSnapped }: Track): TrackFigures {
  const accepted = positions.filter(({ outcome }) => outcome === 'accepted');
  const distances = frames.map(({ distance }) => distance).toSorted((a, b) => a - b);
  const intervals = positions
    .slice(1)
    .map(({ reported }, index) => reported.timestamp - positions[index]!.reported.timestamp)
    .filter((interval) => interval > 0);
  const usual = quantile(
    intervals.toSorted((a, b) => a - b),
    0.5,
  );
  const gaps = intervals.filter((interval) => interval > Math.max(MIN_GAP_MS, GAP_FACTOR * usual));
  const floors = accepted.flatMap(({ position }) => position?.floorId ?? []);
  return {
    positions: positions.length,
    accepted: accepted.length,
    filtered: positions.filter(({ outcome }) => outcome === 'filtered').length,
    late: positions.filter(({ outcome }) => outcome === 'late').length,
    medianDistance: quantile(distances, 0.5),
    p95Distance: quantile(distances, 0.95),
    snappedShare: ratio(isSnapped.filter(Boolean).length, accepted.length),
    floorChanges: floors.filter((floor, index) => index > 0 && floor !== floors[index - 1]).length,
    gaps: gaps.length,
    longestGap: gaps.reduce((longest, gap) => Math.max(longest, gap), 0),
    activeShare: ratio(frames.filter(({ state }) => state === 'active').length, frames.length),
  };
}

/** A quantile of sorted numbers, by nearest rank. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
