import {
  bboxOfPositions,
  isPolygonInside,
  localFrame,
  type LocalFrame,
  type MultiPolygon,
} from '@brand/geo';
import type { MvfLimits } from '../../archive/limits.ts';
import { findOutliers } from '../../assemble/find-outliers.ts';
import type { DraftFloor, VenueDraft } from '../../assemble/venue-draft.ts';
import type { ImportReport } from '../import-report.ts';
import { combinePolygons } from '../plan/combine-polygons.ts';
import { draftImpliedWalls } from '../plan/draft-implied-walls.ts';
import type { GeoJsonVenue, PropertyNames } from './geojson-venue.ts';
import { addDoors } from './level-doors.ts';
import { draftLevel, type LevelContext, type LevelDraft } from './level-draft.ts';
import { draftLinks } from './level-links.ts';
import { draftLevelPlaces } from './level-places.ts';
import { addOpenFloor } from './open-floor.ts';
import { placeLevels } from './place-levels.ts';
import { type PlanSpace, toGeometry, toMetres } from '../plan/plan-space.ts';
import { isPolygon, positionsOf } from '../plan/positions-of.ts';
import { type LevelFeature, parseLevelData, readLevel, throwNothingUsable } from './read-level.ts';
import { PropertyReader } from './read-property.ts';
import { StylePool } from './style-pool.ts';

export type DraftGeoJsonOptions = {
  readonly name?: string;
  readonly time?: string;
  readonly properties?: PropertyNames;
  readonly limits?: Partial<MvfLimits>;
};

// Smaller overhangs are drawing inaccuracy.
const TOLERANCE = 0.3;

/** Drafts a venue from its levels. Throws `mvf/nothing-to-import` for an empty one. */
export function draftGeoJson(
  venue: GeoJsonVenue,
  report: ImportReport,
  options: DraftGeoJsonOptions,
): VenueDraft {
  const levels = placeLevels(venue.levels, report);
  const properties = new PropertyReader(options.properties);
  const collections = venue.levels.map(({ data }, index) =>
    parseLevelData(data, levels[index]!.source, options.limits),
  );
  const features = collections.map((collection, index) =>
    readLevel(collection, { report, properties, source: levels[index]!.source }),
  );
  const frame = frameOf(features) ?? throwNothingUsable(collections);
  const context: LevelContext = { frame, report, properties, styles: new StylePool() };
  const shared = readOutline(venue.outline, context, options.limits);
  const drafts = levels.map((level, index) => {
    const draft = draftLevel(level, features[index]!, context);
    if (draft.outline.length === 0) draft.outline.push(...shared);
    addOpenFloor(draft, context);
    addDoors(draft, context);
    draft.shapes.push(...draftImpliedWalls(draft, context));
    return draft;
  });
  const spaces = drafts.flatMap((draft) => draft.spaces);
  const outliers = new Set(
    findOutliers(spaces.map(({ bbox }) => bbox)).map(({ index }) => spaces[index]!),
  );
  const links = draftLinks(drafts, venue.links ?? [], context);
  const { places, categories } = draftLevelPlaces(drafts, context);
  return {
    name: options.name ?? venue.name ?? noteName(report),
    time: options.time ?? new Date().toISOString(),
    buildings: [draftStack(drafts)],
    floors: drafts.map((draft) => draftFloor(draft, outliers, context)),
    shapes: [...drafts.flatMap(({ shapes }) => shapes), ...links.shapes],
    doors: drafts.flatMap(({ doors }) => doors),
    connections: links.connections,
    categories,
    places,
    styles: context.styles.styles,
  };
}

function frameOf(features: readonly (readonly LevelFeature[])[]): LocalFrame | undefined {
  const [west, south, east, north] = bboxOfPositions(
    features.flat().flatMap(({ geometry }) => positionsOf(geometry)),
  );
  if (!(west <= east)) return undefined;
  return localFrame([(west + east) / 2, (south + north) / 2]);
}

function readOutline(
  outline: unknown,
  context: LevelContext,
  limits: Partial<MvfLimits> | undefined,
): MultiPolygon {
  if (outline === undefined) return [];
  const collection = parseLevelData(outline, 'outline', limits);
  return readLevel(collection, { ...context, source: 'outline' }).flatMap(({ geometry }) =>
    isPolygon(geometry) ? toMetres(geometry, context.frame) : [],
  );
}

function draftStack(drafts: readonly LevelDraft[]): VenueDraft['buildings'][number] {
  const sorted = drafts.map(({ level }) => level).toSorted((p, q) => p.elevation - q.elevation);
  const ground = sorted.find(({ elevation }) => elevation >= 0) ?? sorted.at(-1);
  return {
    key: 'building',
    floors: sorted.map(({ key }) => key),
    ...(ground && { defaultFloor: ground.key }),
  };
}

function draftFloor(
  { level, outline, spaces }: LevelDraft,
  outliers: ReadonlySet<PlanSpace>,
  { frame }: LevelContext,
): DraftFloor {
  const shapes = spaces.filter((space) => !outliers.has(space)).flatMap(({ polygons }) => polygons);
  const isSound = outline.length === 1 && isPolygonInside(shapes, outline, TOLERANCE);
  const footprint = isSound
    ? outline
    : outline.length > 0
      ? combinePolygons({ add: [...outline, ...shapes], minArea: 1 })
      : undefined;
  return {
    key: level.key,
    elevation: level.elevation,
    details: { name: level.name, shortName: level.shortName },
    ...(footprint && footprint.length > 0 && { footprint: toGeometry(footprint, frame) }),
  };
}

function noteName(report: ImportReport): string {
  report.note({
    action: 'guessed',
    code: 'missing-name',
    message: 'The source has no name, so the venue was named "Venue".',
  });
  return 'Venue';
}
