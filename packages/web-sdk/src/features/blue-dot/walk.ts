import type { Point } from '@brand/geo';
import { computeBearingDegrees } from './bearing.ts';

/** Part of a path on one floor, in metres of the venue's frame. */
export type WalkSegment = { readonly floorId: string | undefined; readonly line: readonly Point[] };

export type WalkPlace = Point & {
  readonly floorId: string | undefined;
  /** Direction of the path, clockwise from north; `undefined` for a path without length. */
  readonly bearingDegrees: number | undefined;
};

type Leg = {
  readonly a: Point;
  readonly b: Point;
  readonly start: number;
  readonly length: number;
  readonly floorId: string | undefined;
};

/** A path across floors. Connections between floors take no time. */
export class Walk {
  /** Metres from start to end. */
  readonly length: number;
  readonly #legs: readonly Leg[];
  readonly #first: WalkPlace | undefined;

  constructor(pieces: readonly WalkSegment[]) {
    const legs: Leg[] = [];
    let start = 0;
    for (const { floorId, line } of pieces) {
      for (const [index, b] of line.entries()) {
        const a = line[index - 1];
        const length = a ? Math.hypot(b.x - a.x, b.y - a.y) : 0;
        if (!a || length === 0) continue;
        legs.push({ a, b, start, length, floorId });
        start += length;
      }
    }
    this.length = start;
    this.#legs = legs;
    const piece = pieces.find(({ line }) => line.length > 0);
    const point = piece?.line[0];
    this.#first = point && { ...point, floorId: piece?.floorId, bearingDegrees: undefined };
  }

  /**
   * The position at a distance in metres, clamped to the path; `undefined` for a path without
   * points.
   */
  at(metres: number): WalkPlace | undefined {
    const leg = this.#legs.findLast(({ start }) => start <= Math.max(0, metres));
    if (!leg) return this.#first;
    const share = Math.min(1, Math.max(0, (metres - leg.start) / leg.length));
    return {
      x: leg.a.x + (leg.b.x - leg.a.x) * share,
      y: leg.a.y + (leg.b.y - leg.a.y) * share,
      floorId: leg.floorId,
      bearingDegrees: computeBearingDegrees(leg.b.x - leg.a.x, leg.b.y - leg.a.y),
    };
  }

  /**
   * The direction of the path near a point, measured `ahead` metres further on, so that a camera
   * starts to turn before the corner. `undefined` if the path is farther away than `reach`.
   */
  bearingNear(
    { x, y }: Point,
    { floorId, reach, ahead }: { floorId: string | undefined; reach: number; ahead: number },
  ): number | undefined {
    let nearest = reach;
    let metres: number | undefined;
    for (const { a, b, start, length, floorId: own } of this.#legs) {
      if (floorId !== undefined && own !== floorId) continue;
      const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
      const along = Math.min(length, Math.max(0, (x - a.x) * dx + (y - a.y) * dy));
      const distance = Math.hypot(a.x + dx * along - x, a.y + dy * along - y);
      if (distance > nearest) continue;
      nearest = distance;
      metres = start + along;
    }
    if (metres === undefined) return undefined;
    const here = this.at(metres)!;
    const there = this.at(metres + ahead)!;
    // The point ahead is on another floor or at the end, so it has no direction.
    if (there.floorId !== here.floorId || (there.x === here.x && there.y === here.y)) {
      return here.bearingDegrees;
    }
    return computeBearingDegrees(there.x - here.x, there.y - here.y);
  }
}
