import type { ImportReport } from '../import-report.ts';
import type { GeometryRepair, NoteRepair } from './read-geometry.ts';

const SENTENCES: Readonly<Record<GeometryRepair, string>> = {
  'no-geometry': 'Features without a geometry were left out.',
  'unknown-geometry': 'Geometries of a type that GeoJSON does not have were left out.',
  'bad-position':
    'Positions that are not a longitude and a latitude were removed from their shapes.',
  'unclosed-ring': 'Rings that did not end where they begin were closed.',
  'degenerate-geometry': 'Lines without a length and polygons without an area were left out.',
};

/**
 * Returns a `NoteRepair` that writes into the report. `source` is the file or feature that caused
 * the repair.
 */
export function repairNoter(
  report: ImportReport,
  source: string | undefined,
  example: string,
): NoteRepair {
  return (repair) =>
    report.note({
      action: repair === 'unclosed-ring' ? 'changed' : 'dropped',
      code: repair,
      message: SENTENCES[repair],
      ...(source !== undefined && { source }),
      example,
    });
}
