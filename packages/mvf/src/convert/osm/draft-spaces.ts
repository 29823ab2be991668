import type { DraftShape } from '../../assemble/venue-draft.ts';
import { planSpace, type PlanSpace } from '../plan/plan-space.ts';
import { isPolygon } from '../plan/positions-of.ts';
import { accessOf, describeFeature } from './describe-feature.ts';
import { floorKey } from '../plan/floor-key.ts';
import { levelsOf, type OsmPlan, shapeKey } from './osm-plan.ts';
import { hasTag, type OsmFeature } from './osm-feature.ts';
import type { OsmItem } from './osm-item.ts';

/** A walkable shape with its item. */
export type OsmSpace = PlanSpace & { readonly item: OsmItem; readonly level: number };

export type DraftedSpaces = {
  readonly shapes: readonly DraftShape[];
  readonly spaces: readonly OsmSpace[];
};

/** Creates shapes from rooms, halls and connectors that have an outline, one for each level. */
export function draftSpaces(plan: OsmPlan): DraftedSpaces {
  const shapes: DraftShape[] = [];
  const spaces: OsmSpace[] = [];
  for (const item of plan.items) {
    const { feature } = item;
    const { geometry } = feature;
    const isOpen =
      item.role === 'space' ? item.space !== 'room' : feature.tags['indoor'] === 'area';
    if ((item.role !== 'space' && item.role !== 'connector') || !isPolygon(geometry)) continue;
    const levels = item.role === 'space' ? levelsOf(item, plan) : item.where.levels;
    for (const level of levels) {
      const key = shapeKey(feature.id, level);
      const floor = floorKey(level);
      shapes.push({
        key,
        floor,
        kind: isOpen ? 'hallway' : 'room',
        geometry,
        details: describeFeature(feature.id, feature.tags, plan.language),
        traversal: 'walkable',
        ...(isToilet(feature) && { style: 'Bathrooms' }),
        ...accessOf(feature.tags),
      });
      spaces.push({ ...planSpace({ key, floor, isOpen }, geometry, plan.frame), item, level });
    }
  }
  return { shapes, spaces };
}

/**
 * Whether a space has walls: `indoor=room` has them, `indoor=area` and `corridor` do not, and a
 * shop that is only an area may be a stand in a hall.
 */
export function hasWalls({ isOpen, item: { feature, role } }: OsmSpace): boolean {
  const { tags } = feature;
  if (isOpen || tags['wall'] === 'no') return false;
  const isLift = role === 'connector' && tags['highway'] === 'elevator';
  return tags['indoor'] === 'room' || hasTag(tags, 'room') || isLift;
}

function isToilet({ tags }: OsmFeature): boolean {
  return (
    tags['amenity'] === 'toilets' || /^(toilets?|restroom|bathroom|wc)$/.test(tags['room'] ?? '')
  );
}
