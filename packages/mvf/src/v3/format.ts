import type { BundleFormat } from '../bundle/bundle-file.ts';
import { V3_FILES } from './files.ts';

/** Version 3 of the format, as the reader needs it. */
export const V3_FORMAT: BundleFormat = {
  version: 3,
  files: V3_FILES,
  normalise: {
    manifest: asCollection,
    outdoors: (value) => (Array.isArray(value) ? { floors: value } : value),
    facade: (value) => (Array.isArray(value) ? value : facadesByStack(value)),
    locations: withDayLists,
    locationInstances: withDayLists,
  },
  floorIds: (floors) => featureIds(floors),
};

/**
 * Wraps a bare feature in a collection, because some writers ship the manifest without one.
 */
function asCollection(value: unknown): unknown {
  return isObject(value) && value['type'] === 'Feature'
    ? { type: 'FeatureCollection', features: [value] }
    : value;
}

/** Converts older bundles' record of anchors by floor stack id into a list. */
function facadesByStack(value: unknown): unknown {
  if (!isObject(value)) return value;
  return Object.entries(value).map(([floorStackId, anchors]) => ({
    floorStackId,
    geometryIds: Array.isArray(anchors)
      ? anchors.map((anchor: unknown) => (isObject(anchor) ? anchor['geometryId'] : anchor))
      : anchors,
  }));
}

/** Converts a single day of opening hours into a list; schema.org allows both. */
function withDayLists(value: unknown): unknown {
  // The validator detects older shapes by identity, so a value that is already right stays the same
  // object.
  if (!Array.isArray(value) || !value.some((place) => hoursOf(place).some(hasSingleDay))) {
    return value;
  }
  return value.map((place: unknown) => {
    const hours = hoursOf(place);
    if (!hours.some(hasSingleDay)) return place;
    const listed = hours.map((one) =>
      hasSingleDay(one) ? { ...one, dayOfWeek: [one.dayOfWeek] } : one,
    );
    return { ...(place as object), openingHours: listed };
  });
}

function hoursOf(place: unknown): readonly unknown[] {
  const hours = isObject(place) ? place['openingHours'] : undefined;
  return Array.isArray(hours) ? hours : [];
}

function hasSingleDay(hours: unknown): hours is { dayOfWeek: string } {
  return isObject(hours) && typeof hours['dayOfWeek'] === 'string';
}

/** Returns the ids of a collection's features. The validator reports features without an id. */
export function featureIds(collection: unknown): readonly string[] {
  const features = isObject(collection) ? collection['features'] : undefined;
  if (!Array.isArray(features)) return [];
  const ids = features.map((feature: unknown) => {
    const properties = isObject(feature) ? feature['properties'] : undefined;
    return isObject(properties) ? properties['id'] : undefined;
  });
  return [...new Set(ids.filter((id) => typeof id === 'string'))];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
