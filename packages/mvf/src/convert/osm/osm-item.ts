import type { OsmRole } from './classify.ts';
import type { FeatureLevels } from './feature-levels.ts';
import type { OsmFeature } from './osm-feature.ts';

/** A feature with its role and levels. */
export type OsmItem = OsmRole & {
  readonly feature: OsmFeature;
  /** Levels of the feature. Empty if untagged. */
  readonly where: FeatureLevels;
};
