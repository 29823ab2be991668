import type { Mvf1Document, Mvf2Document, Mvf3Document } from '../../bundle/document.ts';
import { V1_FILES } from '../../v1/files.ts';
import type { Converted } from '../../convert-report.ts';
import { ImportReport } from '../import-report.ts';
import { copyUnknownFiles } from '../upgrade/copy-unknown-files.ts';
import { defined } from '../upgrade/untrusted-json.ts';
import { downgradeTo2 } from './downgrade-to-2.ts';
import { HexIds } from './to-1/hex-ids.ts';
import { noteLosses } from './to-1/note-losses.ts';
import { writeLevelNodes } from './to-1/write-level-nodes.ts';
import { writeLevelPlaces } from './to-1/write-level-places.ts';
import { writeLevelShapes } from './to-1/write-level-shapes.ts';
import { writeLevels } from './to-1/write-levels.ts';
import { writeStops } from './to-1/write-stops.ts';

/**
 * Converts version 3 to version 1, for readers that support no other version. Shapes, routes,
 * locations and categories stay; the report lists all losses.
 *
 * @example
 * const { document } = await importVenue(bytes);
 * const old = downgradeTo1(document);
 * const zip = writeBundle(old.document);
 */
export function downgradeTo1(document: Mvf3Document): Converted<Mvf1Document> {
  const second = downgradeTo2(document);
  const first = downgrade2To1(second.document);
  // Changes that only the step through version 2 makes are not reported.
  const lasting = second.report.filter(({ action }) => action === 'dropped');
  return { document: first.document, report: [...lasting, ...first.report] };
}

/** The second step: converts the result of `downgradeTo2`. */
function downgrade2To1(document: Mvf2Document): Converted<Mvf1Document> {
  const report = new ImportReport();
  const hex = new HexIds();
  report.note({
    action: 'changed',
    code: 'ids',
    message: 'Ids became 24 hexadecimal digits, computed from the ids of the source.',
  });
  const result: Mvf1Document = defined({
    version: 1 as const,
    ...writeLevels(document, hex, report),
    ...writeLevelPlaces(document, hex),
    ...writeLevelShapes(document, hex, report),
    nodes: writeLevelNodes(document, hex, report),
    connections: writeStops(document, hex),
    extras: copyUnknownFiles(document.extras, V1_FILES, report),
  });
  noteLosses(document, report);
  return { document: result, report: report.entries };
}
