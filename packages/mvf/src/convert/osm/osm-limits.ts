import { MvfError } from '../../mvf-error.ts';
import type { OsmItem } from './osm-item.ts';

/** Limits on the resources that an extract may use. */
export type OsmLimits = {
  /**
   * Maximum number of shapes on all levels together. A feature on 100 levels is 100 shapes.
   * @defaultValue 300_000
   */
  readonly maxOsmShapes: number;
};

/** Default limit, far above what real venues need: a large station has some 10,000 shapes. */
export const OSM_LIMITS: OsmLimits = { maxOsmShapes: 300_000 };

/** Throws `mvf/limit-exceeded` if the items make too many shapes. */
export function checkShapeCount(items: readonly OsmItem[], limits: Partial<OsmLimits>): void {
  const max = limits.maxOsmShapes ?? OSM_LIMITS.maxOsmShapes;
  const found = items.reduce((sum, { where }) => sum + Math.max(1, where.levels.length), 0);
  // Negated, so that NaN is rejected.
  if (!(found <= max)) {
    throw new MvfError(
      'mvf/limit-exceeded',
      `OSM data: expected at most ${max} shapes (limits.maxOsmShapes), found ${found}. Export a smaller area, or raise limits.maxOsmShapes if you trust the source.`,
      { limit: 'maxOsmShapes' },
    );
  }
}
