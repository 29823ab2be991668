import type { DraftPlace, DraftShape } from '../../assemble/venue-draft.ts';
import type { SpaceIndex } from '../plan/space-index.ts';
import { isPlatform } from './classify.ts';
import { contactDetails } from './contact-details.ts';
import { describeFeature } from './describe-feature.ts';
import type { OsmSpace } from './draft-spaces.ts';
import { hasTag, type OsmFeature, type OsmTags } from './osm-feature.ts';
import { floorKey } from '../plan/floor-key.ts';
import { noteOutdoors, type OsmPlan, shapeKey } from './osm-plan.ts';
import type { OsmItem } from './osm-item.ts';
import { positionsOf } from '../plan/positions-of.ts';
import { genericName, PlaceCategories } from './place-categories.ts';
import { placeKinds } from './place-tags.ts';

export type DraftedPlaces = {
  readonly places: readonly DraftPlace[];
  readonly categories: PlaceCategories;
  /** Points of places without a separate room. */
  readonly shapes: readonly DraftShape[];
};

type Candidate = { tags: OsmTags; readonly feature: OsmFeature; readonly shapes: string[] };

/** Converts rooms, zones and points of public interest to places. */
export function draftPlaces(plan: OsmPlan, index: SpaceIndex<OsmSpace>): DraftedPlaces {
  const byFeature = new Map<string, Candidate>();
  const shapes: DraftShape[] = [];
  for (const item of plan.items) {
    if (item.role !== 'space' && item.role !== 'zone') continue;
    const levels = item.where.levels.length > 0 ? item.where.levels : [plan.defaultLevel];
    const { feature } = item;
    const keys = levels.map((level) => shapeKey(feature.id, level));
    byFeature.set(feature.id, { tags: feature.tags, feature, shapes: keys });
  }
  for (const item of plan.items) {
    if (item.role !== 'poi') continue;
    for (const level of poiLevels(item, plan, index)) {
      const room = roomAt(item, level, plan, index);
      const candidate = room && byFeature.get(room.item.feature.id);
      if (candidate && claimRoom(candidate, item.feature, plan)) continue;
      const shape = poiShape(item.feature, level, plan.language);
      shapes.push(shape);
      const known = byFeature.get(item.feature.id);
      if (known) known.shapes.push(shape.key);
      else
        byFeature.set(item.feature.id, { ...item, tags: item.feature.tags, shapes: [shape.key] });
    }
  }
  const categories = new PlaceCategories();
  const places = [...byFeature.values()].flatMap((candidate) =>
    toPlace(candidate, plan, categories),
  );
  return { places, categories, shapes };
}

function toPlace(
  { tags, feature, shapes }: Candidate,
  plan: OsmPlan,
  categories: PlaceCategories,
): DraftPlace[] {
  const { id } = feature;
  const isHall = tags['indoor'] === 'corridor' || hasTag(tags, 'highway');
  const details = describeFeature(id, tags, plan.language);
  const kinds = placeKinds(tags);
  // Visitors do not search for a corridor by its number.
  if (kinds.length === 0 && isHall && !hasTag(tags, 'name')) return [];
  // A number is more specific than `Office`, but less than `Toilets`.
  const isNumbered = tags['ref'] !== undefined && kinds.every(([key]) => key === 'room');
  const own =
    tags['name'] === undefined && (!isNumbered || isPlatform(tags)) ? genericName(tags) : undefined;
  const name = own ?? details.name;
  if (name === undefined) return [];
  const shortName = details.shortName ?? tags['ref'];
  return [
    {
      key: id,
      details: { ...details, name, ...(shortName && shortName !== name && { shortName }) },
      shapes,
      categories: categories.of(tags),
      ...contactDetails(id, tags, plan.report),
    },
  ];
}

/**
 * Returns the level of a point without one: that of the room around it, the lowest if there are
 * several.
 */
function poiLevels(
  { feature, where }: OsmItem,
  plan: OsmPlan,
  index: SpaceIndex<OsmSpace>,
): readonly number[] {
  if (where.levels.length > 0) return where.levels;
  const at = plan.frame.toMetres(positionsOf(feature.geometry)[0] ?? []);
  const levels = index.at(at).map(({ level }) => level);
  const nearest = levels.toSorted((a, b) => Math.abs(a) - Math.abs(b) || b - a)[0];
  if (nearest === undefined) {
    noteOutdoors(feature, plan.report);
    return [];
  }
  plan.report.note({
    action: 'guessed',
    code: 'level-of-point',
    message: 'Points inside a room that have no level were put on the level nearest to the ground.',
    example: feature.id,
  });
  return [nearest];
}

/** Returns the smallest room around a point. */
function roomAt(
  { feature }: OsmItem,
  level: number,
  plan: OsmPlan,
  index: SpaceIndex<OsmSpace>,
): OsmSpace | undefined {
  const at = plan.frame.toMetres(positionsOf(feature.geometry)[0] ?? []);
  const rooms = index
    .at(at)
    .filter((space) => space.level === level && !space.isOpen && space.item.role === 'space');
  return rooms.reduce<OsmSpace | undefined>(
    (smallest, room) => (smallest && smallest.area <= room.area ? smallest : room),
    undefined,
  );
}

/**
 * Merges the tags of a point into the room around it if both have the same name, or if the room has
 * neither a name nor a use.
 */
function claimRoom(room: Candidate, poi: OsmFeature, { report }: OsmPlan): boolean {
  const isSame = room.tags['name'] !== undefined && room.tags['name'] === poi.tags['name'];
  const isFree = room.tags['name'] === undefined && placeKinds(room.tags).length === 0;
  if (!isSame && !isFree) return false;
  room.tags = { ...poi.tags, ...room.tags };
  report.note({
    action: 'changed',
    code: 'point-became-room',
    message: 'Details of points were applied to the room around them.',
    example: `${poi.id} in ${room.feature.id}`,
  });
  return true;
}

function poiShape(feature: OsmFeature, level: number, language: string | undefined): DraftShape {
  const details = describeFeature(feature.id, feature.tags, language);
  const name = details.name ?? genericName(feature.tags);
  return {
    key: shapeKey(feature.id, level),
    floor: floorKey(level),
    kind: 'poi',
    geometry: feature.geometry,
    details: { ...details, ...(name && { name }) },
    traversal: 'ignored',
  };
}
