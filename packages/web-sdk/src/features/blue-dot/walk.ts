import type { Point } from '@brand/geo';
import { bearingDegreesOf } from './angle.ts';

/** A stretch of a way on one floor, in metres of the venue's frame. */
export type WalkPiece = { readonly floorId: string | undefined; readonly line: readonly Point[] };

/** Where one is on a way. */
export type WalkPlace = Point & {
  readonly floorId: string | undefined;
  /** Direction of the way here, clockwise from north; `undefined` for a way without length. */
  readonly bearingDegrees: number | undefined;
};

type Leg = {
  readonly a: Point;
  readonly b: Point;
  readonly start: number;
  readonly length: number;
  readonly floorId: string | undefined;
};

/** A way over floors that can be walked. What connections carry takes no time. */
export class Walk {
  /** Metres from start to end. */
  readonly length: number;
  readonly #legs: readonly Leg[];
  readonly #first: WalkPlace | undefined;

  constructor(pieces: readonly WalkPiece[]) {
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

  /** The place at so many metres from the start; the end beyond it, `undefined` for a way of no points. */
  at(metres: number): WalkPlace | undefined {
    const leg = this.#legs.findLast(({ start }) => start <= Math.max(0, metres));
    if (!leg) return this.#first;
    const share = Math.min(1, Math.max(0, (metres - leg.start) / leg.length));
    return {
      x: leg.a.x + (leg.b.x - leg.a.x) * share,
      y: leg.a.y + (leg.b.y - leg.a.y) * share,
      floorId: leg.floorId,
      bearingDegrees: bearingDegreesOf(leg.b.x - leg.a.x, leg.b.y - leg.a.y),
    };
  }

  /**
   * The direction of the way at the place of it that is nearest to a point, a few metres on, so that
   * a camera begins to turn before the corner. `undefined` where the way is farther than `reach`.
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
    // On another floor, or at the end, the way on says nothing.
    if (there.floorId !== here.floorId || (there.x === here.x && there.y === here.y)) {
      return here.bearingDegrees;
    }
    return bearingDegreesOf(there.x - here.x, there.y - here.y);
  }
}
