import { RecordingError, type RecordingFormat } from '../recording.ts';
import { FixCollector } from './fix-collector.ts';
import { parseTime } from './parse-time.ts';
import { readNumber, readRecord } from './read-fields.ts';

type Json = Readonly<Record<string, unknown>>;

type ParsedJson = { readonly format: RecordingFormat; readonly collector: FixCollector };

const GEOJSON_TYPES = new Set([
  'FeatureCollection',
  'Feature',
  'GeometryCollection',
  'LineString',
  'MultiLineString',
  'Point',
  'MultiPoint',
  'Polygon',
  'MultiPolygon',
]);
/** Fields in which logs and our own walk files keep their list. */
const LISTS = ['positions', 'locations', 'fixes', 'points', 'log', 'data', 'records'] as const;

/** Reads GeoJSON, a list of positions, or a log with one position per line. */
export function parseJson(text: string): ParsedJson {
  const value = parseWhole(text);
  if (value === undefined) return { format: 'json', collector: readLines(text) };
  if (isObject(value) && GEOJSON_TYPES.has(String(value['type']))) {
    return { format: 'geojson', collector: readGeoJson(value) };
  }
  const collector = new FixCollector('Entry');
  for (const [index, entry] of listOf(value).entries()) addEntry(collector, index + 1, entry);
  return { format: 'json', collector };
}

/** The value of the text; `undefined` if it is a list of values, one per line. */
function parseWhole(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const [first = '', second = ''] = text.split(/\r?\n/, 2);
    if (isJson(first) && second !== '') return undefined;
    throw new RecordingError(
      `The file is not valid JSON (${(error as Error).message}). Save the recording again, or paste all of it.`,
      { cause: error },
    );
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    // The caller asks only whether it is JSON.
    return false;
  }
}

function readLines(text: string): FixCollector {
  const collector = new FixCollector('Line');
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '') continue;
    try {
      addEntry(collector, index + 1, JSON.parse(line) as unknown);
    } catch (error) {
      if (error instanceof RecordingError) throw error;
      collector.skip(index + 1, `expected JSON, found "${line.trim().slice(0, 40)}"`);
    }
  }
  return collector;
}

function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (!isObject(value)) {
    throw new RecordingError(
      'The file is not a recording: expected a list of positions. Choose another file.',
    );
  }
  const list = LISTS.map((name) => value[name]).find((each) => Array.isArray(each));
  return list ?? [value];
}

/** An entry of a log: a `GeolocationPosition`, a `PositionReport`, or a flat record. */
function addEntry(collector: FixCollector, source: number, entry: unknown): void {
  if (!isObject(entry)) {
    collector.skip(source, `expected an object, found ${JSON.stringify(entry).slice(0, 40)}`);
    return;
  }
  const { coords, position, lngLat } = entry;
  if (isObject(position)) {
    addEntry(collector, source, { ...entry, ...position, position: undefined });
    return;
  }
  // Logs also contain the errors of `watchPosition`.
  if (readNumber(entry['code']) !== undefined && typeof entry['message'] === 'string') {
    collector.skip(source, `the device reported "${entry['message'].slice(0, 80)}"`);
    return;
  }
  const record = {
    ...entry,
    ...(isObject(coords) && coords),
    ...(Array.isArray(lngLat) && {
      longitude: lngLat[0] as unknown,
      latitude: lngLat[1] as unknown,
    }),
  };
  collector.add(source, readRecord(record));
}

function readGeoJson(value: Json): FixCollector {
  const reader = new GeoJsonReader();
  reader.read(value, {});
  return reader.collector;
}

/** Nested collections beyond this depth are not recordings. */
const MAX_DEPTH = 16;

class GeoJsonReader {
  readonly collector = new FixCollector('Entry');
  #source = 0;

  read(value: unknown, properties: Json, depth = 0): void {
    if (!isObject(value) || depth > MAX_DEPTH) return;
    switch (value['type']) {
      case 'FeatureCollection':
        for (const feature of arrayOf(value['features'])) this.read(feature, {}, depth + 1);
        break;
      case 'GeometryCollection':
        for (const geometry of arrayOf(value['geometries'])) {
          this.read(geometry, properties, depth + 1);
        }
        break;
      case 'Feature':
        this.read(value['geometry'], objectOf(value['properties']), depth + 1);
        break;
      case 'Point':
        this.#add(value['coordinates'], properties);
        break;
      case 'MultiPoint':
      case 'LineString':
        this.#addLine(arrayOf(value['coordinates']), timesOf(properties), properties);
        break;
      case 'MultiLineString': {
        const times = timesOf(properties);
        for (const [index, line] of arrayOf(value['coordinates']).entries()) {
          const own = Array.isArray(times[index]) ? (times[index] as unknown[]) : [];
          this.#addLine(arrayOf(line), own, properties);
        }
        break;
      }
      default:
        this.collector.note(
          `Geometries of the type ${JSON.stringify(value['type'])} were left out, because only points and lines are positions.`,
        );
    }
  }

  #addLine(positions: readonly unknown[], times: readonly unknown[], properties: Json): void {
    const accuracies = perPosition(properties, ['accuracies', 'accuracy']);
    for (const [index, position] of positions.entries()) {
      this.#add(position, {
        ...properties,
        timestamp: times[index],
        accuracy: accuracies[index] ?? properties['accuracy'],
      });
    }
  }

  #add(position: unknown, properties: Json): void {
    this.#source += 1;
    const [longitude, latitude, altitude] = arrayOf(position);
    const raw = readRecord(properties);
    this.collector.add(this.#source, {
      ...raw,
      longitude: readNumber(longitude),
      latitude: readNumber(latitude),
      altitude: readNumber(altitude) ?? raw.altitude,
      time: raw.time ?? parseTime(properties['timestamp']),
    });
  }
}

/** Times of a line's positions: of the usual converters, `coordTimes` and `coordinateProperties`. */
function timesOf(properties: Json): readonly unknown[] {
  const inner = objectOf(properties['coordinateProperties']);
  return perPosition({ ...inner, ...properties }, ['coordTimes', 'times', 'timestamps']);
}

function perPosition(properties: Json, names: readonly string[]): readonly unknown[] {
  const list = names.map((name) => properties[name]).find((value) => Array.isArray(value));
  return list ?? [];
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function objectOf(value: unknown): Json {
  return isObject(value) ? value : {};
}

function arrayOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
