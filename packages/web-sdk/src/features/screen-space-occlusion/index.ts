export { screenSpaceOcclusion } from './screen-space-occlusion.ts';
export type {
  OcclusionEvents,
  OcclusionFallback,
  ScreenSpaceOcclusion,
  ScreenSpaceOcclusionOptions,
} from './occlusion-options.ts';
