import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../shared/repo.ts';

/** A row of a table: cells by the titles of their columns. */
export type FigureRow = Readonly<Record<string, string | number>>;

/** What a program measured, and how to repeat it. */
export type FigureTable = {
  readonly date: string;
  readonly command: string;
  readonly rows: readonly FigureRow[];
};

/** Tables of the last runs. `npm run quality` publishes them. */
export const RECORDED_TABLES: string = join(ROOT, '.cache/figures');

/** Records a table under a name, in place of the last one. */
export function recordTable(name: string, table: Omit<FigureTable, 'date'>): void {
  mkdirSync(RECORDED_TABLES, { recursive: true });
  const dated: FigureTable = { date: new Date().toISOString().slice(0, 10), ...table };
  writeFileSync(join(RECORDED_TABLES, `${name}.json`), JSON.stringify(dated));
}
