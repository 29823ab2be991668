import type { Coordinate } from '@brand/venue';
import { SdkError } from './sdk-error.ts';
import type { VenueIndex } from './venue-index.ts';
import type { VenueMap } from './venue-map.ts';

/** A position on a map of the venue. */
export type MapCoordinate = {
  /** Map that the position is on. */
  readonly map: VenueMap;
  /** Latitude, in degrees north. */
  readonly latitude: number;
  /** Longitude, in degrees east. */
  readonly longitude: number;
};

/** Converts a coordinate for the engine. */
export function toEngine({ map, latitude, longitude }: MapCoordinate): Coordinate {
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) {
    throw new SdkError(
      'sdk/bad-option',
      `coordinate: expected latitude and longitude in degrees, found ${latitude} and ${longitude}.`,
    );
  }
  return { lngLat: [longitude, latitude], floorId: map.id };
}

/** Converts a coordinate of the engine; uses `fallback` if it has no floor. */
export function fromEngine(
  { lngLat: [longitude, latitude], floorId }: Coordinate,
  index: VenueIndex,
  fallback: VenueMap,
): MapCoordinate {
  const floor = floorId === undefined ? undefined : index.engine.find('floor', floorId);
  return { map: floor ? index.map(floor) : fallback, latitude, longitude };
}
