import type {
  AnnotationSymbols,
  FloorAnnotations,
} from '../../../v3/extensions/annotations/types.gen.ts';
import type { ImportReport } from '../../import-report.ts';
import { IdMaker } from '../id-maker.ts';
import { defined, idOf, type JsonObject, asRecord, asRecords, textOf } from '../untrusted-json.ts';
import type { ShapeTable } from './upgrade-shapes.ts';

/** Returns the annotations by floor id, and the symbols that they use. */
export function upgradeAnnotations(
  source: JsonObject,
  shapes: ShapeTable,
  report: ImportReport,
): { floors: Map<string, FloorAnnotations>; symbols: AnnotationSymbols } {
  const symbols = symbolsOf(source['annotationSymbols']);
  const maker = new IdMaker('a');
  const floors = new Map<string, FloorAnnotations>();
  for (const [floorId, { sourceId }] of shapes.floors) {
    const files = asRecord(source['annotations']);
    const raws = Object.hasOwn(files, sourceId) ? asRecords(files[sourceId]) : [];
    const annotations = raws.flatMap((raw) => {
      const shape = shapes.index.find(idOf(raw['anchor']) ?? idOf(raw['space']), sourceId);
      const symbolKey = textOf(raw['symbolKey']);
      if (shape?.floorId !== floorId || symbolKey === undefined || !symbols.has(symbolKey)) {
        report.note({
          action: 'dropped',
          code: 'bad-annotation',
          message: 'Annotations without a known symbol or a shape on their floor were left out.',
          source: `annotation/${sourceId}.json`,
        });
        return [];
      }
      const { geometryId } = shape;
      const id = maker.make(idOf(raw['id']) ?? 'annotation');
      return [defined({ id, geometryId, symbolKey, externalId: textOf(raw['externalId']) })];
    });
    if (annotations.length > 0) floors.set(floorId, annotations);
  }
  return { floors, symbols: Object.fromEntries(symbols) };
}

function symbolsOf(value: unknown): Map<string, AnnotationSymbols[string]> {
  return new Map(
    Object.entries(asRecord(value)).flatMap(([key, entry]) => {
      const url = textOf(asRecord(entry)['url']);
      const name = textOf(asRecord(entry)['name']) ?? key;
      return url === undefined ? [] : [[key, { name, url }]];
    }),
  );
}
