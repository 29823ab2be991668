import type { FloorFacades } from '../../../v3/extensions/facade/types.gen.ts';
import type { ImportReport } from '../../import-report.ts';
import { idOf, type JsonObject, asRecords, referencesOf } from '../untrusted-json.ts';
import type { StackTable } from './upgrade-floor-stacks.ts';
import type { ShapeTable } from './upgrade-shapes.ts';

/** Returns facades by the floor of their shapes. */
export function upgradeFacades(
  source: JsonObject,
  shapes: ShapeTable,
  stacks: StackTable,
  report: ImportReport,
): Map<string, FloorFacades> {
  const floors = new Map<string, FloorFacades>();
  for (const raw of asRecords(source['facades'])) {
    const floorStackId = stacks.ids.get(idOf(raw['floorStack']) ?? idOf(raw['floorStackId']) ?? '');
    const references = referencesOf(raw['spaces'], 'id');
    const found = references.flatMap(({ id, map }) => shapes.index.find(id, map) ?? []);
    if (floorStackId === undefined || found.length < references.length) {
      report.note({
        action: 'dropped',
        code: 'dangling-facade',
        message: 'References of facades to buildings or shapes that do not exist were left out.',
        source: 'facade.json',
      });
    }
    if (floorStackId === undefined) continue;
    for (const [floorId, group] of Map.groupBy(found, (shape) => shape.floorId)) {
      const geometryIds = [...new Set(group.map(({ geometryId }) => geometryId))];
      const list = floors.get(floorId);
      if (list) list.push({ floorStackId, geometryIds });
      else floors.set(floorId, [{ floorStackId, geometryIds }]);
    }
  }
  return floors;
}
