import { type LngLat, roundLngLat } from '@brand/geo';
import type { AssemblyReport } from './assembly-report.ts';

/** Whether a value is a longitude and a latitude, with an optional altitude. */
export function isPosition(value: unknown): value is readonly number[] {
  return (
    Array.isArray(value) && value.length >= 2 && isBetween(value[0], 180) && isBetween(value[1], 90)
  );
}

function isBetween(value: unknown, limit: number): boolean {
  return typeof value === 'number' && Math.abs(value) <= limit;
}

export type PositionContext = {
  readonly report: AssemblyReport;
  /** Key of the object that the positions belong to. */
  readonly source: string;
  /** Number of decimals to which positions are rounded. */
  readonly decimals: number;
};

/** Returns the usable positions of a line, rounded and without consecutive duplicates. */
export function readPositions(
  values: unknown,
  { report, source, decimals }: PositionContext,
): LngLat[] {
  if (!Array.isArray(values)) {
    report.note('bad-coordinate', source);
    return [];
  }
  const sound = values.filter(isPosition);
  report.note('bad-coordinate', source, values.length - sound.length);
  const rounded = sound.map((position) => roundLngLat(position, decimals));
  const distinct = rounded.filter(
    (position, index) => index === 0 || !positionsEqual(position, rounded[index - 1]!),
  );
  report.note('repeated-point', source, rounded.length - distinct.length);
  return distinct;
}

export function positionsEqual(a: LngLat, b: LngLat): boolean {
  return a[0] === b[0] && a[1] === b[1];
}
