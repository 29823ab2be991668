import type { LngLat } from '@site/src/kit/lng-lat';

/** A position as a file has it, in the order of the file. */
export type Fix = {
  /** Line or entry of the source, for messages. */
  readonly source: number;
  readonly lngLat: LngLat;
  /** Milliseconds since 1970, or since the start of the recording. */
  readonly time: number;
  /** Radius in metres. */
  readonly accuracy?: number;
  /** Metres above sea level. */
  readonly altitude?: number;
  readonly headingDegrees?: number;
  /** Text that names a floor: an id or a name. */
  readonly floor?: string;
  readonly floorLevel?: number;
};

export const FORMAT_NAMES = {
  gpx: 'GPX',
  nmea: 'NMEA 0183',
  csv: 'CSV',
  geojson: 'GeoJSON',
  json: 'JSON log',
  example: 'Example',
} as const;

export type RecordingFormat = keyof typeof FORMAT_NAMES;

/** What a column of a CSV file can hold. */
export const CSV_FIELDS = [
  'latitude',
  'longitude',
  'time',
  'accuracy',
  'hdop',
  'altitude',
  'heading',
  'floor',
] as const;

export type CsvField = (typeof CSV_FIELDS)[number];

/** The columns of a CSV file, by number; `undefined` for a field without a column. */
export type CsvMapping = Readonly<Partial<Record<CsvField, number>>>;

export type Recording = {
  readonly format: RecordingFormat;
  readonly name: string;
  readonly fixes: readonly Fix[];
  /** Whether the file has times. Without them, the times of the fixes are one second apart. */
  readonly hasTimes: boolean;
  /** Remarks about skipped or changed content, for the reader. */
  readonly notes: readonly string[];
  /** For CSV: the names of the columns, and how they were read. */
  readonly columns?: { readonly names: readonly string[]; readonly mapping: CsvMapping };
};

/** Thrown when a file cannot be read; the message advises the reader. */
export class RecordingError extends Error {}

export const MAX_BYTES = 20_000_000;
export const MAX_FIXES = 10_000;
