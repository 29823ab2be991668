import { CSV_FIELDS, type CsvMapping, type Recording, RecordingError } from '../recording.ts';
import { FixCollector } from './fix-collector.ts';
import { parseTime } from './parse-time.ts';
import { findColumns, readNumber, readValues } from './read-fields.ts';
import { type CsvRow, splitCsv } from './split-csv.ts';

const MAX_COLUMNS = 100;

/**
 * Reads CSV. Columns are found by their names, unless the reader chose them. Without both
 * coordinates it returns no fix, so that the reader can choose the columns.
 */
export function parseCsv(text: string, chosen?: CsvMapping): Omit<Recording, 'name' | 'format'> {
  const rows = splitCsv(text);
  const [head] = rows;
  if (!head || head.cells.length < 2) {
    throw new RecordingError(
      'The file is not a recording: expected GPX, NMEA, CSV, GeoJSON or a JSON log, found other text. Choose another file.',
    );
  }
  if (head.cells.length > MAX_COLUMNS) {
    throw new RecordingError(
      `Line 1: expected up to ${MAX_COLUMNS} columns, found ${head.cells.length}. Delete columns that are not needed.`,
    );
  }
  const hasHead = head.cells.every((cell) => readNumber(cell) === undefined);
  const names = head.cells.map((cell, index) =>
    hasHead && cell.trim() !== '' ? cell.trim().slice(0, 60) : `Column ${index + 1}`,
  );
  const mapping = chosen ?? findColumns(names);
  const columns = { names, mapping };
  if (mapping.latitude === undefined || mapping.longitude === undefined) {
    const missing = mapping.latitude === undefined ? 'latitude' : 'longitude';
    const note = `No column for the ${missing} was found. Choose the columns below.`;
    return { fixes: [], hasTimes: false, notes: [note], columns };
  }
  const collector = new FixCollector('Line');
  const data = hasHead ? rows.slice(1) : rows;
  for (const row of data) addRow(collector, row, mapping);
  return { ...collector.finish('row with coordinates'), columns };
}

function addRow(collector: FixCollector, { line, cells }: CsvRow, mapping: CsvMapping): void {
  const most = Math.max(...CSV_FIELDS.flatMap((field) => mapping[field] ?? []));
  if (cells.length <= Math.min(most, 1)) {
    collector.skip(line, `expected ${most + 1} columns, found ${cells.length}`);
    return;
  }
  const fix = readValues((field) => {
    const column = mapping[field];
    return column === undefined ? undefined : cells[column]?.trim();
  });
  const time = mapping.time === undefined ? '' : (cells[mapping.time] ?? '').trim();
  if (time !== '' && parseTime(time) === undefined) {
    collector.skip(
      line,
      `expected a time such as 2026-03-02T10:00:00Z or 1772445600000, found "${time.slice(0, 40)}"`,
    );
    return;
  }
  collector.add(line, fix);
}
