import type { LngLat, LocalFrame, Point } from '@brand/geo';
import type { Coordinate, Venue } from '@brand/venue';

/** A place in the scene, in metres: `x` east, `y` north, `z` up. */
export type WorldPoint = {
  /** To the east, in metres. */
  readonly x: number;
  /** To the north, in metres. */
  readonly y: number;
  /** Up, in metres. */
  readonly z: number;
};

/** Altitude of a floor's content in metres. */
export type AltitudeOf = (floorId: string) => number;

/**
 * Turns coordinates of the venue into places in the scene, and back.
 *
 * @example
 * const { x, y, z } = context.space.toWorld(here);
 * const above = context.space.toCoordinate({ x, y, z: z + 2 }, here.floorId);
 */
export class MapSpace {
  /** Degrees to metres and back, from the venue's centre. */
  readonly frame: LocalFrame;
  readonly #altitudeOf: AltitudeOf;

  /** @internal A map has one. */
  constructor(venue: Venue, altitudeOf: AltitudeOf) {
    this.frame = venue.frame;
    this.#altitudeOf = altitudeOf;
  }

  /** Metres east and north of the venue's centre. */
  toMetres(lngLat: LngLat): Point {
    return this.frame.toMetres(lngLat);
  }

  /** The place in the scene, at the present altitude of the coordinate's floor. */
  toWorld({ lngLat, floorId, height = 0 }: Coordinate): WorldPoint {
    const { x, y } = this.frame.toMetres(lngLat);
    return { x, y, z: (floorId === undefined ? 0 : this.#altitudeOf(floorId)) + height };
  }

  /** The coordinate of a place in the scene; its height counts from the floor. */
  toCoordinate({ x, y, z }: WorldPoint, floorId?: string): Coordinate {
    const lngLat = this.frame.toLngLat({ x, y });
    if (floorId === undefined) return { lngLat, height: z };
    return { lngLat, floorId, height: z - this.#altitudeOf(floorId) };
  }
}
