import type { WalkPosition } from '@site/src/venue/walk/walk';
import { writeToolFile } from '@site/src/tools/shared/file/write-tool-file';

const COLUMNS = [
  'timestamp',
  'longitude',
  'latitude',
  'floorId',
  'accuracy',
  'headingDegrees',
] as const;

/** The positions alone, as the blue dot takes them. */
export function writePositions(positions: readonly WalkPosition[]): string {
  return writeToolFile(positions);
}

/** One CSV row per position (RFC 4180). */
export function writeCsv(positions: readonly WalkPosition[]): string {
  const rows = positions.map(({ timestamp, lngLat, floorId, accuracy, headingDegrees }) =>
    [timestamp, ...lngLat, floorId ?? '', accuracy, headingDegrees ?? ''].map(cell).join(','),
  );
  return [COLUMNS.join(','), ...rows, ''].join('\r\n');
}

/**
 * A GPX 1.1 track with a segment for each stay on a floor. GPX has no floors, so they are in
 * comments.
 */
export function writeGpx(positions: readonly WalkPosition[], start: Date): string {
  const points = positions.map(({ timestamp, lngLat: [lng, lat], floorId, accuracy }, index) => {
    const isNewFloor = index > 0 && positions[index - 1]?.floorId !== floorId;
    const time = new Date(start.getTime() + timestamp).toISOString();
    const comment = escapeXml(`floor ${floorId ?? 'unknown'}, accuracy ${accuracy} m`);
    return `${isNewFloor ? '</trkseg>\n<trkseg>\n' : ''}<trkpt lat="${lat}" lon="${lng}"><time>${time}</time><cmt>${comment}</cmt></trkpt>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Blue dot location generator" xmlns="http://www.topografix.com/GPX/1/1">',
    '<trk>',
    '<trkseg>',
    ...points,
    '</trkseg>',
    '</trk>',
    '</gpx>',
    '',
  ].join('\n');
}

function cell(value: number | string): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function escapeXml(text: string): string {
  return (
    text
      // XML cannot represent control characters, not even escaped.
      .replaceAll(/[^\P{Cc}\t\n\r]/gu, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
  );
}
