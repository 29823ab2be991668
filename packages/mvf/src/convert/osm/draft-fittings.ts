import type { DraftShape } from '../../assemble/venue-draft.ts';
import type { Style } from '../../v3/extensions/default-style/types.gen.ts';
import { describeFeature } from './describe-feature.ts';
import { isPolygon } from '../plan/positions-of.ts';
import { floorKey } from '../plan/floor-key.ts';
import { levelsOf, type OsmPlan, shapeKey } from './osm-plan.ts';
import type { OsmItem } from './osm-item.ts';

/** Styles in addition to the default styles. */
export const OSM_STYLES: Readonly<Record<string, Omit<Style, 'geometryAnchors'>>> = {
  TactilePaving: { color: '#E3C567', opacity: 1, height: 0.02, altitude: 0.1, buffer: 0.15 },
};

/**
 * Creates shapes from the contents of rooms and the boundaries between them: walls, windows,
 * columns, furniture.
 */
export function draftFittings(plan: OsmPlan): DraftShape[] {
  const shapes: DraftShape[] = [];
  for (const item of plan.items) {
    const look = lookOf(item);
    if (!look) continue;
    if (item.role === 'wall' && item.feature.geometry.type === 'Point') continue;
    for (const level of levelsOf(item, plan)) {
      shapes.push({
        key: shapeKey(item.feature.id, level),
        floor: floorKey(level),
        geometry: item.feature.geometry,
        // Furniture without a name stays unnamed, because a map full of "Waste basket" has no
        // value.
        details: describeFeature(item.feature.id, item.feature.tags, plan.language),
        ...look,
      });
    }
  }
  return shapes;
}

type Look = Pick<DraftShape, 'kind' | 'traversal' | 'style'>;

function lookOf(item: OsmItem): Look | undefined {
  const isSolid = isPolygon(item.feature.geometry);
  switch (item.role) {
    case 'wall':
    case 'window':
      return { kind: item.role, traversal: 'blocked' };
    case 'object':
      return { kind: 'object', traversal: isSolid ? 'blocked' : 'ignored' };
    case 'void':
      return isSolid ? { kind: 'void', traversal: 'blocked' } : undefined;
    case 'zone':
      return { kind: 'area', traversal: 'ignored', ...(isSolid && { style: 'Areas' }) };
    case 'tactile':
      return { kind: 'area', traversal: 'ignored', style: 'TactilePaving' };
    default:
      return undefined;
  }
}
