import { writeFiles } from '@brand/mvf';
import { tinyVenue } from '@brand/test-kit';
import { openVenue } from '@brand/venue';
import { describe, expect, test } from 'vitest';
import type { PositionReport } from './position.ts';
import { readPosition, type ReadingScope } from './read-position.ts';

const venue = await openVenue(writeFiles(tinyVenue()));
const lower = venue.get('floor', 'f_ground');
const upper = venue.floors.find(({ elevation }) => elevation === 1);
const lngLat = venue.center;

function read(report: PositionReport, change: Partial<ReadingScope> = {}): object {
  const scope = { venue, current: lower, now: 5000, lastFloorId: undefined };
  return readPosition(report, { ...scope, origin: 'report', ...change });
}

describe('readPosition', () => {
  test('fills in defaults', () => {
    const filled = { lngLat, accuracy: 0, confidence: 1, timestamp: 5000, origin: 'report' };
    expect(read({ lngLat })).toEqual(filled);
    expect(read({ lngLat }, { origin: 'device' })).toMatchObject({ confidence: 0.5 });
  });

  test('finds floors by id and by level', () => {
    expect(read({ lngLat, floorId: upper!.id })).toMatchObject({ floorId: upper!.id });
    const { elevation } = upper!;
    expect(read({ lngLat, floorLevel: elevation })).toMatchObject({ floorId: upper!.id });
  });

  test('keeps the last floor if none is reported, or an unknown level', () => {
    const last = { lastFloorId: upper!.id };
    expect(read({ lngLat }, last)).toMatchObject({ floorId: upper!.id });
    expect(read({ lngLat, floorLevel: 77 }, last)).toMatchObject({ floorId: upper!.id });
  });

  test('normalises headings, and omits NaN', () => {
    expect(read({ lngLat, headingDegrees: -90 })).toMatchObject({ headingDegrees: 270 });
    expect(read({ lngLat, headingDegrees: Number.NaN })).not.toHaveProperty('headingDegrees');
  });

  test.each([
    [{ lngLat: [200, 0] }, 'Blue dot, longitude: expected a number from -180 to 180, found 200.'],
    [{ lngLat: [0] }, 'Blue dot, latitude: expected a number from -90 to 90, found undefined.'],
    [{}, 'Blue dot, longitude: expected a number from -180 to 180, found undefined.'],
    [{ lngLat, accuracy: -1 }, 'accuracy: expected a number from 0 to Infinity, found -1.'],
    [{ lngLat, confidence: 2 }, 'confidence: expected a number from 0 to 1, found 2.'],
    [{ lngLat, timestamp: 'now' }, 'timestamp: expected a number from 0'],
    [
      { lngLat, floorId: 'f_roof' },
      `the venue has no floor "f_roof". Its floors are: ${venue.floors[0]!.id}`,
    ],
  ])('rejects %j', (report, message) => {
    expect(() => read(report as unknown as PositionReport)).toThrow(message);
  });
});
