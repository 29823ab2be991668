import { expect, test } from 'vitest';
import { makeExample } from './example-recording.ts';
import { fixAt, openTinyLab } from './lab.fixture.ts';
import { measureTrack, quantile } from './measure-track.ts';
import { FILTER_DEFAULTS, type LabSettings, NEW_SETTINGS } from './settings.ts';
import { frameAt, replayTrack } from './track.ts';
import { writeTrackCsv, writeTrackGeoJson } from './write-track.ts';

const lab = await openTinyLab();
const { venue } = lab;
const at = (seconds: number, x: number, change = {}) => fixAt(venue, seconds, [x, 0], change);

function withFilter(filter: Partial<LabSettings['filter']>): LabSettings {
  return { ...NEW_SETTINGS, filter: { ...FILTER_DEFAULTS, ...filter } };
}

test('shows the recording unchanged by default, apart from the glide', () => {
  const track = replayTrack([at(0, 0), at(1, 1), at(2, 2)], NEW_SETTINGS, lab);
  expect(track.duration).toBe(2000);
  expect(track.frames.map(({ time, index }) => [time, index])).toEqual([
    [0, 0],
    [250, 0],
    [500, 0],
    [750, 0],
    [1000, 1],
    [1250, 1],
    [1500, 1],
    [1750, 1],
    [2000, 2],
  ]);
  expect(track.frames[4]!.distance).toBeCloseTo(1);
  expect(track.frames[6]!.distance).toBeCloseTo(0.5);
});

test('is the same in another year, because only differences of time count', () => {
  const fixes = [at(0, 0), at(5, 3), at(50, 4)];
  const later = fixes.map((fix) => ({ ...fix, time: fix.time + 1_700_000_000_000 }));
  expect(replayTrack(later, NEW_SETTINGS, lab)).toEqual(replayTrack(fixes, NEW_SETTINGS, lab));
});

test('measures discarded, late and snapped positions, floor changes and gaps', () => {
  const [ground, upper] = ['f_ground', 'f_upper'];
  const node = venue.nodes.find(({ floor }) => floor.id === ground)!;
  const beside = venue.frame.toMetres(node.center.lngLat);
  const fixes = [
    fixAt(venue, 0, [beside.x, beside.y + 0.5], { floor: ground }),
    fixAt(venue, 1, [beside.x, beside.y + 0.5], { accuracy: 90 }),
    fixAt(venue, 3, [beside.x, beside.y + 0.5]),
    fixAt(venue, 2, [beside.x, beside.y + 0.5]),
    fixAt(venue, 20, [beside.x, beside.y], { floor: upper }),
  ];
  const figures = measureTrack(
    replayTrack(fixes, withFilter({ maxAccuracy: 50, snapWithin: 2 }), lab),
  );
  expect(figures).toMatchObject({
    positions: 5,
    accepted: 3,
    filtered: 1,
    late: 1,
    floorChanges: 1,
    gaps: 1,
    longestGap: 18_000,
  });
  expect(figures.snappedShare).toBeGreaterThanOrEqual(2 / 3);
  expect(figures.p95Distance).toBeGreaterThan(figures.medianDistance - 1e-9);
});

test('takes quantiles by nearest rank', () => {
  expect([0.5, 0.95, 1].map((share) => quantile([1, 2, 3, 4], share))).toEqual([2, 4, 4]);
  expect(quantile([], 0.5)).toBe(0);
});

test('finds the frame of a time', () => {
  const { frames } = replayTrack([at(0, 0), at(1, 1)], NEW_SETTINGS, lab);
  expect(frameAt(frames, -1)).toBeUndefined();
  expect(frameAt(frames, 0)?.time).toBe(0);
  expect(frameAt(frames, 999)?.time).toBe(750);
  expect(frameAt(frames, 99_999)?.time).toBe(1000);
});

test('has few frames for a recording of a day', () => {
  const day = Array.from({ length: 24 }, (_, hour) => at(hour * 3600, hour));
  expect(replayTrack(day, NEW_SETTINGS, lab).frames.length).toBeLessThan(4100);
});

test('writes the track as CSV and as GeoJSON by floor', () => {
  const track = replayTrack(
    [at(0, 0, { floor: 'f_ground' }), at(1, 1), at(2, 2, { floor: 'f_upper' }), at(1, 9)],
    NEW_SETTINGS,
    lab,
  );
  const rows = writeTrackCsv(track).split('\r\n');
  expect(rows[0]).toBe(
    'timestamp,outcome,state,recordedLongitude,recordedLatitude,recordedAccuracy,longitude,latitude,accuracy,floorId',
  );
  expect(rows[4]).toMatch(/^1000,late,active,.*,f_upper$/);
  const { features } = JSON.parse(writeTrackGeoJson(track)) as {
    features: { properties: object; geometry: { type: string; coordinates: unknown[] } }[];
  };
  expect(features.map(({ properties }) => properties)).toEqual([
    { floorId: 'f_ground', coordTimes: [0, 1000], accuracies: [4, 4] },
    { floorId: 'f_upper', coordTimes: [2000], accuracies: [4] },
  ]);
  expect(features.map(({ geometry }) => geometry.type)).toEqual(['LineString', 'MultiPoint']);
});

test('makes the same example for a venue every time, with the problems of its name', async () => {
  const jumps = await makeExample('jumps', venue);
  expect(await makeExample('jumps', venue)).toEqual(jumps);
  const elsewhere = await makeExample('elsewhere', venue);
  expect(elsewhere.fixes[0]!.lngLat[1]).toBeCloseTo(51.477, 1);
  expect(elsewhere.fixes.some(({ floor }) => floor !== undefined)).toBe(false);
});
