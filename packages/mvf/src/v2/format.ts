import type { BundleFormat } from '../bundle/bundle-file.ts';
import { featureIds } from '../v3/format.ts';
import { V2_FILES } from './files.ts';

/** Version 2 of the format, as the reader needs it. */
export const V2_FORMAT: BundleFormat = {
  version: 2,
  files: V2_FILES,
  normalise: {
    manifest: asCollection,
    floors: asFeatures,
    floorStacks: asList,
    connections: asList,
    enterpriseVenue: asObject,
    enterpriseLocations: asList,
    enterpriseCategories: asList,
    enterpriseLayers: asList,
  },
  floorIds: (floors, paths) => {
    const ids = featureIds(asFeatures(floors));
    return ids.length > 0 ? ids : floorsOfPaths(paths ?? []);
  },
};

/**
 * Wraps a bare feature in a collection, because some writers ship the manifest without one.
 */
function asCollection(value: unknown): unknown {
  return isObject(value) && value['type'] === 'Feature'
    ? { type: 'FeatureCollection', features: [value] }
    : value;
}

/**
 * Converts a list of floors to features. The first exports list floors without footprints, although
 * the file is called GeoJSON.
 */
function asFeatures(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const features = value.map((properties: unknown) => ({
    type: 'Feature',
    geometry: null,
    properties,
  }));
  return { type: 'FeatureCollection', features };
}

/**
 * Converts features to a list. Early exports shipped lists as GeoJSON, where the properties of each
 * feature are the entry.
 */
function asList(value: unknown): unknown {
  if (!isObject(value) || !Array.isArray(value['features'])) return value;
  return value['features'].map((feature: unknown) =>
    isObject(feature) && isObject(feature['properties']) ? feature['properties'] : feature,
  );
}

function asObject(value: unknown): unknown {
  const list = asList(value);
  return Array.isArray(list) ? list[0] : value;
}

const FLOOR_FILE = /^(?:space|obstruction|entrance)s?\/([^/]+)\.(?:geo)?json$/;

/** Derives the floors of a bundle without a floors file from the names of other files. */
function floorsOfPaths(paths: readonly string[]): string[] {
  const ids = paths.flatMap((path) => FLOOR_FILE.exec(path)?.[1] ?? []);
  return [...new Set(ids)];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
