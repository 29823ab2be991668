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
  /** Signs of the venue, such as fire extinguishers. */
  annotations: [api: Annotations, options: undefined];
  /** Where the user is. */
  'blue-dot': [api: Omit<BlueDot, 'setFilter'>, options: Omit<BlueDotOptions, 'sources'>];
  /** Points that are close to each other, shown as one. */
  clusters: [api: Clusters, options: undefined];
  /** Opens the building that the camera looks at. */
  'dynamic-focus': [api: DynamicFocus, options: DynamicFocusOptions];
  /** Pictures on floors, tops and walls. */
  images: [api: Images, options: undefined];
  /** glTF and GLB models. */
  models: [api: Models, options: undefined];
  /** The surroundings of the venue. */
  outdoor: [api: Omit<Outdoor, 'useMapLibre'>, options: OutdoorOptions];
  /** Pictures of the map. */
  screenshots: [api: Screenshots, options: undefined];
  /** Finds places by name, tag and category. */
  search: [api: Search, options: SearchOptions];
  /** Floors apart, one above the other. */
  'stacked-floors': [api: StackedFloors, options: undefined];
  /** Text that lies in the scene. */
  'text-3d': [api: Text3d, options: undefined];
  /** States of the map to keep and share. */
  views: [api: Omit<Views, 'addPart'>, options: undefined];
};

/** The name of a feature beyond the core. */
export type FeatureName = keyof FeatureByType;
