import type { Position } from '../../geojson/types.gen.ts';
import type { OsmItem } from './osm-item.ts';
import { positionsOf } from '../plan/positions-of.ts';

/** Returns the levels of the features that have a corner at a position. */
export type VertexLevels = (position: Position) => readonly number[];

/** Collects the levels of all corners of features that are on one level. */
export function vertexLevels(items: readonly OsmItem[]): VertexLevels {
  const found = new Map<string, Set<number>>();
  for (const { role, feature, where } of items) {
    const [level] = where.levels;
    if (level === undefined || where.levels.length > 1 || role === 'connector') continue;
    for (const position of positionsOf(feature.geometry)) {
      const key = position.join();
      const levels = found.get(key);
      if (levels) levels.add(level);
      else found.set(key, new Set([level]));
    }
  }
  return (position) => [...(found.get(position.join()) ?? [])].toSorted((a, b) => a - b);
}
