import type { LngLat } from '@brand/venue';

/** Where somebody is, as a positioning system or an app tells it. */
export type PositionReport = {
  /** Longitude and latitude in degrees, WGS 84. */
  readonly lngLat: LngLat;
  /**
   * Id of the floor.
   * @defaultValue the floor that was told last; the map's current one while none was ever told
   */
  readonly floorId?: string;
  /** The floor by its elevation (0 is ground, 1 the floor above), for systems that know no ids. */
  readonly floorLevel?: number;
  /** Metres by which the position may be wrong. @defaultValue `0`, which draws no ring */
  readonly accuracy?: number;
  /** Direction that the person looks or walks in, clockwise from north. A compass that is on beats it. */
  readonly headingDegrees?: number;
  /**
   * How sure the system is, 0 to 1. Where several systems tell positions, one that is less sure than
   * another one was within the last 5 seconds is left out.
   * @defaultValue `1`; `0.5` for the device
   */
  readonly confidence?: number;
  /** When it was measured, in milliseconds since 1970. Older ones than the last are left out. @defaultValue now */
  readonly timestamp?: number;
};

/** Who told a position. */
export type PositionOrigin = 'report' | 'device' | 'hold' | 'simulation';

/** A position that was taken. It is a coordinate, so that routes and the camera can start from it. */
export type DotPosition = {
  /** Longitude and latitude in degrees, WGS 84. */
  readonly lngLat: LngLat;
  /** Id of the floor; missing while none was ever told. */
  readonly floorId?: string;
  /** Metres by which it may be wrong. */
  readonly accuracy: number;
  /** Clockwise from north: 0 up to 360. */
  readonly headingDegrees?: number;
  /** 0 to 1. */
  readonly confidence: number;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  /** Who told it. */
  readonly origin: PositionOrigin;
};

/**
 * What the dot is like:
 *
 * - `active`: the position is known
 * - `uncertain`: it may be wrong by more than `uncertainAbove`
 * - `stale`: it was not told again for `staleAfter`
 * - `out-of-bounds`: it is outside of the venue
 * - `disabled`: the device refused its position, and nobody told another one
 * - `hidden`: no position was told yet, or the app hid the dot
 */
export type DotState = 'hidden' | 'active' | 'uncertain' | 'stale' | 'out-of-bounds' | 'disabled';
