import type { LngLat } from '@brand/geo';

/** A position in the venue. */
export type Coordinate = {
  /** Longitude and latitude in degrees, WGS 84. */
  readonly lngLat: LngLat;
  /** Id of the floor. If omitted, the position applies to every floor. */
  readonly floorId?: string;
  /**
   * Height above the floor, in metres.
   * @defaultValue 0
   */
  readonly height?: number;
};
