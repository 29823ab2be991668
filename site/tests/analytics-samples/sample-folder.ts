import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The samples of the pages about analytics and warehouses. */
export const SAMPLES: string = join(import.meta.dirname, '../../../examples/analytics/1.0');

export function readText(path: string): string {
  return readFileSync(join(SAMPLES, path), 'utf8');
}

export type StoredRow = Readonly<Record<string, string | number | boolean | null>>;

/** The rows of the sample file, as a collector wrote them. */
export function readStoredRows(): readonly StoredRow[] {
  return readText('warehouse/events.ndjson')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as StoredRow);
}
