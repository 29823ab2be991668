import { interiorPoint, type MultiPolygon, pointInPolygon } from '@brand/geo';
import type { DraftBuilding } from '../../../assemble/venue-draft.ts';
import { addressOf } from './address-text.ts';
import { type ImdfContext, noteFeature, toMetres } from './imdf-context.ts';
import { textOf } from './imdf-feature.ts';
import type { AreaGeometry } from './read-geometry.ts';
import type { Level } from './read-levels.ts';

/** The building for levels that belong to no other. */
const IMPLIED = 'building';

/** Returns the buildings that have levels, each with its levels from the lowest up. */
export function planBuildings(
  context: ImdfContext,
  levels: readonly Level[],
  outlines: ReadonlyMap<string, AreaGeometry>,
): DraftBuilding[] {
  const areas = new Map(
    [...outlines].map(([id, area]) => [id, toMetres(context.frame, area)] as const),
  );
  const members = new Map<string, Level[]>();
  for (const level of levels) {
    if (level.isOutdoor) continue;
    for (const owner of ownersOf(context, level, areas)) {
      const floors = members.get(owner);
      if (floors) floors.push(level);
      else members.set(owner, [level]);
    }
  }
  return [...members].map(([key, floors]) => ({
    key,
    ...describe(context, key),
    floors: floors.toSorted((a, b) => a.elevation - b.elevation).map((level) => level.key),
  }));
}

function describe(context: ImdfContext, key: string): Pick<DraftBuilding, 'details' | 'address'> {
  const feature = context.members.find('building', key);
  if (!feature) {
    const venue = context.members.of('venue')[0];
    return venue ? { details: context.labels.details(venue) } : {};
  }
  if (textOf(feature, 'restriction') !== undefined) {
    noteFeature(context, feature, {
      action: 'dropped',
      code: 'building-restriction',
      message:
        'The restriction of a building was left out. Those of its levels and units are kept.',
    });
  }
  const address = addressOf(context, feature);
  return { details: context.labels.details(feature), ...(address !== undefined && { address }) };
}

function ownersOf(
  context: ImdfContext,
  level: Level,
  areas: ReadonlyMap<string, MultiPolygon>,
): string[] {
  const known = level.buildingIds.flatMap(
    (id) => context.members.find('building', id)?.id.toLowerCase() ?? [],
  );
  if (known.length < level.buildingIds.length) {
    noteLevel(context, level, {
      action: known.length > 0 ? 'dropped' : 'guessed',
      code: 'dangling-building',
      message: 'Levels refer to buildings that do not exist.',
    });
  }
  if (known.length > 0) return [...new Set(known)];
  const buildings = context.members.of('building');
  const sole = buildings.length === 1 ? buildings[0]?.id.toLowerCase() : undefined;
  const owner = sole ?? buildingAround(level, areas) ?? IMPLIED;
  noteLevel(context, level, {
    action: 'guessed',
    code: 'level-without-building',
    message:
      owner === IMPLIED
        ? 'Levels without a building were treated as the floors of a building named after the venue.'
        : 'Levels that name no building were assigned to the one that contains them.',
  });
  return [owner];
}

function buildingAround(
  level: Level,
  areas: ReadonlyMap<string, MultiPolygon>,
): string | undefined {
  const points = level.area.flatMap((polygon) => interiorPoint(polygon) ?? []);
  for (const [id, area] of areas) {
    const isAround = points.some((point) => area.some((polygon) => pointInPolygon(point, polygon)));
    if (isAround) return id;
  }
  return undefined;
}

function noteLevel(
  { report }: ImdfContext,
  level: Level,
  note: {
    readonly action: 'guessed' | 'dropped';
    readonly code: string;
    readonly message: string;
  },
): void {
  report.note({ ...note, source: 'level.geojson', example: `level ${level.key}` });
}
