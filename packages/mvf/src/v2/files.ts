import type { BundleFile } from '../bundle/bundle-file.ts';

/** Files of a version 2 bundle that exist once, by key. */
export type V2VenueFiles = {
  manifest: { type: 'FeatureCollection'; features: { properties: Record<string, unknown> }[] };
};

/** Files of a version 2 bundle that exist once per floor, by key. */
export type V2FloorFiles = Record<never, never>;

export const V2_FILES: readonly BundleFile[] = [];
