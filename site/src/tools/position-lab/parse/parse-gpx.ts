import { RecordingError } from '../recording.ts';
import { FixCollector, type RawFix } from './fix-collector.ts';
import { parseTime } from './parse-time.ts';
import { fromHdop, METRES_PER_HDOP, readNumber } from './read-fields.ts';
import { scanXml } from './scan-xml.ts';

type Point = {
  readonly line: number;
  readonly raw: { -readonly [Key in keyof RawFix]: RawFix[Key] };
};

/** Kinds of points, the preferred first. */
const KINDS = [
  ['trkpt', 'tracks'],
  ['rtept', 'routes'],
  ['wpt', 'waypoints'],
] as const;

type Kind = (typeof KINDS)[number][0];

/** The comment of our own generator, which GPX has no field for. */
const COMMENT = /^floor (.+), accuracy (\d+(?:\.\d+)?) m$/;

/** Reads GPX 1.0 and 1.1: tracks, otherwise routes, otherwise waypoints. */
export function parseGpx(text: string): FixCollector {
  const points: Record<Kind, Point[]> = { trkpt: [], rtept: [], wpt: [] };
  let root = '';
  let point: Point | undefined;
  let hasHdop = false;
  scanXml(text, {
    open(name, attributes, line) {
      if (root === '') {
        root = name;
        assertGpx(name, line);
      }
      if (!isKind(name)) return;
      point = {
        line,
        raw: {
          longitude: readNumber(attributes['lon']),
          latitude: readNumber(attributes['lat']),
        },
      };
      points[name].push(point);
    },
    close(name, content) {
      if (isKind(name)) point = undefined;
      if (!point) return;
      if (name === 'hdop') hasHdop = true;
      readElement(point.raw, name, content);
    },
  });
  if (root === '') assertGpx('', 1);
  const [kind] = KINDS.find(([each]) => points[each].length > 0) ?? ['trkpt'];
  const collector = new FixCollector('Line');
  for (const { line, raw } of points[kind]) collector.add(line, raw);
  if (hasHdop) {
    collector.note(`Accuracies were derived from HDOP: ${METRES_PER_HDOP} m per unit.`);
  }
  const others = KINDS.filter(([each]) => each !== kind && points[each].length > 0);
  for (const [, title] of others) collector.note(`Other positions were not used: ${title}.`);
  return collector;
}

function readElement(raw: Point['raw'], name: string, content: string): void {
  switch (name) {
    case 'time':
      raw.time = parseTime(content);
      break;
    case 'ele':
      raw.altitude = readNumber(content);
      break;
    case 'hdop':
      raw.accuracy ??= fromHdop(readNumber(content));
      break;
    // Extensions of loggers on phones, which name the measured accuracy.
    case 'accuracy':
    case 'hacc':
      raw.accuracy = readNumber(content) ?? raw.accuracy;
      break;
    case 'course':
    case 'bearing':
      raw.heading = readNumber(content);
      break;
    case 'floor':
    case 'level':
      raw.floor = readNumber(content) ?? content;
      break;
    case 'cmt': {
      const [, floor, accuracy] = COMMENT.exec(content) ?? [];
      if (floor !== undefined) {
        raw.floor = floor;
        raw.accuracy = Number(accuracy);
      }
      break;
    }
    default:
  }
}

function isKind(name: string): name is Kind {
  return name === 'trkpt' || name === 'rtept' || name === 'wpt';
}

function assertGpx(root: string, line: number): void {
  if (root === 'gpx') return;
  const found = root === '' ? 'no element' : `<${root}>`;
  throw new RecordingError(
    `Line ${line}: expected <gpx> as the first element, found ${found}. Export the recording as GPX.`,
  );
}
