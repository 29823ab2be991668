import { type Bbox, bboxUnion, EMPTY_BBOX, type LngLat } from '@brand/geo';
import { objectsIn, ownValue } from '../raw-values.ts';
import type { VenueFiles } from '../venue-files.ts';

/**
 * Maximum distance of the stated centre from the footprints, in degrees: about twenty kilometres.
 */
const CENTER_SLACK = 0.2;

/**
 * Returns the centre of the venue. Uses the one in the manifest, unless the floors are far away
 * from it, because metres far from the origin of the frame are inaccurate. Without either, uses the
 * centre of the shapes.
 */
export function findCenter(files: VenueFiles): LngLat {
  const stated = positionOr(objectsIn(files.manifest?.features)[0]?.geometry?.coordinates);
  const box = findBbox(files);
  if (isEmpty(box)) return stated ?? [0, 0];
  if (stated && isNear(stated, box)) return stated;
  return [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
}

/**
 * Returns the bounding box of all floor footprints, in degrees. Without footprints, uses all
 * shapes.
 */
export function findBbox(files: VenueFiles): Bbox {
  const footprints = bboxOfFootprints(files);
  if (!isEmpty(footprints)) return footprints;
  return files.floorIds
    .map((floorId) => bboxOfFeatures(objectsIn(ownValue(files.geometry, floorId)?.features)))
    .reduce(bboxUnion, EMPTY_BBOX);
}

/** Whether the floor footprints determine the extent without any shape. */
export function hasFootprints(files: VenueFiles): boolean {
  return !isEmpty(bboxOfFootprints(files));
}

function bboxOfFootprints({ floors }: VenueFiles): Bbox {
  return bboxOfFeatures(objectsIn(floors?.features));
}

type Located = { readonly geometry?: { readonly coordinates?: unknown } | null };

function bboxOfFeatures(features: readonly Located[]): Bbox {
  const box: [number, number, number, number] = [...EMPTY_BBOX];
  for (const { geometry } of features) growBox(box, geometry?.coordinates);
  return box;
}

function growBox(box: [number, number, number, number], coordinates: unknown): void {
  if (!Array.isArray(coordinates)) return;
  if (!isPosition(coordinates)) {
    for (const part of coordinates) growBox(box, part);
    return;
  }
  const [lng, lat] = coordinates;
  if (lng < box[0]) box[0] = lng;
  if (lat < box[1]) box[1] = lat;
  if (lng > box[2]) box[2] = lng;
  if (lat > box[3]) box[3] = lat;
}

function positionOr(value: unknown): LngLat | undefined {
  return Array.isArray(value) && isPosition(value) ? [value[0], value[1]] : undefined;
}

function isPosition(value: readonly unknown[]): value is LngLat {
  const [lng, lat] = value;
  return (
    typeof lng === 'number' &&
    typeof lat === 'number' &&
    Math.abs(lng) <= 180 &&
    Math.abs(lat) <= 90
  );
}

function isEmpty([minX, , maxX]: Bbox): boolean {
  return !(minX <= maxX);
}

function isNear([lng, lat]: LngLat, [minX, minY, maxX, maxY]: Bbox): boolean {
  return (
    lng > minX - CENTER_SLACK &&
    lng < maxX + CENTER_SLACK &&
    lat > minY - CENTER_SLACK &&
    lat < maxY + CENTER_SLACK
  );
}
