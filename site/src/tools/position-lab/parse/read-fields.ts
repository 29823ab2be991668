import { type CsvField, CSV_FIELDS } from '../recording.ts';
import type { RawFix } from './fix-collector.ts';
import { parseTime } from './parse-time.ts';

/**
 * Metres of error per unit of HDOP: the usual error of a phone's receiver under an open sky.
 */
export const METRES_PER_HDOP = 5;

/** Names in the wild, without case, units and punctuation. The first that a record has is used. */
const NAMES: Readonly<Record<CsvField, readonly string[]>> = {
  latitude: ['latitude', 'lat', 'latdeg', 'gpslatitude', 'locationlatitude', 'y'],
  longitude: [
    'longitude',
    'lng',
    'lon',
    'long',
    'londeg',
    'gpslongitude',
    'locationlongitude',
    'x',
  ],
  time: [
    'timestamp',
    'time',
    'datetime',
    'timems',
    'timestampms',
    'measuredat',
    'recordedat',
    'createdat',
    'utctime',
    'utc',
    'isotime',
    'unixtime',
    'epoch',
    'loggingtime',
    'date',
    'elapsed',
    'seconds',
    'ts',
    't',
  ],
  accuracy: [
    'accuracy',
    'horizontalaccuracy',
    'hacc',
    'acc',
    'accuracym',
    'accuracymetres',
    'accuracymeters',
    'locationhorizontalaccuracy',
    'errormetres',
    'error',
    'uncertainty',
    'radius',
    'precision',
  ],
  hdop: ['hdop'],
  altitude: ['altitude', 'alt', 'ele', 'elevation', 'locationaltitude', 'height'],
  heading: ['heading', 'headingdegrees', 'course', 'bearing', 'direction', 'cog', 'locationcourse'],
  floor: [
    'floorid',
    'floor',
    'floorlevel',
    'level',
    'storey',
    'story',
    'floornumber',
    'floorname',
    'locationfloor',
  ],
};

const MAX_NAME_LENGTH = 100;

/** A field name without case, units in brackets and punctuation. */
export function normalizeName(name: string): string {
  return name
    .slice(0, MAX_NAME_LENGTH)
    .replaceAll(/\(.*?\)|\[.*?\]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
}

/** The column of each field that is found in the names. */
export function findColumns(names: readonly string[]): Partial<Record<CsvField, number>> {
  const plain = names.map(normalizeName);
  const found: Partial<Record<CsvField, number>> = {};
  for (const field of CSV_FIELDS) {
    const name = NAMES[field].find((each) => plain.includes(each));
    if (name !== undefined) found[field] = plain.indexOf(name);
  }
  return found;
}

/** A fix from a record with fields of any usual names. */
export function readRecord(record: Readonly<Record<string, unknown>>): RawFix {
  const names = Object.keys(record);
  const columns = findColumns(names);
  const value = (field: CsvField): unknown => {
    const column = columns[field];
    return column === undefined ? undefined : record[names[column]!];
  };
  return readValues(value);
}

/** A fix from the values of its fields. */
export function readValues(value: (field: CsvField) => unknown): RawFix {
  const hdop = readNumber(value('hdop'));
  return {
    longitude: readNumber(value('longitude')),
    latitude: readNumber(value('latitude')),
    time: parseTime(value('time')),
    accuracy: readNumber(value('accuracy')) ?? fromHdop(hdop),
    altitude: readNumber(value('altitude')),
    heading: readNumber(value('heading')),
    floor: readFloor(value('floor')),
  };
}

export function fromHdop(hdop: number | undefined): number | undefined {
  return hdop === undefined || hdop <= 0 ? undefined : hdop * METRES_PER_HDOP;
}

export function readNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  // A decimal comma, as spreadsheets of many countries write it.
  const plain = /^-?\d+,\d+$/.test(text) ? text.replace(',', '.') : text;
  return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(plain) ? Number(plain) : undefined;
}

/** A number is a level; other texts name a floor. */
function readFloor(value: unknown): string | number | undefined {
  if (typeof value === 'object' && value !== null && 'level' in value) {
    return readNumber(value.level);
  }
  return readNumber(value) ?? (typeof value === 'string' ? value : undefined);
}
