import { type FigureRow, recordTable } from '../tools/src/figures/record-table.ts';
import { isSmoke } from './smoke.ts';

/** Records a table under the name of its bench, unless this is a smoke run. */
export function recordFigures(bench: string, rows: readonly FigureRow[]): void {
  if (!isSmoke) recordTable(bench, { command: `npm run bench ${bench}`, rows });
}

/** Prints a table, and records it. */
export function printTable(bench: string, rows: readonly FigureRow[]): void {
  console.table(rows);
  recordFigures(bench, rows);
}
