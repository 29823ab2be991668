import { MAX_FIXES, RecordingError } from '../recording.ts';

export type CsvRow = {
  /** Line on which the row starts. */
  readonly line: number;
  readonly cells: readonly string[];
};

/** Of a recording that is read, and of what it may have besides: empty and unreadable rows. */
const MAX_ROWS = 10 * MAX_FIXES;
const DELIMITERS = [',', ';', '\t', '|'] as const;

/** Splits CSV (RFC 4180) into rows, with the delimiter that the first line uses most. */
export function splitCsv(text: string): CsvRow[] {
  const delimiter = findDelimiter(text);
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  let rowLine = 1;
  const endRow = (): void => {
    cells.push(cell);
    if (cells.some((each) => each.trim() !== '')) rows.push({ line: rowLine, cells });
    if (rows.length > MAX_ROWS) {
      throw new RecordingError(
        `The recording is too long: expected up to ${MAX_ROWS} rows, found more at line ${rowLine}. Cut the file into parts, or record fewer positions per second.`,
      );
    }
    cells = [];
    cell = '';
  };
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index]!;
    if (character === '\n') line += 1;
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text[index + 1] === '"') {
        cell += '"';
        index += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell === '') isQuoted = true;
    else if (character === delimiter) {
      cells.push(cell);
      cell = '';
    } else if (character === '\n' || character === '\r') {
      if (character === '\r' && text[index + 1] === '\n') {
        index += 1;
        line += 1;
      } else if (character === '\r') line += 1;
      endRow();
      rowLine = line;
    } else cell += character;
  }
  if (cell !== '' || cells.length > 0) endRow();
  return rows;
}

function findDelimiter(text: string): string {
  const [first = ''] = text.split(/[\r\n]/, 1);
  const counts = DELIMITERS.map((each) => first.split(each).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))]!;
}
