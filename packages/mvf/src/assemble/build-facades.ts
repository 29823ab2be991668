import type { Facade } from '../v3/extensions/facade/types.gen.ts';
import type { BuildingPart } from './build-floor-stacks.ts';
import type { VenueParts } from './venue-parts.ts';

/** Returns the facades on each floor, by floor id. */
export function buildFacades(
  parts: VenueParts,
  buildings: readonly BuildingPart[],
): Record<string, Facade[]> {
  const facades: Record<string, Facade[]> = {};
  for (const { building, shapes } of parts.draft.facades ?? []) {
    const stack = buildings.find(({ draft }) => draft.key === building)?.stack;
    if (!stack) {
      parts.report.note('unknown-building', building);
      continue;
    }
    const found = [...new Set(shapes)].flatMap((key) => parts.findShape(key, building) ?? []);
    for (const [floorId, onFloor] of Map.groupBy(found, ({ floor }) => floor.id)) {
      facades[floorId] ??= [];
      facades[floorId].push({
        floorStackId: stack.id,
        geometryIds: onFloor.map(({ id }) => id),
      });
    }
  }
  return facades;
}
