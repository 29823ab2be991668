import type { Mvf2Document, Mvf3Document } from '../../bundle/document.ts';
import { contentsTree } from '../../bundle/list-contents.ts';
import { V2_FILES } from '../../v2/files.ts';
import type { Converted } from '../../convert-report.ts';
import { ImportReport } from '../import-report.ts';
import { copyUnknownFiles } from '../upgrade/copy-unknown-files.ts';
import { documentPaths } from '../upgrade/document-paths.ts';
import { defined, filled, filledRecord } from '../upgrade/untrusted-json.ts';
import { ShapeTable } from './to-2/shape-table.ts';
import { writeDecor } from './to-2/write-decor.ts';
import { newFloorIds, writeFloors, writeFloorStacks, writeManifest } from './to-2/write-floors.ts';
import { newNodeIds, writeConnections, writeNodes } from './to-2/write-paths.ts';
import { writePlaces } from './to-2/write-places.ts';
import { writeShapes } from './to-2/write-shapes.ts';
import { writeStyles } from './to-2/write-styles.ts';

/**
 * Converts version 3 to version 2, for readers that support no other version. The report lists all
 * losses.
 *
 * @example
 * const { document } = await importVenue(bytes);
 * const old = downgradeTo2(document);
 * const lost = old.report.filter(({ action }) => action === 'dropped');
 */
export function downgradeTo2(document: Mvf3Document): Converted<Mvf2Document> {
  const report = new ImportReport();
  const floorIds = newFloorIds(document);
  const nodeIds = newNodeIds(document, floorIds);
  const shapes = new ShapeTable(document, floorIds, nodeIds, report);
  const stacks = writeFloorStacks(document, floorIds, report);
  const manifest = writeManifest(document);
  const properties = manifest.features[0]!.properties;
  const parts = { floorIds, nodeIds, shapes, report };
  const nodes = writeNodes(document, parts);
  const isTraversable = document.walkable !== undefined || document.nonwalkable !== undefined;
  report.note({
    action: 'changed',
    code: 'ids',
    message: 'Ids got the prefixes of version 2: `m_`, `s_`, `o_`, `e_` and `ar_` are new.',
  });
  const result: Mvf2Document = defined({
    version: 2 as const,
    manifest,
    floors: {
      type: 'FeatureCollection' as const,
      features: writeFloors(document, floorIds, report),
    },
    floorStacks: filled(stacks.stacks),
    ...writeShapes(shapes.entries, isTraversable),
    nodes: nodes.length > 0 ? { type: 'FeatureCollection' as const, features: nodes } : undefined,
    connections: filled(writeConnections(document, parts)),
    styles: filledRecord(writeStyles(document, shapes)),
    ...writePlaces(document, { shapes, name: properties.name, report }),
    ...writeDecor(document, { floorIds, stackIds: stacks.ids, shapes }),
    extras: copyUnknownFiles(document.extras, V2_FILES, report),
  });
  properties.folder_struct = contentsTree(documentPaths(result, V2_FILES));
  return { document: result, report: report.entries };
}
