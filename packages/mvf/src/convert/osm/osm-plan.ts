import { bboxOfPositions, localFrame, type LocalFrame } from '@brand/geo';
import { positionsOf } from '../plan/positions-of.ts';
import type { ImportReport } from '../import-report.ts';
import { addLandings } from './add-landings.ts';
import { classify, type OsmRole } from './classify.ts';
import { type FeatureLevels, LevelReader } from './feature-levels.ts';
import type { OsmFeature } from './osm-feature.ts';
import type { OsmItem } from './osm-item.ts';

/** The classified features of a venue. */
export type OsmPlan = {
  readonly items: readonly OsmItem[];
  readonly frame: LocalFrame;
  readonly report: ImportReport;
  /** Preferred language of texts. */
  readonly language: string | undefined;
  /** Level to use for indoor features that have none. */
  readonly defaultLevel: number;
};

/** Classifies the features. Outdoor features without a level are dropped and counted. */
export function planOsm(
  features: readonly OsmFeature[],
  report: ImportReport,
  language?: string,
): OsmPlan {
  const reader = new LevelReader(features, report);
  const items: OsmItem[] = [];
  for (const feature of features) {
    const role = classify(feature);
    const isInside = isIndoor(feature);
    const where = isInside ? reader.read(feature) : NOWHERE;
    if (role.role === 'other' && isInside) noteUnknown(feature, report);
    else if (isInside || KEPT_OUTDOORS.has(role.role)) items.push({ ...role, feature, where });
    else noteOutdoors(feature, report);
  }
  const [west, south, east, north] = bboxOfPositions(
    items.flatMap(({ feature }) => positionsOf(feature.geometry)),
  );
  const frame = localFrame([(west + east) / 2, (south + north) / 2]);
  return {
    items: addLandings(items, frame, report),
    frame,
    report,
    language,
    defaultLevel: defaultLevel(items),
  };
}

const NOWHERE: FeatureLevels = { levels: [], span: [], repeats: [] };
const INDOOR_KEYS = ['indoor', 'level', 'repeat_on', 'room', 'level:ref', 'indoor:level'] as const;
// Doors, lifts and shops are assigned to rooms by their position, and outlines are always needed.
const KEPT_OUTDOORS: ReadonlySet<OsmRole['role']> = new Set([
  'door',
  'connector',
  'poi',
  'building',
]);

/** Whether the tags place the feature on a level or inside a building. */
export function isIndoor({ tags }: OsmFeature): boolean {
  return INDOOR_KEYS.some((key) => tags[key] !== undefined);
}

/** Returns the key of a feature's shape on a level. */
export function shapeKey(id: string, level: number): string {
  return `${id} ${level < 0 ? 'b' : 'l'}${Math.abs(level)}`;
}

/** Returns the levels of an item, or the default level for an indoor feature without one. */
export function levelsOf(item: OsmItem, plan: OsmPlan): readonly number[] {
  if (item.where.levels.length > 0) return item.where.levels;
  plan.report.note({
    action: 'guessed',
    code: 'missing-level',
    message: `Indoor features without a level were put on level ${plan.defaultLevel}.`,
    example: item.feature.id,
  });
  return [plan.defaultLevel];
}

function defaultLevel(items: readonly OsmItem[]): number {
  const levels = items
    .filter(({ role }) => role === 'space' || role === 'level')
    .flatMap(({ where }) => where.levels);
  return levels.includes(0) || levels.length === 0 ? 0 : levels.reduce((a, b) => Math.min(a, b));
}

function noteUnknown({ id }: OsmFeature, report: ImportReport): void {
  report.note({
    action: 'dropped',
    code: 'unknown-feature',
    message: 'Features on a level that are not a room, an obstacle or a place were left out.',
    example: id,
  });
}

/** Reports a feature that is not part of the venue. */
export function noteOutdoors({ id }: OsmFeature, report: ImportReport): void {
  report.note({
    action: 'dropped',
    code: 'outdoor-feature',
    message: 'Features with neither a level nor an indoor tag were left out.',
    example: id,
  });
}
