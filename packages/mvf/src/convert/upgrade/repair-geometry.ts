import { signedArea } from '@brand/geo';
import type { Position } from '../../geojson/types.gen.ts';
import type { ImportReport } from '../import-report.ts';
import { repairNoter } from '../plan/note-repair.ts';
import { readGeometry, type SoundGeometry } from '../plan/read-geometry.ts';
import { asList, asRecord } from './untrusted-json.ts';

/**
 * Returns the geometry of a feature. A valid one is returned unchanged, including altitudes; others
 * are repaired and reported. Returns `undefined` if the geometry is beyond repair.
 */
export function repairGeometry(
  value: unknown,
  report: ImportReport,
  source: string,
  example: string,
): SoundGeometry | undefined {
  if (isSound(value)) return value;
  const noteRepair = repairNoter(report, source, example);
  let isNoted = false;
  const parts = readGeometry(value, (repair) => {
    isNoted = true;
    noteRepair(repair);
  });
  if (!isNoted && parts[0]?.type.endsWith('Polygon')) {
    report.note({
      action: 'changed',
      code: 'wrong-winding',
      message: 'Rings in the wrong direction were reversed.',
      source,
      example,
    });
  }
  if (parts.length > 1) {
    report.note({
      action: 'dropped',
      code: 'geometry-collection',
      message: 'Geometry collections kept only their first member.',
      source,
      example,
    });
  }
  return parts[0];
}

function isSound(value: unknown): value is SoundGeometry {
  const { type, coordinates } = asRecord(value);
  switch (type) {
    case 'Point':
      return isPosition(coordinates);
    case 'LineString':
      return isLine(coordinates);
    case 'MultiLineString':
      return isFilled(coordinates) && coordinates.every(isLine);
    case 'Polygon':
      return isPolygon(coordinates);
    case 'MultiPolygon':
      return isFilled(coordinates) && coordinates.every(isPolygon);
    default:
      return false;
  }
}

function isFilled(value: unknown): value is readonly unknown[] {
  return asList(value).length > 0;
}

/** Whether a value is a position on the globe, with an optional altitude. */
export function isPosition(value: unknown): value is Position {
  const position = asList(value);
  const [lng, lat] = position;
  return (
    (position.length === 2 || position.length === 3) &&
    position.every((number) => Number.isFinite(number)) &&
    Math.abs(lng as number) <= 180 &&
    Math.abs(lat as number) <= 90
  );
}

function isLine(value: unknown): value is Position[] {
  const line = asList(value);
  return line.length >= 2 && line.every(isPosition);
}

function isPolygon(value: unknown): boolean {
  return isFilled(value) && value.every((ring, index) => isRing(ring, index === 0 ? 1 : -1));
}

function isRing(value: unknown, sign: 1 | -1): boolean {
  if (!isLine(value) || value.length < 4) return false;
  const [first, last] = [value[0]!, value.at(-1)!];
  if (first[0] !== last[0] || first[1] !== last[1]) return false;
  return signedArea(value.map(([x, y]) => ({ x: x!, y: y! }))) * sign > 0;
}
