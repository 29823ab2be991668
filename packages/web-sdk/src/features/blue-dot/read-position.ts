import type { Floor, Venue } from '@brand/venue';
import { MapViewError } from '../../kernel/map-view-error.ts';
import { normalizeDegrees } from '../../kernel/angle.ts';
import { floorAtLevel } from './footprint.ts';
import type { DotPosition, PositionOrigin, PositionReport } from './position.ts';

/** Context that completes a report. */
export type ReadingScope = {
  readonly venue: Venue;
  /**
   * The current floor of the map. If only a level is reported, the floor's building is preferred.
   */
  readonly current: Floor;
  readonly origin: PositionOrigin;
  /** Current time, in milliseconds since 1970. */
  readonly now: number;
  /** The floor of the last position. */
  readonly lastFloorId: string | undefined;
};

/** Validates a report and fills in defaults. Throws a `MapViewError` if it is invalid. */
export function readPosition(report: PositionReport, scope: ReadingScope): DotPosition {
  const { origin, now } = scope;
  const [lng, lat] = report.lngLat ?? [];
  const { accuracy = 0, headingDegrees, timestamp = now } = report;
  const { confidence = origin === 'device' ? 0.5 : 1 } = report;
  check('longitude', lng, [-180, 180]);
  check('latitude', lat, [-90, 90]);
  check('accuracy', accuracy, [0, Infinity]);
  check('confidence', confidence, [0, 1]);
  check('timestamp', timestamp, [0, Infinity]);
  const floorId = readFloorId(report, scope);
  return {
    lngLat: [lng, lat],
    ...(floorId !== undefined && { floorId }),
    accuracy,
    // Browsers report NaN while the device does not move.
    ...(Number.isFinite(headingDegrees) && { headingDegrees: normalizeDegrees(headingDegrees!) }),
    confidence,
    timestamp,
    origin,
  };
}

function readFloorId(
  { floorId, floorLevel, lngLat }: PositionReport,
  { venue, current, lastFloorId }: ReadingScope,
): string | undefined {
  const { floors, frame } = venue;
  if (floorId !== undefined) {
    const floor = venue.find('floor', floorId);
    if (floor) return floor.id;
    throw new MapViewError(
      'map-view/unknown-target',
      `Blue dot: the venue has no floor "${floorId}". Its floors are: ${floors.map(({ id }) => id).join(', ')}.`,
    );
  }
  if (floorLevel !== undefined) {
    const preferred = floors.toSorted((a, b) => rank(a, current) - rank(b, current));
    const floor = floorAtLevel(floorLevel, frame.toMetres(lngLat), preferred);
    if (floor) return floor.id;
  }
  return lastFloorId ?? (floors.length === 1 ? floors[0]!.id : undefined);
}

function rank({ floorStack }: Floor, current: Floor): number {
  return floorStack === current.floorStack ? 0 : 1;
}

function check(
  name: string,
  value: unknown,
  [min, max]: readonly [min: number, max: number],
): asserts value is number {
  if (typeof value === 'number' && value >= min && value <= max) return;
  throw new MapViewError(
    'map-view/bad-option',
    `Blue dot, ${name}: expected a number from ${min} to ${max}, found ${JSON.stringify(value)}.`,
  );
}
