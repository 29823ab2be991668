import { expect, test } from 'vitest';
import { writeCsv, writeGpx, writePositions } from './other-formats.ts';

const POSITIONS = [
  { timestamp: 0, lngLat: [13.4, 52.5], floorId: 'f_ground', accuracy: 4, headingDegrees: 90 },
  { timestamp: 1500, lngLat: [13.5, 52.5], floorId: 'a "<b>", & \u0001', accuracy: 5.2 },
] as const;

test('writes bare positions as the list that a blue dot takes', () => {
  expect(JSON.parse(writePositions(POSITIONS))).toEqual(POSITIONS);
});

test('writes a CSV row for each position and quotes where necessary', () => {
  expect(writeCsv(POSITIONS).split('\r\n')).toEqual([
    'timestamp,longitude,latitude,floorId,accuracy,headingDegrees',
    '0,13.4,52.5,f_ground,4,90',
    '1500,13.5,52.5,"a ""<b>"", & \u0001",5.2,',
    '',
  ]);
});

test('writes a GPX segment for each stay on a floor, well-formed whatever floors are called', () => {
  const gpx = writeGpx(POSITIONS, new Date('2026-03-02T10:00:00Z'));
  expect(gpx.match(/<trkseg>/g)).toHaveLength(2);
  expect(gpx.match(/<\/trkseg>/g)).toHaveLength(2);
  expect(gpx).toContain('<time>2026-03-02T10:00:01.500Z</time>');
  expect(gpx).toContain('<cmt>floor a "&lt;b&gt;", &amp; , accuracy 5.2 m</cmt>');
});
