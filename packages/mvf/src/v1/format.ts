import type { BundleFormat } from '../bundle/bundle-file.ts';
import { V1_FILES } from './files.ts';

/**
 * Version 1 of the format, as the reader needs it. No file of a bundle lists its levels, so they
 * are derived from file names. A bundle behind a URL cannot be listed and therefore has no levels.
 */
export const V1_FORMAT: BundleFormat = {
  version: 1,
  files: V1_FILES,
  normalise: {
    venue: asCollection,
    buildings: asCollection,
    locations: asCollection,
    categories: asCollection,
    levels: asCollection,
  },
  floorIds: (_floors, paths) => {
    const levels = idsIn(paths ?? [], LEVEL_FILE);
    return levels.length > 0 ? levels : idsIn(paths ?? [], FLOOR_FILE);
  },
};

const LEVEL_FILE = /^levels?\/([^/]+)\.(?:geo)?json$/;
const FLOOR_FILE = /^(?:space|obstruction|node)s?\/([^/]+)\.(?:geo)?json$/;

function idsIn(paths: readonly string[], pattern: RegExp): string[] {
  return [...new Set(paths.flatMap((path) => pattern.exec(path)?.[1] ?? []))];
}

/**
 * Wraps a bare feature or a plain list in a collection. Some writers ship one feature bare, and
 * objects without a position as a plain JSON list.
 */
function asCollection(value: unknown): unknown {
  if (Array.isArray(value)) return { type: 'FeatureCollection', features: value.map(asFeature) };
  const isCollection = typeof value === 'object' && value !== null && 'features' in value;
  return isCollection ? value : { type: 'FeatureCollection', features: [asFeature(value)] };
}

function asFeature(value: unknown): unknown {
  const isFeature = typeof value === 'object' && value !== null && 'properties' in value;
  return isFeature ? value : { type: 'Feature', geometry: null, properties: value };
}
