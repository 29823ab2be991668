import type { OsmRole } from './classify.ts';
import type { FeatureLevels } from './feature-levels.ts';
import type { OsmFeature } from './osm-feature.ts';

/** A feature, what it is, and where it is. */
export type OsmItem = OsmRole & {
  readonly feature: OsmFeature;
  /** Empty levels mean that the tags say none. */
  readonly where: FeatureLevels;
};
