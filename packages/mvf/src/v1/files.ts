import type { BundleFile } from '../bundle/bundle-file.ts';

/** Files of a version 1 bundle that exist once, by key. */
export type V1VenueFiles = {
  manifest: { type: 'FeatureCollection'; features: { properties: Record<string, unknown> }[] };
};

/** Files of a version 1 bundle that exist once per floor, by key. */
export type V1FloorFiles = Record<never, never>;

export const V1_FILES: readonly BundleFile[] = [];
