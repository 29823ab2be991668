import { type Point, pointDistance } from '@brand/geo';
import type { NamedFace, WallPiece } from './wall-graph.ts';
import type { WallLook } from './floor-plan.ts';

/** A wall between the same two spaces as one polyline, into which doors can be cut. */
export type WallChain = {
  readonly line: readonly Point[];
  readonly look: WallLook;
  readonly sides: readonly NamedFace[];
};

/** Joins pieces of the same style with the same spaces on both sides, end to end. */
export function joinWallPolylines(pieces: readonly WallPiece[]): WallChain[] {
  const groups = Map.groupBy(pieces, ({ look, sides }) =>
    [look, ...sides.map(({ space }) => space.key).toSorted()].join('|'),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    return joinLines(group).map((line) => ({ line, look: first.look, sides: first.sides }));
  });
}

function joinLines(pieces: readonly WallPiece[]): Point[][] {
  const ends = new Map<string, WallPiece[]>();
  for (const piece of pieces) {
    for (const end of [piece.a, piece.b])
      ends.set(name(end), [...(ends.get(name(end)) ?? []), piece]);
  }
  const free = new Set(pieces);
  const lines: Point[][] = [];
  for (const piece of pieces) {
    if (!free.delete(piece)) continue;
    const forward = follow(piece.b, ends, free);
    const backward = follow(piece.a, ends, free);
    lines.push([...backward.toReversed(), piece.a, piece.b, ...forward]);
  }
  return lines;
}

/** Walks from an end as long as exactly one other piece continues there. */
function follow(
  start: Point,
  ends: ReadonlyMap<string, readonly WallPiece[]>,
  free: Set<WallPiece>,
): Point[] {
  const walked: Point[] = [];
  let at = start;
  for (;;) {
    const here = ends.get(name(at)) ?? [];
    const next = here.length === 2 ? here.find((piece) => free.has(piece)) : undefined;
    if (!next) return walked;
    free.delete(next);
    at = name(next.a) === name(at) ? next.b : next.a;
    walked.push(at);
  }
}

function name({ x, y }: Point): string {
  return `${x.toFixed(3)},${y.toFixed(3)}`;
}

export function lengthOf(line: readonly Point[]): number {
  return line
    .slice(1)
    .reduce((sum, end, index) => sum + pointDistance(line[index] as Point, end), 0);
}

/** The part of a line between two distances from its start. */
export function partOf(line: readonly Point[], from: number, to: number): Point[] {
  const part: Point[] = [];
  let walked = 0;
  for (let index = 0; index + 1 < line.length; index += 1) {
    const [a, b] = [line[index], line[index + 1]] as [Point, Point];
    const length = pointDistance(a, b);
    const [enter, leave] = [Math.max(from - walked, 0), Math.min(to - walked, length)];
    if (enter < leave) {
      if (part.length === 0) part.push(between(a, b, enter / length));
      part.push(between(a, b, leave / length));
    }
    walked += length;
  }
  return part;
}

function between(a: Point, b: Point, t: number): Point {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}
