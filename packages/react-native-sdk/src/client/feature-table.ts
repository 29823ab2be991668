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

/** Optional features by the name that `map.use` accepts, with their interfaces and options. */
export type FeatureByType = {
  /** The venue's symbols, such as fire extinguishers. */
  annotations: [api: Annotations, options: undefined];
  /** The user's position. */
  'blue-dot': [api: Omit<BlueDot, 'setFilter'>, options: Omit<BlueDotOptions, 'sources'>];
  /** Points that are close to each other, combined into clusters. */
  clusters: [api: Clusters, options: undefined];
  /** Buildings that open when the camera faces them. */
  'dynamic-focus': [api: DynamicFocus, options: DynamicFocusOptions];
  /** Images on floors, tops and walls. */
  images: [api: Images, options: undefined];
  /** glTF and GLB models. */
  models: [api: Models, options: undefined];
  /** Surroundings of the venue. */
  outdoor: [api: Omit<Outdoor, 'useMapLibre'>, options: OutdoorOptions];
  /** Images of the map. */
  screenshots: [api: Screenshots, options: undefined];
  /** Search for places by name, tag and category. */
  search: [api: Search, options: SearchOptions];
  /** Floors pulled apart, one above the other. */
  'stacked-floors': [api: StackedFloors, options: undefined];
  /** Text in the scene. */
  'text-3d': [api: Text3d, options: undefined];
  /** States of the map to save and share. */
  views: [api: Omit<Views, 'addPart'>, options: undefined];
};

/** Name of an optional feature. */
export type FeatureName = keyof FeatureByType;
