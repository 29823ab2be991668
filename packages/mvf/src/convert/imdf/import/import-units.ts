import type { DraftAccess, DraftShape } from '../../../assemble/venue-draft.ts';
import { interiorPoint } from '@brand/geo';
import type { FloorPlan } from './floor-plan.ts';
import { type ImdfContext, noteFeature, toMetres } from './imdf-context.ts';
import { categoryOf, type ImdfFeature, keyOf, textOf, textsOf } from './imdf-feature.ts';
import type { Level } from './read-levels.ts';
import { type Unit, UnitIndex } from './unit-index.ts';
import { isWalkable, unitRule, type UnitRule } from './unit-rule.ts';

/** Imports the units as shapes, with an index to find them. */
export function importUnits(
  context: ImdfContext,
  plan: FloorPlan,
): { readonly shapes: DraftShape[]; readonly units: UnitIndex } {
  const shapes: DraftShape[] = [];
  const units: Unit[] = [];
  for (const feature of context.members.of('unit')) {
    const geometry = context.geometry.area(feature);
    if (!geometry) continue;
    const area = toMetres(context.frame, geometry);
    const level = plan.levelOf(feature, interiorPoint(area[0] ?? []));
    if (!level) continue;
    const category = readCategory(context, feature);
    const rule = unitRule(category);
    const access = accessOf(feature, rule, level);
    const details = context.labels.details(feature);
    const style = isWalkable(rule) && access.public === false ? closedStyle(rule) : rule.style;
    shapes.push({
      key: keyOf(feature),
      floor: level.key,
      kind: rule.kind,
      geometry,
      details,
      ...(style !== undefined && { style }),
      ...(rule.traversal && { traversal: rule.traversal }),
      ...(Object.keys(access).length > 0 && { access }),
    });
    const id = feature.id.toLowerCase();
    units.push({ id, key: keyOf(feature), level, category, rule, area, name: details.name });
  }
  return { shapes, units: new UnitIndex(units) };
}

function closedStyle({ kind }: UnitRule): string {
  return kind === 'hallway' ? 'InaccessibleHallways' : 'InaccessibleRooms';
}

function readCategory(context: ImdfContext, feature: ImdfFeature): string {
  const category = categoryOf(feature);
  if (!category) {
    noteFeature(context, feature, {
      action: 'guessed',
      code: 'missing-category',
      message: 'Units without a category were treated as rooms.',
    });
  }
  return category || 'room';
}

/** Returns the access to a unit. Its category, the unit itself and its level can each close it. */
function accessOf(feature: ImdfFeature, rule: UnitRule, level: Level): DraftAccess {
  const isClosed = textOf(feature, 'restriction') !== undefined || level.isRestricted;
  return {
    ...rule.access,
    ...(isClosed && isWalkable(rule) && { public: false }),
    ...(isWheelchairFit(feature) && rule.access?.accessible === false && { accessible: true }),
  };
}

/** Whether a feature is stated to be wheelchair accessible. No statement means unknown. */
export function isWheelchairFit(feature: ImdfFeature): boolean {
  return textsOf(feature, 'accessibility').includes('wheelchair');
}
