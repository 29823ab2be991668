import { seededRandom } from '@brand/geo';
import { writeFiles } from '@brand/mvf';
import { tinyVenue } from '@brand/test-kit';
import { openVenue } from '@brand/venue';
import { afterEach, expect, test, vi } from 'vitest';
import type { DotPosition } from './position.ts';
import { PositionPipeline } from './position-pipeline.ts';
import { readPosition } from './read-position.ts';
import { type RecordedPosition, replayPositions } from './replay-positions.ts';
import { createTrackerRules } from './tracker-rules.ts';

const venue = await openVenue(writeFiles(tinyVenue()));
const START = 1_700_000_000_000;

afterEach(() => vi.useRealTimers());

/** A recorded position in metres from the centre of the venue. */
function at(seconds: number, x: number, change: Partial<RecordedPosition> = {}): RecordedPosition {
  const lngLat = venue.frame.toLngLat({ x, y: 0 });
  return { lngLat, accuracy: 5, timestamp: START + seconds * 1000, ...change };
}

function metresOf({ lngLat }: Pick<DotPosition, 'lngLat'>): number {
  return Math.round(venue.frame.toMetres(lngLat).x * 100) / 100;
}

function dropInaccurate(position: DotPosition): DotPosition | undefined {
  return position.accuracy < 55 ? position : undefined;
}

test('tells for each position whether the dot accepts it', () => {
  const recording = [at(0, 0), at(2, 2), at(1, 9), at(3, 3, { accuracy: 90 }), at(4, 4)];
  const { positions } = replayPositions(venue, recording, {
    filter: dropInaccurate,
  });
  expect(positions.map(({ outcome }) => outcome)).toEqual([
    'accepted',
    'accepted',
    'late',
    'filtered',
    'accepted',
  ]);
  expect(positions.map(({ position }) => position && metresOf(position))).toEqual([0, 2, 2, 2, 4]);
  expect(positions.map(({ reported }) => metresOf(reported))).toEqual([0, 2, 9, 3, 4]);
});

test('draws the dot on its way between positions, and cuts over long distances and floors', () => {
  const [ground, upper] = [0, 1].map((level) =>
    venue.floors.find(({ elevation }) => elevation === level),
  );
  const { frames } = replayPositions(
    venue,
    [
      at(0, 0, { floorId: ground!.id }),
      at(1, 4),
      at(2, 40),
      at(3, 44),
      at(4, 48, { floorId: upper!.id }),
    ],
    { frameInterval: 500, boundsPadding: 100 },
  );
  expect(frames.map((frame) => [(frame.time - START) / 1000, metresOf(frame)])).toEqual([
    [0, 0],
    [0.5, 0],
    [1, 0],
    [1.5, 2],
    [2, 40],
    [2.5, 40],
    [3, 40],
    [3.5, 42],
    [4, 48],
  ]);
  expect(frames.at(-1)).toMatchObject({ floorId: upper!.id, isShown: true });
});

test('becomes stale, uncertain and out of bounds by the options', () => {
  const recording = [at(0, 0), at(1, 0, { accuracy: 30 }), at(20, 0), at(21, 500), at(22, 0)];
  const options = { staleAfter: 10_000, uncertainAbove: 20, frameInterval: 1000 };
  const { frames } = replayPositions(venue, recording, options);
  const states = frames.map(({ state, isShown }) => `${state}${isShown ? '' : ', not shown'}`);
  expect(states).toEqual([
    'active',
    ...Array.from({ length: 10 }, () => 'uncertain'),
    ...Array.from({ length: 9 }, () => 'stale'),
    'active',
    'out-of-bounds, not shown',
    'active',
  ]);
  const [, hidden] = replayPositions(venue, recording, { ...options, uncertain: 'hidden' }).frames;
  expect(hidden).toMatchObject({ state: 'uncertain', isShown: false });
});

test('has the states and positions of a dot that receives the recording in real time', () => {
  const random = seededRandom(7);
  let seconds = 0;
  const recording = Array.from({ length: 200 }, () => {
    seconds += random() < 0.05 ? 12 : random() * 2;
    return at(random() < 0.1 ? seconds - 3 : seconds, random() * 60, {
      accuracy: random() * 60,
    });
  });
  const options = { staleAfter: 8000, uncertainAbove: 40, boundsPadding: 5 };
  vi.useFakeTimers({ now: recording[0]!.timestamp });
  const live = new PositionPipeline({
    rules: createTrackerRules(venue, options),
    read: (report, scope) => readPosition(report, { venue, current: venue.floors[0]!, ...scope }),
    onTaken: () => {},
    onStateChange: () => {},
  });
  live.filter = dropInaccurate;
  const expected = recording.map((report) => {
    vi.advanceTimersByTime(Math.max(0, report.timestamp - Date.now()));
    live.report(report);
    return { state: live.state, position: live.position };
  });
  live.stop();

  const { positions, frames } = replayPositions(venue, recording, {
    ...options,
    filter: dropInaccurate,
    frameInterval: 100,
  });
  expect(positions.map(({ state, position }) => ({ state, position }))).toEqual(expected);
  expect(new Set(frames.map(({ state }) => state))).toEqual(
    new Set(['active', 'uncertain', 'stale', 'out-of-bounds']),
  );
});

test('gives the same result every time, and nothing for an empty recording', () => {
  const recording = [at(0, 0), at(1, 3), at(2, 30)];
  expect(replayPositions(venue, recording)).toEqual(replayPositions(venue, recording));
  expect(replayPositions(venue, [])).toEqual({ positions: [], frames: [] });
});

test('rejects an invalid position like a report', () => {
  expect(() => replayPositions(venue, [at(0, 0, { accuracy: -1 })])).toThrow(
    'Blue dot, accuracy: expected a number from 0 to Infinity, found -1.',
  );
});

test('rejects intervals and times that would need endless frames', () => {
  const recording = [at(0, 0), at(1, 3)];
  expect(() => replayPositions(venue, recording, { frameInterval: 0 })).toThrow(
    'expected a frameInterval above 0',
  );
  const mixed = [at(0, 0), { ...at(1, 3), timestamp: Date.UTC(2026, 10, 19) }];
  expect(() => replayPositions(venue, mixed)).toThrow(
    'Check that all timestamps are in milliseconds',
  );
});
