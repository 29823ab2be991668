import { interiorPoint, type MultiPolygon } from '@brand/geo';
import type { DraftBuilding } from '../../assemble/venue-draft.ts';
import { planSpace, type PlanSpace } from '../plan/plan-space.ts';
import { createSpaceIndex } from '../plan/space-index.ts';
import { addressOf, describeFeature } from './describe-feature.ts';
import { type OsmSpace } from './draft-spaces.ts';
import { isPolygon } from '../plan/positions-of.ts';
import { hasTag, type OsmFeature } from './osm-feature.ts';
import { floorKey } from '../plan/floor-key.ts';
import { type OsmPlan } from './osm-plan.ts';

/** A building that contains rooms. */
export type OsmBuilding = {
  /** The mapped building, or `undefined` for a venue whose buildings are not mapped. */
  readonly feature: OsmFeature | undefined;
  /** Outline of the building, in metres. */
  readonly outline: MultiPolygon;
  readonly levels: ReadonlySet<number>;
};

type Outline = PlanSpace & { readonly feature: OsmFeature };

/**
 * Finds the buildings that contain rooms, the one with most rooms first. Rooms outside all
 * outlines, and levels without rooms, belong to the first.
 */
export function findBuildings(
  plan: OsmPlan,
  spaces: readonly OsmSpace[],
  levels: readonly number[],
): OsmBuilding[] {
  const outlines = readOutlines(plan);
  const index = createSpaceIndex(outlines);
  const levelsOf = new Map<Outline, { readonly levels: Set<number>; count: number }>();
  for (const { level, polygons } of spaces) {
    const at = polygons[0] && interiorPoint(polygons[0]);
    // A kiosk may be mapped as a building in a building. Its rooms are in the larger one.
    const home = at && largest(index.at(at));
    if (!home) continue;
    const entry = levelsOf.get(home) ?? { levels: new Set<number>(), count: 0 };
    levelsOf.set(home, entry);
    entry.levels.add(level);
    entry.count += 1;
  }
  noteEmpty(outlines, levelsOf, plan);
  const used = [...levelsOf].toSorted(([, p], [, q]) => q.count - p.count);
  const housed = new Set(used.flatMap(([, entry]) => [...entry.levels]));
  const homeless = levels.filter((level) => !housed.has(level));
  const buildings = used.map(([{ feature, polygons }, entry], position): OsmBuilding => {
    const own = position === 0 ? [...entry.levels, ...homeless] : [...entry.levels];
    return { feature, outline: polygons, levels: new Set(own) };
  });
  if (buildings.length > 0) return buildings;
  plan.report.note({
    action: 'guessed',
    code: 'no-building',
    message: 'No building outline surrounds the rooms, so all levels were put into one building.',
  });
  return [{ feature: undefined, outline: [], levels: new Set(levels) }];
}

function largest(outlines: readonly Outline[]): Outline | undefined {
  return outlines.reduce<Outline | undefined>(
    (best, outline) => (best && best.area >= outline.area ? best : outline),
    undefined,
  );
}

function readOutlines(plan: OsmPlan): Outline[] {
  return plan.items.flatMap(({ role, feature }) => {
    const { geometry, id, tags } = feature;
    if (role !== 'building') return [];
    if (!isPolygon(geometry) || !hasTag(tags, 'building')) {
      notePart(feature, plan);
      return [];
    }
    const outline = planSpace({ key: id, floor: '', isOpen: false }, geometry, plan.frame);
    return [{ ...outline, feature }];
  });
}

function notePart({ id }: OsmFeature, { report }: OsmPlan): void {
  report.note({
    action: 'dropped',
    code: 'building-part',
    message: 'Parts of buildings were left out: footprints follow the buildings and their rooms.',
    example: id,
  });
}

function noteEmpty(
  outlines: readonly Outline[],
  used: ReadonlyMap<Outline, unknown>,
  { report }: OsmPlan,
): void {
  for (const outline of outlines) {
    if (used.has(outline)) continue;
    report.note({
      action: 'dropped',
      code: 'building-without-rooms',
      message: 'Buildings without mapped indoor features were left out.',
      example: outline.feature.id,
    });
  }
}

/** Returns the building in the draft. */
export function draftBuilding(
  { feature, levels }: OsmBuilding,
  language: string | undefined,
): DraftBuilding {
  const sorted = [...levels].toSorted((a, b) => a - b);
  const ground = sorted.find((level) => level >= 0) ?? sorted.at(-1);
  const address = feature && addressOf(feature.tags);
  return {
    key: feature?.id ?? 'building',
    floors: sorted.map(floorKey),
    ...(ground !== undefined && { defaultFloor: floorKey(ground) }),
    ...(feature && { details: describeFeature(feature.id, feature.tags, language) }),
    ...(address && { address }),
  };
}
