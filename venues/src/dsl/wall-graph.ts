import {
  interiorPoint,
  planarFaces,
  type PlanarFace,
  type Point,
  pointInPolygon,
  polygonArea,
} from '@brand/geo';
import type { FloorPlan, PlanSpace, WallLook } from './floor-plan.ts';
import type { Vec } from './shapes.ts';

/** An area between walls and the space that names it. */
export type NamedFace = { readonly face: PlanarFace; readonly space: PlanSpace };

/** A segment with the spaces on both sides; the outside has none. */
export type WallPiece = {
  readonly a: Point;
  readonly b: Point;
  readonly look: WallLook;
  readonly sides: readonly NamedFace[];
};

export type WallGraph = {
  readonly faces: readonly NamedFace[];
  readonly pieces: readonly WallPiece[];
};

/** Maximum area of slivers between lines that were meant to meet, in square metres. */
const SLIVER = 0.02;

/** Turns the lines of a plan into named spaces and the pieces of wall between them. */
export function buildWallGraph(plan: FloorPlan): WallGraph {
  const segments = plan.lines.flatMap(({ path }, tag) =>
    path.slice(1).map((end, index) => ({ a: point(path[index] as Vec), b: point(end), tag })),
  );
  const faces = nameFaces(plan, planarFaces(segments));
  return { faces, pieces: [...collectPieces(plan, faces).values()] };
}

export function point([x, y]: Vec): Point {
  return { x, y };
}

export function polygonOf(face: PlanarFace): readonly (readonly Point[])[] {
  return [face.outer, ...face.holes];
}

function nameFaces(plan: FloorPlan, faces: readonly PlanarFace[]): NamedFace[] {
  const problems: string[] = [];
  const left = new Set(plan.spaces);
  const named = faces.flatMap((face) => {
    const inside = plan.spaces.filter(({ at }) => pointInPolygon(point(at), polygonOf(face)));
    const [space, other] = inside;
    for (const one of inside) left.delete(one);
    if (other && space)
      problems.push(`"${space.key}" and "${other.key}" are in one space: draw a wall.`);
    const area = polygonArea(polygonOf(face));
    if (!space && area > SLIVER) {
      const { x, y } = interiorPoint(polygonOf(face)) ?? { x: Number.NaN, y: Number.NaN };
      problems.push(
        `nothing names the space of ${area.toFixed(1)} m² at [${x.toFixed(2)}, ${y.toFixed(2)}].`,
      );
    }
    return space ? [{ face, space }] : [];
  });
  for (const { key, at } of left)
    problems.push(`"${key}" at [${at.join(', ')}] is not between walls.`);
  if (problems.length > 0) throw new Error(`Floor ${plan.key}:\n  ${problems.join('\n  ')}`);
  return named;
}

function collectPieces(plan: FloorPlan, faces: readonly NamedFace[]): Map<string, WallPiece> {
  const pieces = new Map<string, WallPiece>();
  for (const named of faces) {
    for (const { a, b, tags } of [...named.face.edges, ...named.face.spurs]) {
      const key = pieceKey(a, b);
      const sides = pieces.get(key)?.sides ?? [];
      // The line drawn last wins, so that glass can be drawn over a wall.
      const look = plan.lines[Math.max(...tags)]?.look ?? 'wall';
      pieces.set(key, { a, b, look, sides: sides.includes(named) ? sides : [...sides, named] });
    }
  }
  return pieces;
}

function pieceKey(a: Point, b: Point): string {
  const [one, two] = [a, b].map(({ x, y }) => `${x.toFixed(3)},${y.toFixed(3)}`).toSorted();
  return `${one} ${two}`;
}
