import type { LngLat } from '@brand/venue';

/** Position of the user, as a positioning system or an app reports it. */
export type PositionReport = {
  /** Longitude and latitude in degrees, WGS 84. */
  readonly lngLat: LngLat;
  /**
   * Id of the floor.
   * @defaultValue the floor that was reported last; the map's current floor if none was ever
   * reported
   */
  readonly floorId?: string;
  /**
   * Floor by its elevation (0 is ground, 1 the floor above), for systems that do not use floor ids.
   */
  readonly floorLevel?: number;
  /** Accuracy of the position, as a radius in metres. @defaultValue `0`, which draws no ring */
  readonly accuracy?: number;
  /**
   * Heading of the person, in degrees clockwise from north. An active compass overrides this value.
   */
  readonly headingDegrees?: number;
  /**
   * Confidence of the system in the position, from 0 to 1. A position is discarded if another
   * system reported one with a higher confidence in the last 5 seconds.
   * @defaultValue `1`; `0.5` for the device
   */
  readonly confidence?: number;
  /**
   * Time of the measurement, in milliseconds since 1970. Positions older than the last one are
   * discarded.
   * @defaultValue now
   */
  readonly timestamp?: number;
};

/** Source of a position. */
export type PositionOrigin = 'report' | 'device' | 'hold' | 'simulation';

/**
 * A position that the dot accepted. It is a coordinate, so routes and the camera can start from it.
 */
export type DotPosition = {
  /** Longitude and latitude in degrees, WGS 84. */
  readonly lngLat: LngLat;
  /** Id of the floor. `undefined` if no floor was ever reported. */
  readonly floorId?: string;
  /** Accuracy of the position, as a radius in metres. */
  readonly accuracy: number;
  /** Heading in degrees clockwise from north, from 0 to less than 360. */
  readonly headingDegrees?: number;
  /** Confidence in the position, from 0 to 1. */
  readonly confidence: number;
  /** Time of the measurement, in milliseconds since 1970. */
  readonly timestamp: number;
  /** Source of the position. */
  readonly origin: PositionOrigin;
};

/**
 * State of the blue dot:
 *
 * - `active`: the position is known
 * - `uncertain`: the accuracy is worse than `uncertainAbove`
 * - `stale`: no position was reported for the duration of `staleAfter`
 * - `out-of-bounds`: the position is outside the venue
 * - `disabled`: the device denied access to its position, and no other source reported one
 * - `hidden`: no position was reported yet, or the app hid the dot
 */
export type DotState = 'hidden' | 'active' | 'uncertain' | 'stale' | 'out-of-bounds' | 'disabled';
