import { type Bbox, bboxOfPositions, type LngLat, type Position } from '@brand/geo';
import { objectsIn, ownValue } from '../raw-values.ts';
import type { VenueFiles } from '../venue-files.ts';

/** Degrees by which the stated centre may lie outside the footprints: some twenty kilometres. */
const CENTER_SLACK = 0.2;

/**
 * The centre of the venue: what the manifest states, unless the floors are somewhere else entirely,
 * since metres far from the centre of the frame would be wrong. Without either, the middle of the
 * shapes.
 */
export function findCenter(files: VenueFiles): LngLat {
  const stated = positionOr(objectsIn(files.manifest?.features)[0]?.geometry?.coordinates);
  const footprints = bboxOfPositions(footprintPositions(files));
  if (stated && (isEmpty(footprints) || isNear(stated, footprints))) return stated;
  const box = isEmpty(footprints) ? bboxOfPositions(shapePositions(files)) : footprints;
  return isEmpty(box) ? (stated ?? [0, 0]) : [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
}

/** Every position of the footprints and shapes. */
export function* positionsIn(files: VenueFiles): Iterable<Position> {
  yield* footprintPositions(files);
  yield* shapePositions(files);
}

function* footprintPositions(files: VenueFiles): Iterable<Position> {
  for (const { geometry } of objectsIn(files.floors?.features)) {
    yield* nestedPositions(geometry?.coordinates);
  }
}

function* shapePositions(files: VenueFiles): Iterable<Position> {
  for (const floorId of files.floorIds) {
    for (const { geometry } of objectsIn(ownValue(files.geometry, floorId)?.features)) {
      yield* nestedPositions(geometry?.coordinates);
    }
  }
}

function* nestedPositions(coordinates: unknown): Iterable<Position> {
  if (!Array.isArray(coordinates)) return;
  const position = positionOr(coordinates);
  if (position) yield position;
  else for (const part of coordinates) yield* nestedPositions(part);
}

function positionOr(value: unknown): LngLat | undefined {
  const [lng, lat] = Array.isArray(value) ? (value as unknown[]) : [];
  const isPlace = Number.isFinite(lng) && Number.isFinite(lat);
  if (!isPlace || Math.abs(lng as number) > 180 || Math.abs(lat as number) > 90) return undefined;
  return [lng as number, lat as number];
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
