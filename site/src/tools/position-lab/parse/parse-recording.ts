import { type CsvMapping, type Recording, RecordingError } from '../recording.ts';
import { parseCsv } from './parse-csv.ts';
import { parseGpx } from './parse-gpx.ts';
import { parseJson } from './parse-json.ts';
import { parseNmea } from './parse-nmea.ts';

const NMEA_LINE = /^[^\n]{0,100}\$[A-Z]{2,5}[A-Z]{3},/m;
/** Bytes that are enough to tell a format. */
const SNIFFED = 4000;

/** Reads a recording. The content decides on the format, not the name of the file. */
export function parseRecording(
  text: string,
  { name, mapping }: { readonly name: string; readonly mapping?: CsvMapping | undefined },
): Recording {
  const plain = text.replace(/^\uFEFF/, '').trimEnd();
  const head = plain.slice(0, SNIFFED).trimStart();
  assertText(head, name);
  if (head.startsWith('<')) {
    return { name, format: 'gpx', ...parseGpx(plain).finish('track, route or waypoint') };
  }
  if (head.startsWith('{') || head.startsWith('[')) {
    const { format, collector } = parseJson(plain);
    return { name, format, ...collector.finish('entry with coordinates') };
  }
  if (NMEA_LINE.test(head)) {
    return { name, format: 'nmea', ...parseNmea(plain).finish('GGA or RMC sentence') };
  }
  return { name, format: 'csv', ...parseCsv(plain, mapping) };
}

function assertText(head: string, name: string): void {
  if (head === '') throw new RecordingError(`${name} is empty. Choose a file with positions.`);
  if (head.startsWith('PK')) {
    throw new RecordingError(
      `${name} is a zip archive. Unpack it, then choose the GPX, CSV or JSON file in it.`,
    );
  }
  if (head.includes('\0') || head.includes('\uFFFD')) {
    throw new RecordingError(
      `${name} is not a text file. Export the recording as GPX, NMEA, CSV, GeoJSON or JSON.`,
    );
  }
}
