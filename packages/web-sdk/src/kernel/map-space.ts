import type { LngLat, LocalFrame, Point } from '@brand/geo';
import type { Coordinate, Venue } from '@brand/venue';

/** A position in the scene, in metres. `x` points east, `y` north and `z` up. */
export type WorldPoint = {
  /** Distance to the east, in metres. */
  readonly x: number;
  /** Distance to the north, in metres. */
  readonly y: number;
  /** Height, in metres. */
  readonly z: number;
};

/** Returns the altitude of a floor's content, in metres. */
export type AltitudeOf = (floorId: string) => number;

/**
 * Converts coordinates of the venue to positions in the scene, and back.
 *
 * @example
 * const { x, y, z } = context.space.toWorld(here);
 * const above = context.space.toCoordinate({ x, y, z: z + 2 }, here.floorId);
 */
export class MapSpace {
  /** Converts degrees to metres and back, relative to the venue's centre. */
  readonly frame: LocalFrame;
  readonly #altitudeOf: AltitudeOf;

  /** @internal Each map has one `MapSpace`. */
  constructor(venue: Venue, altitudeOf: AltitudeOf) {
    this.frame = venue.frame;
    this.#altitudeOf = altitudeOf;
  }

  /** Returns the distance east and north of the venue's centre, in metres. */
  toMetres(lngLat: LngLat): Point {
    return this.frame.toMetres(lngLat);
  }

  /** Returns the position in the scene, at the current altitude of the coordinate's floor. */
  toWorld({ lngLat, floorId, height = 0 }: Coordinate): WorldPoint {
    const { x, y } = this.frame.toMetres(lngLat);
    return { x, y, z: (floorId === undefined ? 0 : this.#altitudeOf(floorId)) + height };
  }

  /**
   * Returns the coordinate of a position in the scene. The height of the coordinate is relative to
   * the floor.
   */
  toCoordinate({ x, y, z }: WorldPoint, floorId?: string): Coordinate {
    const lngLat = this.frame.toLngLat({ x, y });
    if (floorId === undefined) return { lngLat, height: z };
    return { lngLat, floorId, height: z - this.#altitudeOf(floorId) };
  }
}
