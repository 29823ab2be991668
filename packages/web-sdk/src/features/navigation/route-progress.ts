import { closestPointOnSegment, type Point, pointDistance } from '@brand/geo';
import type { Coordinate, Route } from '@brand/venue';

/** Progress of the user along a route. */
export type RouteProgress = {
  /** Share of the route that is already travelled, from 0 to 1. */
  readonly share: number;
  /** Travelled distance, in metres. */
  readonly travelled: number;
  /** Remaining distance, in metres. */
  readonly remaining: number;
  /** Remaining time, in seconds. */
  readonly remainingSeconds: number;
  /** Distance between the position and the route, in metres. */
  readonly offRoute: number;
  /** Index of the current section. */
  readonly sectionIndex: number;
  /** Index of the next instruction. */
  readonly instructionIndex: number;
  /** The nearest point on the route. */
  readonly coordinate: Coordinate;
};

type Candidate = {
  readonly travelled: number;
  readonly offRoute: number;
  readonly section: number;
  readonly point: Point;
};

/**
 * Matches positions to a route. Among points at about the same distance, the tracker prefers the
 * one that continues from the last, so a route that passes the same corridor twice does not jump.
 */
export class ProgressTracker {
  readonly #route: Route;
  readonly #lines: readonly {
    readonly floorId: string;
    readonly line: readonly Point[];
    readonly start: number;
  }[];
  readonly #toMetres: (lngLat: Coordinate['lngLat']) => Point;
  readonly #toLngLat: (point: Point) => Coordinate['lngLat'];
  readonly #length: number;
  readonly #stepStarts: readonly number[];
  #travelled = 0;

  constructor(
    route: Route,
    frame: {
      readonly toMetres: (lngLat: Coordinate['lngLat']) => Point;
      readonly toLngLat: (point: Point) => Coordinate['lngLat'];
    },
  ) {
    this.#route = route;
    this.#toMetres = frame.toMetres;
    this.#toLngLat = frame.toLngLat;
    let start = 0;
    this.#lines = route.sections.map(({ floor, points }) => {
      const line = points.map(frame.toMetres);
      const own = { floorId: floor.id, line, start };
      start += lengthOf(line);
      return own;
    });
    this.#length = start;
    let walked = 0;
    this.#stepStarts = route.instructions.map(({ distance }) => (walked += distance) - distance);
  }

  /** Length in metres. */
  get length(): number {
    return this.#length;
  }

  /** Range of an instruction, as ratios of the route. */
  stepRange(index: number): { readonly from: number; readonly to: number } {
    const total = this.#stepStarts.at(-1) || 1;
    const from = (this.#stepStarts[index] ?? 0) / total;
    return { from, to: (this.#stepStarts[index + 1] ?? total) / total };
  }

  /** Matches a position; `undefined` if the route does not touch its floor. */
  update({ lngLat, floorId }: Coordinate): RouteProgress | undefined {
    const best = this.#nearest(this.#toMetres(lngLat), floorId);
    if (!best) return undefined;
    this.#travelled = best.travelled;
    const share = this.#length > 0 ? best.travelled / this.#length : 1;
    const section = this.#route.sections[best.section]!;
    return {
      share,
      travelled: best.travelled,
      remaining: this.#length - best.travelled,
      remainingSeconds: this.#route.durationSeconds * (1 - share),
      offRoute: best.offRoute,
      sectionIndex: best.section,
      instructionIndex: this.#instructionAt(share),
      coordinate: { lngLat: this.#toLngLat(best.point), floorId: section.floor.id },
    };
  }

  #instructionAt(share: number): number {
    const total = this.#stepStarts.at(-1) || 1;
    const next = this.#stepStarts.findIndex((start) => start / total > share + 1e-9);
    return next === -1 ? this.#stepStarts.length - 1 : next;
  }

  #nearest(position: Point, floorId: string | undefined): Candidate | undefined {
    let best: Candidate | undefined;
    let bestScore = Infinity;
    for (const [section, { line, start, floorId: own }] of this.#lines.entries()) {
      if (floorId !== undefined && own !== floorId) continue;
      let along = start;
      for (let index = 1; index < line.length; index++) {
        const [a, b] = [line[index - 1]!, line[index]!];
        const point = closestPointOnSegment(position, a, b);
        const offRoute = pointDistance(position, point);
        const travelled = along + pointDistance(a, point);
        along += pointDistance(a, b);
        // Penalty of half a metre for each ten metres of jump, twice as much backwards.
        const jump = travelled - this.#travelled;
        const score = offRoute + (jump < 0 ? -jump * 0.1 : jump * 0.05);
        if (score < bestScore) {
          bestScore = score;
          best = { travelled, offRoute, section, point };
        }
      }
    }
    return best;
  }
}

function lengthOf(line: readonly Point[]): number {
  let length = 0;
  for (let index = 1; index < line.length; index++) {
    length += pointDistance(line[index - 1]!, line[index]!);
  }
  return length;
}
