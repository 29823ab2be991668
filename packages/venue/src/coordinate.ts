import type { LngLat } from '@brand/geo';

/** A place in the venue. */
export type Coordinate = {
  /** Longitude and latitude in degrees, WGS 84. */
  readonly lngLat: LngLat;
  /** Id of the floor; without it the place is meant on every floor. */
  readonly floorId?: string;
  /**
   * Metres above the floor.
   * @defaultValue 0
   */
  readonly height?: number;
};
