import type { BundleFormat } from '../bundle/bundle-file.ts';
import { V1_FILES } from './files.ts';

/** Version 1, as the reader needs it. */
export const V1_FORMAT: BundleFormat = {
  version: 1,
  files: V1_FILES,
  normalise: {},
  floorIds: () => [],
};
