import type { Annotations } from '@brand/web-sdk/annotations';
import type { BlueDot, BlueDotOptions } from '@brand/web-sdk/blue-dot';
import type { Clusters } from '@brand/web-sdk/clusters';
import type { DynamicFocus, DynamicFocusOptions } from '@brand/web-sdk/dynamic-focus';
import type { Images } from '@brand/web-sdk/images';
import type { Models } from '@brand/web-sdk/models';
import type { Outdoor, OutdoorOptions } from '@brand/web-sdk/outdoor';
import type { Screenshots } from '@brand/web-sdk/screenshots';
import type { Search, SearchOptions } from '@brand/web-sdk/search';
import type { StackedFloors } from '@brand/web-sdk/stacked-floors';
import type { Text3d } from '@brand/web-sdk/text-3d';
import type { Views } from '@brand/web-sdk/views';

/** Features beyond the core, by the name that `map.use` takes: what each gives, and its options. */
export type FeatureByType = {
  annotations: [api: Annotations, options: undefined];
  'blue-dot': [api: Omit<BlueDot, 'setFilter'>, options: Omit<BlueDotOptions, 'sources'>];
  clusters: [api: Clusters, options: undefined];
  'dynamic-focus': [api: DynamicFocus, options: DynamicFocusOptions];
  images: [api: Images, options: undefined];
  models: [api: Models, options: undefined];
  outdoor: [api: Omit<Outdoor, 'useMapLibre'>, options: OutdoorOptions];
  screenshots: [api: Screenshots, options: undefined];
  search: [api: Search, options: SearchOptions];
  'stacked-floors': [api: StackedFloors, options: undefined];
  'text-3d': [api: Text3d, options: undefined];
  views: [api: Omit<Views, 'addPart'>, options: undefined];
};

/** The name of a feature beyond the core. */
export type FeatureName = keyof FeatureByType;
