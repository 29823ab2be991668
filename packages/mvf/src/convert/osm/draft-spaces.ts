import type { DraftShape } from '../../assemble/venue-draft.ts';
import type { MultiPolygonGeometry, PolygonGeometry } from '../../geojson/types.gen.ts';
import { planSpace, type PlanSpace } from '../geojson/plan-space.ts';
import type { SoundGeometry } from '../geojson/read-geometry.ts';
import { accessOf, describeFeature } from './describe-feature.ts';
import { floorKey, levelsOf, type OsmItem, type OsmPlan, shapeKey } from './osm-plan.ts';

/** A walkable shape, and the item that it is of. */
export type OsmSpace = PlanSpace & { readonly item: OsmItem; readonly level: number };

export type DraftedSpaces = {
  readonly shapes: readonly DraftShape[];
  readonly spaces: readonly OsmSpace[];
};

/** Makes shapes of rooms, halls and connectors that have an outline, one for each level. */
export function draftSpaces(plan: OsmPlan, language: string | undefined): DraftedSpaces {
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
        details: describeFeature(feature.id, feature.tags, language),
        traversal: 'walkable',
        ...accessOf(feature.tags),
      });
      spaces.push({ ...planSpace({ key, floor, isOpen }, geometry, plan.frame), item, level });
    }
  }
  return { shapes, spaces };
}

export function isPolygon(
  geometry: SoundGeometry,
): geometry is PolygonGeometry | MultiPolygonGeometry {
  return geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';
}
