import { interiorPoint } from '@brand/geo';
import type { DraftShape } from '../../../assemble/venue-draft.ts';
import type { FloorPlan } from './floor-plan.ts';
import { type ImdfContext, noteFeature, toMetres } from './imdf-context.ts';
import { categoryOf, type ImdfFeature, keyOf, refsOf } from './imdf-feature.ts';
import type { Level } from './read-levels.ts';

/** Imports everything on a level that is neither a unit nor an opening. */
export function importObjects(context: ImdfContext, plan: FloorPlan): DraftShape[] {
  const { members } = context;
  return [
    ...members.of('fixture').flatMap((fixture) => toObject(context, plan, fixture)),
    ...members.of('kiosk').flatMap((kiosk) => toObject(context, plan, kiosk)),
    ...members.of('detail').flatMap((detail) => toLines(context, plan, detail)),
    ...members.of('section').flatMap((section) => toArea(context, plan, section)),
    ...members.of('geofence').flatMap((geofence) => toAreas(context, plan, geofence)),
  ];
}

/** Fixtures that people walk up to: desks, kiosks and baggage carousels. */
const WALK_UP = /(^|\.)(desk|kiosk|baggagecarousel)$/;

const FIXTURE_STYLES: ReadonlyMap<string, string> = new Map([
  ['vegetation', 'Greenery'],
  ['water', 'Water'],
]);

function toObject(context: ImdfContext, plan: FloorPlan, feature: ImdfFeature): DraftShape[] {
  const placed = place(context, plan, feature);
  if (!placed) return [];
  const category = categoryOf(feature);
  const isWalkUp = feature.type === 'kiosk' || WALK_UP.test(category);
  const style = FIXTURE_STYLES.get(category);
  return [
    {
      ...placed,
      kind: category === 'wall' ? 'wall' : 'object',
      traversal: isWalkUp ? 'walk-up' : 'blocked',
      ...(style !== undefined && { style }),
    },
  ];
}

function toLines(context: ImdfContext, plan: FloorPlan, feature: ImdfFeature): DraftShape[] {
  const lines = context.geometry.lines(feature);
  const first = lines[0]?.[0];
  if (!first) return [];
  const level = plan.levelOf(feature, context.frame.toMetres(first));
  if (!level) return [];
  return [
    {
      key: keyOf(feature),
      floor: level.key,
      kind: 'object',
      geometry: { type: 'MultiLineString', coordinates: lines },
      details: context.labels.details(feature),
      style: 'Details',
      traversal: 'ignored',
    },
  ];
}

function toArea(context: ImdfContext, plan: FloorPlan, feature: ImdfFeature): DraftShape[] {
  const placed = place(context, plan, feature);
  return placed ? [{ ...placed, kind: 'area', traversal: 'ignored' }] : [];
}

/**
 * Returns the areas of a geofence on several levels: those it names, or all levels of the buildings
 * it names.
 */
function toAreas(context: ImdfContext, plan: FloorPlan, feature: ImdfFeature): DraftShape[] {
  const levels = levelsOf(plan, feature);
  if (levels.length === 0) {
    noteFeature(context, feature, {
      action: 'dropped',
      code: 'geofence-without-level',
      message: 'Geofences that name no level or building that exists were left out.',
    });
    return [];
  }
  const geometry = context.geometry.area(feature);
  if (!geometry) return [];
  return levels.map((level) => ({
    key: `${keyOf(feature)}-${level.key}`,
    floor: level.key,
    kind: 'area',
    geometry,
    details: context.labels.details(feature),
    traversal: 'ignored',
  }));
}

function levelsOf(plan: FloorPlan, feature: ImdfFeature): Level[] {
  const stated = refsOf(feature, 'level_ids').flatMap((id) => plan.level(id) ?? []);
  if (stated.length > 0) return [...new Set(stated)];
  const buildings = new Set(refsOf(feature, 'building_ids').map((id) => id.toLowerCase()));
  const keys = plan.buildings
    .filter(({ key }) => buildings.has(key))
    .flatMap(({ floors }) => floors);
  return [...new Set(keys)].flatMap((key) => plan.level(key) ?? []);
}

function place(
  context: ImdfContext,
  plan: FloorPlan,
  feature: ImdfFeature,
): Pick<DraftShape, 'key' | 'floor' | 'geometry' | 'details'> | undefined {
  const geometry = context.geometry.area(feature);
  if (!geometry) return undefined;
  const at = interiorPoint(toMetres(context.frame, geometry)[0] ?? []);
  const level = plan.levelOf(feature, at);
  if (!level) return undefined;
  return {
    key: keyOf(feature),
    floor: level.key,
    geometry,
    details: context.labels.details(feature),
  };
}
